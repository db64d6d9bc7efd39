import type { ContestType } from '@poolhouse/contract';
import { logActivity } from '../people/activity/activity.store';
import type { Context } from '../web/context';
import { Refusal } from '../ground/refusal';
import type { Viewer } from '../ground/viewer';
import { archiveSmack, boardOf, postSmack } from '../people/smack/smack.store';
import { contestFor } from './access';
import type { Directory } from './directory';
import { firstContest } from './wanted-contest';

/** The smack boards of one kind of contest. */
export interface SmackBoards {
  ctx: Context;
  directory: Directory;
  type: ContestType;
}

interface Caller {
  viewer: Viewer;
  ip: string;
  /** Undefined or 0: the contest that the viewer's page shows by itself. */
  contestId: number | undefined;
}

/** Posts a message under the name of the viewer's entry in the contest. */
export function postToBoard({ ctx, directory, type }: SmackBoards, { viewer, ip, contestId }: Caller, message: string) {
  ctx.budget.spend(viewer.userId, 'smack');
  return ctx.db.write(async (tx, touch) => {
    const memberships = await directory.readIn(tx);
    const contest = contestId ? contestFor(memberships, viewer, type, contestId) : firstContest(memberships, viewer, type);
    // Messages bear an entry's name, so an administrator without an entry has none to post under.
    const entry = memberships.entriesByUser.get(viewer.userId)?.find((one) => one.contestId === contest.id);
    if (!entry) throw new Refusal('forbidden', 'You need an entry in this contest to post.', { contest_id: 'has no entry of yours' });
    const now = ctx.clock.now();
    const board = boardOf(type, contest.id);
    const id = await postSmack(tx, touch, { board, userId: viewer.userId, entryName: entry.name, message, now });
    await logActivity(tx, { at: now, action: 'smack.posted', by: viewer, ip, after: { id, board } });
    return { result: 'success' as const, id };
  });
}

/** Hides one of the viewer's own messages. */
export function deleteFromBoard({ ctx, directory, type }: SmackBoards, { viewer, ip, contestId }: Caller, id: number) {
  return ctx.db.write(async (tx, touch) => {
    const memberships = await directory.readIn(tx);
    const contest = contestId ? contestFor(memberships, viewer, type, contestId) : firstContest(memberships, viewer, type);
    const board = boardOf(type, contest.id);
    const message = await archiveSmack(tx, touch, board, id, viewer.userId);
    await logActivity(tx, { at: ctx.clock.now(), action: 'smack.deleted', by: viewer, ip, before: { id, board, message } });
    return { result: 'success' as const, id };
  });
}
