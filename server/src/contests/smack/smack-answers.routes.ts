import { tag, type Tx } from '../../ground/db/database';
import { must } from '../../ground/must';
import { Refusal } from '../../ground/refusal';
import type { Viewer } from '../../ground/viewer';
import { logActivity } from '../../people/activity/activity.store';
import { reactionsOf } from '../../people/smack/smack-rows.store';
import { boardOfMessage, contestOfBoard, postSmack, reactTo } from '../../people/smack/smack.store';
import type { Context } from '../../web/context';
import { route, type Call } from '../../web/http/route';
import type { Contest, Entry } from '../contest';
import { entriesIn, maySee } from '../entries/access';
import type { OpenContests } from '../open-contests';

/** A message as a viewer finds it, and the name under which they answer. */
interface Found {
  board: string;
  contest: Contest;
  entry: Entry;
}

interface Site {
  ctx: Context;
  contests: OpenContests;
}

/** Answers and reactions to messages, on the boards of all kinds of contests. */
export function smackAnswerRoutes(ctx: Context, contests: OpenContests): void {
  route(ctx, 'POST utils/smack_reply', (call) => reply({ ctx, contests }, call));
  route(ctx, 'POST utils/smack_react', (call) => react({ ctx, contests }, call));
}

/** What somebody may not see is answered as what is gone. */
async function find(tx: Tx, { memories: { directory } }: OpenContests, viewer: Viewer, id: number): Promise<Found> {
  const board = await boardOfMessage(tx, id);
  const memberships = directory.in(tx);
  const known = board === undefined ? undefined : await memberships.contest(contestOfBoard(board));
  const contest = known && (await maySee(memberships, viewer, known)) ? known : undefined;
  if (board === undefined || !contest)
    throw new Refusal('not_found', 'This message is not there any more.', { id: 'is not a message of a board of yours' });
  const [entry] = await entriesIn(memberships, contest.id, viewer.userId);
  if (!entry)
    throw new Refusal('forbidden', 'You need an entry in this contest to answer.', { id: 'is in a contest without an entry of yours' });
  return { board, contest, entry };
}

/** So that the write waits for none of another contest; what it does it decides by what it sees itself. */
async function contestOfMessage(ctx: Context, id: number) {
  const board = await ctx.db.read((tx) => boardOfMessage(tx, id));
  return board === undefined ? {} : { only: tag.contest(contestOfBoard(board)) };
}

async function reply({ ctx, contests }: Site, { body, viewer, request: { ip } }: Call<'POST utils/smack_reply'>) {
  const { id: replyTo, Message: message } = body;
  ctx.budget.spend(viewer.userId, 'smack');
  return ctx.db.write(
    async (tx, invalidate) => {
      const { board, contest, entry } = await find(tx, contests, viewer, replyTo);
      const now = ctx.clock.now();
      const { path: page } = must(
        contests.plugs.find(({ type }) => type === contest.type),
        'the plug of a contest',
      );
      const id = await postSmack(tx, invalidate, { board, page, userId: viewer.userId, entryName: entry.name, message, replyTo, now });
      const after = { id, board, reply_to: replyTo };
      await logActivity(tx, { at: now, action: 'smack.posted', by: viewer, ip, after, place: { contest: contest.id } });
      return { result: 'success' as const, id };
    },
    await contestOfMessage(ctx, replyTo),
  );
}

async function react({ ctx, contests }: Site, { body, viewer, request: { ip } }: Call<'POST utils/smack_react'>) {
  const { id, reaction, on } = body;
  return ctx.db.write(
    async (tx, invalidate) => {
      const { board, contest, entry } = await find(tx, contests, viewer, id);
      const now = ctx.clock.now();
      await reactTo(tx, invalidate, { id, board, entryId: entry.id, reaction, on: on === 1, now });
      const after = { id, board, reaction, on };
      await logActivity(tx, { at: now, action: 'smack.reacted', by: viewer, ip, after, place: { contest: contest.id } });
      return { result: 'success' as const, Reactions: (await reactionsOf(tx, [id])).get(id) ?? [] };
    },
    await contestOfMessage(ctx, id),
  );
}
