import { formatMoney, moneyDigits } from '@poolhouse/contract/formats';
import { Refusal } from '../../../ground/refusal';
import { logActivity } from '../../../people/activity/activity.store';
import type { Context } from '../../../web/context';
import { route } from '../../../web/http/route';
import { contestFor } from '../../access';
import { planOf } from '../board/play';
import { golfKind } from '../golf.kind';
import type { GolfMemories } from '../golf-memories';
import { planTotal, type MoneyPlan } from '../rules/money.rules';
import { proposedSeason, unfit } from '../rules/season.rules';
import { keepSettings, setSeason } from '../stores/contest.store';
import { allTournaments, tournamentsOfYear } from '../stores/tournaments.store';

const cents = (amount: number): number => Math.round(amount * 100);
const centsList = (text: string): number[] => text.split(',').map((amount) => cents(Number(amount)));

/** How an administrator sets up a contest: its tournaments, and how it is played. */
export function seasonRoutes(ctx: Context, memories: GolfMemories): void {
  route(ctx, 'POST ad/golf_season', ({ body, viewer, request }) =>
    ctx.db.write(async (tx, touch) => {
      const now = ctx.clock.now();
      const contest = contestFor(await memories.directory.readIn(tx), viewer, golfKind.type, body.contest_id);
      const { settings, events: before } = await memories.seasons.readIn(tx, contest.id);
      const wanted = body.tournaments ?? [];
      const known = new Map(
        (
          await allTournaments(
            tx,
            wanted.map(({ id }) => id),
          )
        ).map((one) => [one.id, one]),
      );
      const chosen = body.tournaments
        ? wanted.map(({ id, double }) => {
            const tournament = known.get(id);
            if (!tournament) throw new Refusal('unknown_tournament', `There is no tournament ${id}. Nothing was changed.`);
            return { tournament, double: double === 1 };
          })
        : proposedSeason(
            [...(await tournamentsOfYear(tx, contest.year)), ...(await tournamentsOfYear(tx, contest.year + 1))],
            contest.year,
            body.events,
          );
      for (const { tournament } of chosen) {
        const why = unfit(tournament);
        if (why) throw new Refusal('team_event', `${why} Nothing was changed.`, { tournaments: why });
      }
      if (body.propose_only !== 1) {
        if (settings.frozenAt !== null)
          throw new Refusal(
            'conflict',
            'The season has begun: its tournaments and what they pay stand since its first tee. Nothing was changed.',
          );
        const sorted = [...chosen].sort((a, b) => a.tournament.firstTeeAt - b.tournament.firstTeeAt || a.tournament.id - b.tournament.id);
        await setSeason(
          tx,
          touch,
          contest.id,
          sorted.map(({ tournament, double }, n) => ({ tid: tournament.id, seq: n + 1, double })),
        );
        await logActivity(tx, {
          at: now,
          action: 'golf.season',
          by: viewer,
          ip: request.ip,
          before: { contest_id: contest.id, tournaments: before.map(({ tid }) => tid) },
          after: { contest_id: contest.id, tournaments: sorted.map(({ tournament }) => tournament.id) },
          place: { contest: contest.id },
        });
      }
      return {
        result: 'success' as const,
        tournaments: {
          data: chosen.map(({ tournament, double }) => ({
            ID: tournament.id,
            Name: tournament.name,
            Start_Date: tournament.startDate,
            double: double ? (1 as const) : (0 as const),
          })),
        },
      };
    }),
  );

  route(ctx, 'POST ad/golf_settings', ({ body, viewer, request }) =>
    ctx.db.write(async (tx, touch) => {
      const now = ctx.clock.now();
      const memberships = await memories.directory.readIn(tx);
      const contest = contestFor(memberships, viewer, golfKind.type, body.contest_id);
      const season = await memories.seasons.readIn(tx, contest.id);
      const { settings } = season;
      const money = body.entry_fee ?? body.weekly ?? body.overall ?? body.per_event;
      if (money !== undefined && settings.frozenAt !== null)
        throw new Refusal('conflict', 'The season has begun, and its amounts stand since its first tee. Nothing was changed.');
      const next = {
        ...settings,
        feeCents: body.entry_fee === undefined ? settings.feeCents : cents(body.entry_fee),
        sideActionOpen: body.side_action_open === undefined ? settings.sideActionOpen : body.side_action_open === 1,
        oncePerSeason: body.once_per_season === undefined ? settings.oncePerSeason : body.once_per_season === 1,
        selfPick1: body.self_pick1 === undefined ? settings.selfPick1 : body.self_pick1 === 1,
        plan: body.entry_fee === undefined ? settings.plan : null,
      };
      if (body.weekly !== undefined || body.overall !== undefined || body.per_event !== undefined) {
        const usual = planOf({ ...season, settings: { ...next, plan: null } }, memberships.entriesByContest.get(contest.id) ?? []);
        next.plan = writtenPlan(usual, body, season.events);
      }
      await keepSettings(tx, touch, contest.id, next);
      await logActivity(tx, {
        at: now,
        action: 'golf.settings',
        by: viewer,
        ip: request.ip,
        before: { contest_id: contest.id, ...settings },
        after: { contest_id: contest.id, ...next },
        place: { contest: contest.id },
      });
      return { result: 'success' as const };
    }),
  );
}

/** The amounts that an administrator wrote; refused unless they are the pot to the cent. */
function writtenPlan(
  usual: MoneyPlan,
  { weekly, overall, per_event: perEvent }: { weekly?: string | undefined; overall?: string | undefined; per_event?: number | undefined },
  events: readonly { double: boolean }[],
): MoneyPlan {
  const plan: MoneyPlan = {
    pot: usual.pot,
    perEvent: perEvent === undefined ? usual.perEvent : cents(perEvent),
    weekly: weekly === undefined ? usual.weekly : centsList(weekly),
    overall: overall === undefined ? usual.overall : centsList(overall),
    rest: 0,
  };
  const total = planTotal(plan, { events: events.length, doubles: events.filter(({ double }) => double).length });
  const digits = moneyDigits([total / 100, plan.pot / 100]);
  if (total !== plan.pot)
    throw new Refusal(
      'bad_input',
      `These prizes add up to ${formatMoney(total / 100, digits)}, and the pot is ${formatMoney(plan.pot / 100, digits)}. Nothing was changed.`,
      {
        weekly: 'does not add up to the pot',
      },
    );
  return plan;
}
