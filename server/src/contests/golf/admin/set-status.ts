import type { DataOf } from '@poolhouse/contract';
import { logActivity } from '../../../people/activity/activity.store';
import type { Context } from '../../../web/context';
import type { Call } from '../../../web/http/route';
import { rulingOf, statusAct } from '../rules/hand.rules';
import { changeTournament } from '../stores/tournaments.store';
import { holdTo } from './hold-to';
import { factsOf, golferOf, standOf } from './written-tournament';

/** What is said of a tournament as a whole, and who has won it. */
export const setStatus = (
  ctx: Context,
  { body, viewer, request }: Call<'POST ad/golf_set_status'>,
): Promise<DataOf<'POST ad/golf_set_status'>> =>
  ctx.db.write(async (tx, invalidate) => {
    const now = ctx.clock.now();
    const facts = await factsOf(tx, body.tournament_id);
    const { tournament } = facts;
    holdTo([rulingOf(standOf(facts, now).state, statusAct(body.status))], body.confirm);
    if (body.winner_id !== undefined) golferOf(facts, body.winner_id);
    await changeTournament(tx, invalidate, tournament.id, {
      reported: body.status,
      reportedAt: now,
      ...(body.winner_id === undefined ? {} : { winnerIds: [body.winner_id] }),
    });
    await logActivity(tx, {
      at: now,
      action: 'golf.status_set',
      by: viewer,
      ip: request.ip,
      before: { tournament_id: tournament.id, status: tournament.reported },
      after: body,
      place: 'site',
    });
    return { result: 'success' as const };
  });
