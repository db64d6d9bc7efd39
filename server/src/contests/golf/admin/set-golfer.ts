import type { DataOf } from '@poolhouse/contract';
import { formatToPar } from '@poolhouse/contract/formats';
import { logActivity } from '../../../people/activity/activity.store';
import type { Context } from '../../../web/context';
import type { Call } from '../../../web/http/route';
import { cutRuling, golferAct, rulingOf } from '../rules/hand.rules';
import { setGolferStatus, setStartingStrokes } from '../stores/facts.store';
import { holdTo } from './hold-to';
import { factsOf, golferOf, noteIfOfficial, standOf } from './written-tournament';

/** A golfer's status, and the strokes with which they start. */
export const setGolfer = (
  ctx: Context,
  { body, viewer, request }: Call<'POST ad/golf_set_golfer'>,
): Promise<DataOf<'POST ad/golf_set_golfer'>> =>
  ctx.db.write(async (tx, invalidate) => {
    const now = ctx.clock.now();
    const facts = await factsOf(tx, body.tournament_id);
    const golfer = golferOf(facts, body.golfer_id);
    const whose = { tid: facts.tournament.id, golferId: golfer.golferId };
    const { status, starting_strokes: starting = golfer.startingStrokes } = body;
    const isNews = starting !== golfer.startingStrokes;
    const { board, state } = standOf(facts, now);
    const says = !isNews || status !== golfer.status;
    const ofStatus = says ? [rulingOf(state, golferAct(status)), cutRuling(board, status)] : [];
    holdTo([...ofStatus, ...(isNews ? [rulingOf(state, 'starting strokes')] : [])], body.confirm);
    // A status that is said again with other strokes keeps its own time.
    if (says) await setGolferStatus(tx, invalidate, whose, { status, at: now });
    if (isNews) await setStartingStrokes(tx, invalidate, whose, starting);
    const strokes = isNews ? `, starting strokes ${formatToPar(starting)}` : '';
    await noteIfOfficial(tx, invalidate, facts, { at: now, text: `${golfer.name}: now ${status}${strokes}. ${body.reason}` });
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
  });
