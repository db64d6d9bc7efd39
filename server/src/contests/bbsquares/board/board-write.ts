import { tag, type Invalidate, type Tx } from '../../../ground/db/database';
import { Refusal } from '../../../ground/refusal';
import { runsContest } from '../../../ground/roles.rules';
import type { Viewer } from '../../../ground/viewer';
import { logActivity } from '../../../people/activity/activity.store';
import type { Context } from '../../../web/context';
import type { Contest, Entry } from '../../contest';
import { contestFor } from '../../entries/access';
import { firstContest } from '../../entries/wanted-contest';
import { tellLog, type LogLine } from '../../log/log.store';
import type { Memories } from '../../memories';
import { refusePicksOfFrozen } from '../../seasons/freezes.store';
import { squaresKind } from '../bbsquares.kind';
import { readLiveBoard, type LiveBoard } from './live-board';

/** A write to one board, with all that it is decided by. */
export interface BoardWrite {
  tx: Tx;
  invalidate: Invalidate;
  contest: Contest;
  /** The board's entries, by id. */
  entries: ReadonlyMap<number, Entry>;
  live: LiveBoard;
  viewer: Viewer;
  now: number;
  log(action: string, facts: { before?: object; after?: object }): Promise<void>;
  /** Tells the board's log, which all can check. */
  tell(...lines: readonly LogLine[]): Promise<void>;
}

/**
 * Runs a change of one board in one transaction, which waits for no other board's. The server's clock decides, inside of it.
 */
export async function writeBoard<T>(
  { ctx, memories: { directory } }: { ctx: Context; memories: Memories },
  { viewer, ip, contestId }: { viewer: Viewer; ip: string; contestId: number | undefined },
  work: (write: BoardWrite) => Promise<T>,
): Promise<T> {
  const { id } = await (contestId === undefined
    ? firstContest(directory.now, viewer, squaresKind, ctx.clock.now())
    : contestFor(directory.now, viewer, squaresKind.type, contestId));
  return ctx.db.write(
    async (tx, invalidate) => {
      const memberships = directory.in(tx);
      const contest = await contestFor(memberships, viewer, squaresKind.type, id);
      const entries = new Map((await memberships.entriesOf(id)).map((entry) => [entry.id, entry]));
      const now = ctx.clock.now();
      await refusePicksOfFrozen(tx, contest.id);
      const log: BoardWrite['log'] = async (action, { before, after }) => {
        await logActivity(tx, {
          at: now,
          action: `bbsquares.${action}`,
          by: viewer,
          ip,
          ...(before ? { before: { contest_id: contest.id, ...before } } : {}),
          ...(after ? { after: { contest_id: contest.id, ...after } } : {}),
          place: { contest: contest.id },
        });
      };
      const tell: BoardWrite['tell'] = (...lines) => tellLog({ tx, invalidate, contestId: contest.id }, lines, now);
      return work({ tx, invalidate, contest, entries, live: await readLiveBoard(tx, contest, now), viewer, now, log, tell });
    },
    { only: tag.contest(id) },
  );
}

/** An entry of the board; refused when it is none, or not the player's own. */
export function entryOfBoard({ contest, entries, viewer }: BoardWrite, entryId: number): Entry {
  const entry = entries.get(entryId);
  if (!entry || (entry.userId !== viewer.userId && !runsContest(viewer, contest)))
    throw new Refusal('not_found', 'There is no such entry on this board, or it is not yours.', { entry_id: 'is not one of your entries' });
  return entry;
}

/** The reason of an administrator; refused when it is too short. */
export function reasonGiven(typed: string | undefined, what: string): string {
  if (typed !== undefined && typed.length >= 3) return typed;
  throw new Refusal('reason_required', `Say why ${what}, in at least 3 letters. Every player will see it.`, { reason: 'is needed' });
}
