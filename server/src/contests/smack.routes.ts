import type { ApiKey } from '@poolhouse/contract';
import { Refusal } from '../ground/refusal';
import type { Viewer } from '../ground/viewer';
import { logActivity } from '../people/activity/activity.store';
import { archiveSmack, boardOf, postSmack } from '../people/smack/smack.store';
import type { Context } from '../web/context';
import { route } from '../web/http/route';
import { contestFor } from './access';
import type { ContestKind } from './contest-kind';
import type { Contest } from './contest';
import type { Directory, Memberships } from './directory';
import { firstContest } from './wanted-contest';

type PostKey = Exclude<Extract<ApiKey, `POST ${string}smack`>, `POST ad/${string}`>;
type DeleteKey = Extract<ApiKey, `DELETE ${string}smack`>;

interface SmackBoards {
  kind: ContestKind;
  directory: Directory;
  post: PostKey;
  remove: DeleteKey;
  /** The board of a contest that is called otherwise than by its id. */
  find?: (memberships: Memberships, viewer: Viewer, asked: { group_id?: number; year?: number }) => Contest;
}

/** The smack boards of one kind of contest: without an id the board of the contest that the viewer's page shows by itself. */
export function smackRoutes(ctx: Context, { kind, directory, post, remove, find }: SmackBoards): void {
  const found = (
    memberships: Memberships,
    viewer: Viewer,
    asked: { contest_id?: number | undefined; group_id?: number; year?: number },
  ) => {
    const { contest_id: contestId } = asked;
    if (contestId) return contestFor(memberships, viewer, kind.type, contestId);
    return find?.(memberships, viewer, asked) ?? firstContest(memberships, viewer, kind);
  };

  route(ctx, post, ({ body, viewer, request: { ip } }) => {
    const { Message: message } = body;
    ctx.budget.spend(viewer.userId, 'smack');
    return ctx.db.write(async (tx, touch) => {
      const memberships = await directory.readIn(tx);
      const contest = found(memberships, viewer, body);
      // Messages bear an entry's name, so an administrator without an entry has none to post under.
      const entry = memberships.entriesByUser.get(viewer.userId)?.find((one) => one.contestId === contest.id);
      if (!entry) throw new Refusal('forbidden', 'You need an entry in this contest to post.', { contest_id: 'has no entry of yours' });
      const now = ctx.clock.now();
      const board = boardOf(kind.type, contest.id);
      const id = await postSmack(tx, touch, { board, page: kind.path, userId: viewer.userId, entryName: entry.name, message, now });
      await logActivity(tx, { at: now, action: 'smack.posted', by: viewer, ip, after: { id, board } });
      return { result: 'success' as const, id };
    });
  });

  route(ctx, remove, ({ query, viewer, request: { ip } }) =>
    ctx.db.write(async (tx, touch) => {
      const contest = found(await directory.readIn(tx), viewer, query);
      const { id } = query;
      const board = boardOf(kind.type, contest.id);
      const message = await archiveSmack(tx, touch, { board, id, userId: viewer.userId });
      await logActivity(tx, { at: ctx.clock.now(), action: 'smack.deleted', by: viewer, ip, before: { id, board, message } });
      return { result: 'success' as const, id };
    }),
  );
}
