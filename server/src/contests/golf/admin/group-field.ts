import type { DataOf } from '@poolhouse/contract';
import { Refusal } from '../../../ground/refusal';
import { logActivity } from '../../../people/activity/activity.store';
import type { Context } from '../../../web/context';
import type { Call } from '../../../web/http/route';
import { groupField, sizesOf, SMALLEST_FIELD } from '../rules/groups.rules';
import { rulingOf } from '../rules/hand.rules';
import { keepField } from '../stores/facts.store';
import { fieldPublishedAt, publishField } from '../stores/tournaments.store';
import { holdTo } from './hold-to';
import { factsOf, standOf } from './written-tournament';

/** Groups the field of a tournament whose groups are not published, and publishes them where the administrator says so. */
export const groupFieldByHand = (
  ctx: Context,
  { body, viewer, request }: Call<'POST ad/golf_field'>,
): Promise<DataOf<'POST ad/golf_field'>> =>
  ctx.db.write(async (tx, invalidate) => {
    const now = ctx.clock.now();
    const facts = await factsOf(tx, body.tournament_id);
    const { tournament, field } = facts;
    if ((await fieldPublishedAt(tx, tournament.id)) !== null)
      throw new Refusal('conflict', 'The groups of this tournament are published and stand. Nothing was changed.');
    holdTo([rulingOf(standOf(facts, now).state, 'field')], body.confirm);
    const here = field.filter(({ status }) => status !== 'ALTERNATE');
    const groups = groupField(here);
    if (!groups)
      throw new Refusal(
        'no_field_yet',
        `A field of ${here.length} golfers cannot be grouped: it takes ${SMALLEST_FIELD}. Nothing was changed.`,
      );
    const placeOf = new Map(groups.map((one) => [one.golferId, one]));
    const grouped = here.map((golfer) => ({ ...golfer, ...placeOf.get(golfer.golferId) }));
    await keepField(tx, invalidate, tournament.id, grouped);
    if (body.publish === 1) await publishField(tx, invalidate, tournament.id, now);
    await logActivity(tx, { at: now, action: 'golf.field', by: viewer, ip: request.ip, after: body, place: 'site' });
    return { result: 'success' as const, golfers: here.length, sizes: sizesOf(groups) };
  });
