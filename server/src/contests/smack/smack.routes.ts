import type { ApiKey } from '@poolhouse/contract';
import { tag, type Invalidate, type Tx } from '../../ground/db/database';
import { Refusal } from '../../ground/refusal';
import type { Viewer } from '../../ground/viewer';
import { logActivity } from '../../people/activity/activity.store';
import { archiveSmack, boardOf, postSmack } from '../../people/smack/smack.store';
import type { Context } from '../../web/context';
import { route } from '../../web/http/route';
import type { Contest } from '../contest';
import type { ContestKind } from '../contest-kind';
import { contestFor, entriesIn } from '../entries/access';
import type { Directory, Memberships } from '../entries/directory';
import { firstContest } from '../entries/wanted-contest';

type PostKey = Exclude<Extract<ApiKey, `POST ${string}smack`>, `POST ad/${string}`>;
type DeleteKey = Extract<ApiKey, `DELETE ${string}smack`>;

/** Which board is asked for. */
interface Asked {
  contest_id?: number | undefined;
  group_id?: number;
  year?: number;
}

interface SmackBoards {
  kind: ContestKind;
  directory: Directory;
  post: PostKey;
  remove: DeleteKey;
  /** The board of a contest that has other names beside its id. */
  find?: (memberships: Memberships, viewer: Viewer, asked: Asked) => Promise<Contest>;
}

/** The smack boards of one kind of contest: without an id the board of the contest that the viewer's page shows by itself. */
export function smackRoutes(ctx: Context, boards: SmackBoards): void {
  route(ctx, boards.post, async ({ body, viewer, request: { ip } }) => {
    ctx.budget.spend(viewer.userId, 'smack');
    const { wanted, options } = await knownContest(ctx, boards, viewer, body);
    return ctx.db.write((tx, invalidate) => post(tx, invalidate, { ctx, boards, viewer, ip, wanted, message: body.Message }), options);
  });

  route(ctx, boards.remove, async ({ query, viewer, request: { ip } }) => {
    const { wanted, options } = await knownContest(ctx, boards, viewer, query);
    return ctx.db.write((tx, invalidate) => remove(tx, invalidate, { ctx, boards, viewer, ip, wanted, id: query.id }), options);
  });
}

interface Asking {
  memberships: Memberships;
  viewer: Viewer;
  asked: Asked;
}

function found(ctx: Context, { kind, find }: SmackBoards, { memberships, viewer, asked }: Asking): Promise<Contest> {
  const { contest_id: contestId } = asked;
  if (find) return find(memberships, viewer, asked);
  return contestId ? contestFor(memberships, viewer, kind.type, contestId) : firstContest(memberships, viewer, kind, ctx.clock.now());
}

/** The contest as this process knows it, so that the write waits for none of another contest. */
async function knownContest(ctx: Context, boards: SmackBoards, viewer: Viewer, asked: Asked) {
  const memberships = boards.directory.now;
  try {
    const { id } = await found(ctx, boards, { memberships, viewer, asked });
    return { wanted: { ...asked, contest_id: id }, options: { only: tag.contest(id) } };
  } catch {
    // The write decides, by what it sees itself.
    return { wanted: asked, options: {} };
  }
}

interface Act {
  ctx: Context;
  boards: SmackBoards;
  viewer: Viewer;
  ip: string;
  wanted: Asked;
}

async function post(tx: Tx, invalidate: Invalidate, { ctx, boards, viewer, ip, wanted, message }: Act & { message: string }) {
  const { kind, directory } = boards;
  const memberships = directory.in(tx);
  const contest = await found(ctx, boards, { memberships, viewer, asked: wanted });
  // Messages bear an entry's name, so an administrator without an entry has none to post under.
  const [entry] = await entriesIn(memberships, contest.id, viewer.userId);
  if (!entry) throw new Refusal('forbidden', 'You need an entry in this contest to post.', { contest_id: 'has no entry of yours' });
  const now = ctx.clock.now();
  const board = boardOf(kind.type, contest.id);
  const id = await postSmack(tx, invalidate, { board, page: kind.path, userId: viewer.userId, entryName: entry.name, message, now });
  await logActivity(tx, { at: now, action: 'smack.posted', by: viewer, ip, after: { id, board }, place: { contest: contest.id } });
  return { result: 'success' as const, id };
}

async function remove(tx: Tx, invalidate: Invalidate, { ctx, boards, viewer, ip, wanted, id }: Act & { id: number }) {
  const contest = await found(ctx, boards, { memberships: boards.directory.in(tx), viewer, asked: wanted });
  const board = boardOf(boards.kind.type, contest.id);
  const message = await archiveSmack(tx, invalidate, { board, id, userId: viewer.userId });
  await logActivity(tx, {
    at: ctx.clock.now(),
    action: 'smack.deleted',
    by: viewer,
    ip,
    before: { id, board, message },
    place: { contest: contest.id },
  });
  return { result: 'success' as const, id };
}
