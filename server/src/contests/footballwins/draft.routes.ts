import { formatList, inNumber } from '@poolhouse/contract/formats';
import { Refusal } from '../../ground/refusal';
import { logActivity } from '../../people/activity/activity.store';
import { teamName } from '../../sport/games/teams';
import type { Context } from '../../web/context';
import { route, type Call } from '../../web/http/route';
import type { Entry } from '../contest';
import type { Directory } from '../entries/directory';
import { tellLog } from '../log/log.store';
import type { Memories } from '../memories';
import { refuseOwnOnceBegun } from '../seasons/begun.store';
import { footballWinsKind } from './footballwins.kind';
import { changeTeam, draftOf, seatsOf, setSeats, takePickBack, teamsOf } from './footballwins.store';
import { orderLine, undoneLine } from './log/draft-lines';
import { contestToSetUp } from './set-up-contest';

/** The draft of an NFL wins contest: its order, and the way back. Teams are drafted with ad/nflwins_save_owner. */
export function draftRoutes(ctx: Context, { directory }: Memories): void {
  route(ctx, 'POST ad/nflwins_draft_order', async (call) => {
    await setOrder(ctx, directory, call);
    return { result: 'success' as const };
  });

  route(ctx, 'POST ad/nflwins_draft_undo', async (call) => {
    await takeLastBack(ctx, directory, call);
    return { result: 'success' as const };
  });
}

/** In which order the entries draft, while nobody has. */
const setOrder = (ctx: Context, directory: Directory, { body, viewer, request }: Call<'POST ad/nflwins_draft_order'>): Promise<void> =>
  ctx.db.write(async (tx, invalidate) => {
    const memberships = directory.in(tx);
    const contest = await contestToSetUp(memberships, viewer, body.contest_id);
    refuseOtherThanAll(body.entry_ids, await memberships.entriesOf(contest.id));
    if ((await draftOf(tx, contest.id)).length > 0)
      throw new Refusal('conflict', 'Teams have been drafted already. Take them back first; then the order can be changed.');
    const before = await seatsOf(tx, contest.id);
    if (before.join() === body.entry_ids.join()) return;
    await setSeats(tx, invalidate, contest.id, body.entry_ids);
    const now = ctx.clock.now();
    await tellLog({ tx, invalidate, contestId: contest.id }, [orderLine(body.entry_ids)], now);
    await logActivity(tx, {
      at: now,
      action: 'nflwins.draft_order',
      by: viewer,
      ip: request.ip,
      place: { contest: contest.id },
      before: { contest_id: contest.id, entry_ids: before },
      after: { contest_id: contest.id, entry_ids: body.entry_ids },
    });
  });

/** The last team that was drafted has no owner again. */
const takeLastBack = (ctx: Context, directory: Directory, { body, viewer, request }: Call<'POST ad/nflwins_draft_undo'>): Promise<void> =>
  ctx.db.write(async (tx, invalidate) => {
    const memberships = directory.in(tx);
    const contest = await contestToSetUp(memberships, viewer, body.contest_id);
    const last = (await draftOf(tx, contest.id)).at(-1);
    if (!last) throw new Refusal('conflict', 'No team has been drafted yet.');
    const entry = await memberships.entry(last.entryId);
    const now = ctx.clock.now();
    if (entry) await refuseOwnOnceBegun(tx, entry, { viewer, contest, sports: footballWinsKind.sports, now });
    const team = (await teamsOf(tx, contest.id)).find(({ abbrev }) => abbrev === last.abbrev);
    if (team?.entryId !== last.entryId)
      throw new Refusal(
        'conflict',
        `The ${teamName('NFL', last.abbrev)} have changed hands since the draft, so they cannot be taken back.`,
      );
    await takePickBack(tx, invalidate, contest.id, last.turn);
    await changeTeam(tx, invalidate, contest.id, { ...team, entryId: null });
    await tellLog({ tx, invalidate, contestId: contest.id }, [undoneLine(last)], now);
    await logActivity(tx, {
      at: now,
      action: 'nflwins.draft_undo',
      by: viewer,
      ip: request.ip,
      place: { contest: contest.id },
      before: { contest_id: contest.id, turn: last.turn, team: last.abbrev, entry_id: last.entryId },
    });
  });

/** An order names every entry of the contest once. */
function refuseOtherThanAll(entryIds: readonly number[], entries: readonly Entry[]): void {
  const named = new Set(entryIds);
  const missing = entries.filter(({ id }) => !named.has(id));
  const unknown = entryIds.filter((id) => !entries.some((entry) => entry.id === id));
  if (unknown.length > 0)
    throw new Refusal('bad_input', 'The order names an entry that is not in this contest.', {
      entry_ids: `${formatList(unknown)} ${inNumber(unknown.length, 'is', 'are')} not in the contest`,
    });
  if (named.size < entryIds.length) throw new Refusal('bad_input', 'The order names an entry twice.', { entry_ids: 'has an entry twice' });
  if (missing.length > 0)
    throw new Refusal('bad_input', `The order leaves out ${formatList(missing.map(({ name }) => name))}.`, {
      entry_ids: 'must name every entry',
    });
}
