import { formatToPar } from '@poolhouse/contract/formats';
import { Refusal } from '../../../ground/refusal';
import type { Touch, Tx } from '../../../ground/db/database';
import { logActivity } from '../../../people/activity/activity.store';
import type { Context } from '../../../web/context';
import { route } from '../../../web/http/route';
import type { TournamentFacts } from '../golf';
import { groupField, SMALLEST_FIELD } from '../rules/groups.rules';
import { holesToPar, posted } from '../rules/card.rules';
import { keepCards, keepField, readFacts, setGolferStatus, setStartingStrokes } from '../stores/facts.store';
import { boardAt, type Board } from '../rules/board.rules';
import { cutRuling, golferAct, handStateOf, roundRuling, rulingOf, toldAct, type HandAct, type HandState } from '../rules/hand.rules';
import { addCorrection } from '../stores/finals.store';
import { changeTournament, fieldPublishedAt, publishField } from '../stores/tournaments.store';
import { holdTo } from './hold-to';

/** What an administrator sets of a tournament by hand, always with a reason. */
export function tournamentRoutes(ctx: Context): void {
  const factsOf = async (tx: Tx, tid: number): Promise<TournamentFacts> => {
    const facts = await readFacts(tx, tid);
    if (!facts) throw new Refusal('unknown_tournament', 'There is no such tournament.', { tournament_id: 'is not a tournament' });
    return facts;
  };
  const golferOf = ({ field }: TournamentFacts, golferId: number) => {
    const golfer = field.find((one) => one.golferId === golferId);
    if (!golfer) throw new Refusal('unknown_golfer', 'This golfer is not in the field.', { golfer_id: 'is not in the field' });
    return golfer;
  };
  /** The tournament as the board shows it now, and how it stands for who writes by hand. */
  const standOf = (facts: TournamentFacts): { board: Board; state: HandState } => {
    const now = ctx.clock.now();
    const board = boardAt(facts, now);
    return { board, state: handStateOf(board, now) };
  };
  /** What came after the result was official is told beside it, and changes nothing of it. */
  const noteIfOfficial = async (tx: Tx, touch: Touch, { tournament }: TournamentFacts, text: string) => {
    if (tournament.officialAt !== null) await addCorrection(tx, touch, { tid: tournament.id, at: ctx.clock.now(), text });
  };

  route(ctx, 'POST ad/golf_field', ({ body, viewer, request }) =>
    ctx.db.write(async (tx, touch) => {
      const now = ctx.clock.now();
      const facts = await factsOf(tx, body.tournament_id);
      const { tournament, field } = facts;
      if ((await fieldPublishedAt(tx, tournament.id)) !== null)
        throw new Refusal('conflict', 'The groups of this tournament are published and stand. Nothing was changed.');
      holdTo([rulingOf(standOf(facts).state, 'field')], body.confirm);
      const here = field.filter(({ status }) => status !== 'ALTERNATE');
      const groups = groupField(here);
      if (!groups)
        throw new Refusal(
          'no_field_yet',
          `A field of ${here.length} golfers cannot be grouped: it takes ${SMALLEST_FIELD}. Nothing was changed.`,
        );
      const placeOf = new Map(groups.map((one) => [one.golferId, one]));
      await keepField(
        tx,
        touch,
        tournament.id,
        here.map((golfer) => ({ ...golfer, ...placeOf.get(golfer.golferId) })),
      );
      if (body.publish === 1) await publishField(tx, touch, tournament.id, now);
      await logActivity(tx, { at: now, action: 'golf.field', by: viewer, ip: request.ip, after: body, place: 'site' });
      const sizes = [0, 1, 2, 3].map((group) => groups.filter(({ groupNum }) => groupNum === group).length);
      return { result: 'success' as const, golfers: here.length, sizes };
    }),
  );

  route(ctx, 'POST ad/golf_set_holes', ({ body, viewer, request }) =>
    ctx.db.write(async (tx, touch) => {
      const now = ctx.clock.now();
      const facts = await factsOf(tx, body.tournament_id);
      const golfer = golferOf(facts, body.golfer_id);
      const { board, state } = standOf(facts);
      const act: HandAct = posted(body.holes) === 0 ? 'no holes' : 'holes';
      const seen = board.byId.get(golfer.golferId) ?? { ...golfer, cards: [] };
      holdTo([rulingOf(state, act), roundRuling(board, seen, body.round, body.holes)], body.confirm);
      if (facts.courses.length === 0)
        throw new Refusal('conflict', 'The courses of this tournament are not known yet. Nothing was changed.');
      const before = facts.cards.find(({ golferId, round }) => golferId === body.golfer_id && round === body.round);
      const course = facts.courses.find(({ courseId }) => courseId === before?.courseId) ?? facts.courses[0];
      const pars = course?.pars ?? [];
      const whole = posted(body.holes) === body.holes.length;
      await keepCards(tx, touch, facts.tournament.id, [
        {
          golferId: body.golfer_id,
          round: body.round,
          courseId: course?.courseId ?? 0,
          startHole: before?.startHole ?? 1,
          teeAt: before?.teeAt ?? null,
          holes: body.holes,
          at: body.holes.map((strokes, n) => (strokes === null ? null : before?.holes[n] === strokes ? (before.at[n] ?? now) : now)),
          toldToPar: whole ? holesToPar(body.holes, pars) : (before?.toldToPar ?? null),
          toldThru: whole ? body.holes.length : Math.min(before?.toldThru ?? 0, posted(body.holes)),
          toldAt: now,
          strokes: whole ? body.holes.reduce<number>((sum, strokes) => sum + (strokes ?? 0), 0) : (before?.strokes ?? null),
          lastShot: before?.lastShot ?? '',
          manual: body.manual === 1,
        },
      ]);
      await noteIfOfficial(
        tx,
        touch,
        facts,
        `${golfer.name}, round ${body.round}: holes corrected after the result was official. ${body.reason}`,
      );
      await logActivity(tx, {
        at: now,
        action: 'golf.holes_set',
        by: viewer,
        ip: request.ip,
        before: { golfer_id: body.golfer_id, round: body.round, holes: before?.holes ?? null },
        after: body,
        place: 'site',
      });
      return { result: 'success' as const };
    }),
  );

  route(ctx, 'POST ad/golf_set_golfer', ({ body, viewer, request }) =>
    ctx.db.write(async (tx, touch) => {
      const now = ctx.clock.now();
      const facts = await factsOf(tx, body.tournament_id);
      const golfer = golferOf(facts, body.golfer_id);
      const whose = { tid: facts.tournament.id, golferId: golfer.golferId };
      const { status, starting_strokes: starting = golfer.startingStrokes } = body;
      const isNews = starting !== golfer.startingStrokes;
      const { board, state } = standOf(facts);
      const says = !isNews || status !== golfer.status;
      holdTo(
        [
          ...(says ? [rulingOf(state, golferAct(status)), cutRuling(board, status)] : []),
          ...(isNews ? [rulingOf(state, 'starting strokes')] : []),
        ],
        body.confirm,
      );
      // A status that is said again with other strokes keeps its own time.
      if (says) await setGolferStatus(tx, touch, whose, { status, at: now });
      if (isNews) await setStartingStrokes(tx, touch, whose, starting);
      const strokes = isNews ? `, starting strokes ${formatToPar(starting)}` : '';
      await noteIfOfficial(tx, touch, facts, `${golfer.name}: now ${status}${strokes}. ${body.reason}`);
      await logActivity(tx, {
        at: now,
        action: 'golf.golfer_set',
        by: viewer,
        ip: request.ip,
        before: { golfer_id: golfer.golferId, status: golfer.status, starting_strokes: golfer.startingStrokes },
        after: body,
        place: 'site',
      });
      return { result: 'success' as const };
    }),
  );

  route(ctx, 'POST ad/golf_set_status', ({ body, viewer, request }) =>
    ctx.db.write(async (tx, touch) => {
      const now = ctx.clock.now();
      const facts = await factsOf(tx, body.tournament_id);
      const { tournament } = facts;
      holdTo([rulingOf(standOf(facts).state, toldAct(body.status))], body.confirm);
      if (body.winner_id !== undefined) golferOf(facts, body.winner_id);
      await changeTournament(tx, touch, tournament.id, {
        told: body.status,
        toldAt: now,
        ...(body.winner_id === undefined ? {} : { winnerIds: [body.winner_id] }),
      });
      await logActivity(tx, {
        at: now,
        action: 'golf.status_set',
        by: viewer,
        ip: request.ip,
        before: { tournament_id: tournament.id, status: tournament.told },
        after: body,
        place: 'site',
      });
      return { result: 'success' as const };
    }),
  );
}
