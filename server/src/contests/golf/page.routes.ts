import type { Context } from '../../web/context';
import { route } from '../../web/http/route';
import { pageRoute } from '../page-route';
import { dollars } from './board/standing-rows';
import { planOf } from './board/play';
import type { GolfMemories } from './golf-memories';
import { golfPage, shownParams } from './golf.page';
import { unknownTournament } from './picks/open-field';
import { wantedGolf } from './golf-contest';

/** The board, which stays fresh by deltas, and the amounts that the rules name. */
export function pageRoutes(ctx: Context, memories: GolfMemories): void {
  const { directory } = memories;

  pageRoute(ctx, 'GET golf/pagedata', golfPage(memories), async ({ contest_id: contestId, tid, sd }, viewer) => {
    const { base, contest } = wantedGolf(await directory.read(), viewer, contestId, ctx.clock.now());
    const shots = sd === 'all';
    const params = await shownParams(memories, contest.id, { tid, now: ctx.clock.now(), shots });
    if (!params) throw unknownTournament();
    return { params, delta: { contest_id: base.id, tid: params.tid || undefined, sd: shots ? 'all' : undefined } };
  });

  route(ctx, 'GET golf/rulesdata', ({ query, viewer }) =>
    ctx.db.read(async (tx) => {
      const memberships = await directory.readIn(tx);
      const { contest } = wantedGolf(memberships, viewer, query.contest_id, ctx.clock.now());
      const entries = memberships.entriesByContest.get(contest.id) ?? [];
      const season = await memories.seasons.readIn(tx, contest.id);
      const plan = planOf(season, entries);
      const mine = entries.find(({ userId }) => userId === viewer.userId);
      const { events, settings } = season;
      const doubles = events.filter(({ double }) => double);
      const payers = settings.feeCents === 0 ? entries.length : Math.round(plan.pot / settings.feeCents);
      return {
        config: {
          data: [
            {
              ID: 1,
              contest_id: contest.id,
              contest_name: contest.name,
              entry_id: mine?.id ?? 0,
              EntryName: mine?.name ?? '',
              EntryFee: dollars(settings.feeCents),
              Entries: payers,
              Total: dollars(plan.pot),
              Events: events.length,
              Doubles: doubles.length,
              AcesPot: dollars(plan.perEvent * events.length),
              WinnersPot: dollars(plan.perEvent * events.length),
              Frozen: settings.frozenAt === null ? (0 as const) : (1 as const),
            },
          ],
        },
        prizes: {
          data: plan.weekly.map((cents, n) => ({
            ID: n + 1,
            Weekly: dollars(cents),
            Double: dollars(2 * cents),
            Overall: dollars(plan.overall[n] ?? 0),
          })),
        },
        doubles: { data: doubles.map(({ tid, tournament }) => ({ ID: tid, Name: tournament.name })) },
      };
    }),
  );
}
