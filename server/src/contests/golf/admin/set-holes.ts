import type { DataOf } from '@poolhouse/contract';
import { Refusal } from '../../../ground/refusal';
import { logActivity } from '../../../people/activity/activity.store';
import type { Context } from '../../../web/context';
import type { Call } from '../../../web/http/route';
import { posted } from '../rules/card.rules';
import { roundRuling, rulingOf, type HandAct } from '../rules/hand.rules';
import { writtenCard } from '../rules/written-card.rules';
import { keepCards } from '../stores/facts.store';
import { holdTo } from './hold-to';
import { factsOf, golferOf, noteIfOfficial, standOf } from './written-tournament';

/** The holes of a golfer's round, as an administrator writes them. */
export const setHoles = (
  ctx: Context,
  { body, viewer, request }: Call<'POST ad/golf_set_holes'>,
): Promise<DataOf<'POST ad/golf_set_holes'>> =>
  ctx.db.write(async (tx, invalidate) => {
    const now = ctx.clock.now();
    const facts = await factsOf(tx, body.tournament_id);
    const golfer = golferOf(facts, body.golfer_id);
    const { board, state } = standOf(facts, now);
    const act: HandAct = posted(body.holes) === 0 ? 'no holes' : 'holes';
    const seen = board.byId.get(golfer.golferId) ?? { ...golfer, cards: [] };
    holdTo([rulingOf(state, act), roundRuling(board, seen, body.round, body.holes)], body.confirm);
    if (facts.courses.length === 0) throw new Refusal('conflict', 'The courses of this tournament are not known yet. Nothing was changed.');
    const before = facts.cards.find(({ golferId, round }) => golferId === body.golfer_id && round === body.round);
    const course = facts.courses.find(({ courseId }) => courseId === before?.courseId) ?? facts.courses[0];
    const written = { golferId: body.golfer_id, round: body.round, holes: body.holes, manual: body.manual === 1 };
    await keepCards(tx, invalidate, facts.tournament.id, [writtenCard(written, { before, course, now })]);
    const text = `${golfer.name}, round ${body.round}: holes corrected after the result was official. ${body.reason}`;
    await noteIfOfficial(tx, invalidate, facts, { at: now, text });
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
  });
