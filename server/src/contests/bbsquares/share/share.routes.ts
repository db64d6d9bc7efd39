import { randomBytes } from 'node:crypto';
import { countsOnBoard } from '@poolhouse/contract/rules';
import type { Tx } from '../../../ground/db/database';
import { must } from '../../../ground/must';
import type { Context } from '../../../web/context';
import { route } from '../../../web/http/route';
import { HTML_HEADERS } from '../../../web/http/static-headers';
import { contestFor } from '../../entries/access';
import { squaresKind } from '../bbsquares.kind';
import { writeBoard } from '../board/board-write';
import { boardOfShare, keepShare, readShare } from '../board/boards.store';
import { easternTime } from '../board/closed-words.rules';
import { readSeenBoard, type SquaresReader } from '../board/read-board';
import type { BoardConfig } from '../board/seen-board';
import { sharePage } from './share-page';

const pathOf = (token: string | null): string => (token === null ? '' : `/share/squares/${token}`);

/** A link that shows a board without an account; it tells nothing that the board does not show, and can be taken back. */
export function shareRoutes(ctx: Context, reader: SquaresReader): void {
  route(ctx, 'GET bbsquares/share', async ({ query, viewer }) => {
    const contest = await contestFor(reader.directory.now, viewer, squaresKind.type, query.contest_id);
    return ctx.db.read(async (tx) => ({ path: pathOf(await readShare(tx, contest.id)) }));
  });

  route(ctx, 'POST bbsquares/share', ({ body, viewer, request: { ip } }) =>
    writeBoard({ ctx, memories: reader }, { viewer, ip, contestId: body.contest_id }, async ({ tx, invalidate, contest, log }) => {
      const before = await readShare(tx, contest.id);
      const token = body.on === 1 ? (before ?? randomBytes(32).toString('base64url')) : null;
      if (token !== before) {
        await keepShare(tx, invalidate, contest.id, token);
        // The link itself opens the board, so the log says only that there is one.
        await log(token === null ? 'share_revoked' : 'shared', { after: {} });
      }
      return { result: 'success' as const, path: pathOf(token) };
    }),
  );

  ctx.app.get<{ Params: { token: string } }>('/share/squares/:token', { exposeHeadRoute: true }, async (request, reply) => {
    const { token } = request.params;
    if (!/^[\w-]{43}$/.test(token)) return reply.callNotFound();
    const now = ctx.clock.now();
    const page = await ctx.db.read((tx) => sharedBoard(tx, reader, token, now));
    if (page === undefined) return reply.callNotFound();
    return reply
      .headers({ ...HTML_HEADERS, 'x-robots-tag': 'noindex', 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(page);
  });
}

/** The page of the board that a link opens; undefined where it was taken back, or never was. */
async function sharedBoard(tx: Tx, reader: SquaresReader, token: string, now: number): Promise<string | undefined> {
  const contestId = await boardOfShare(tx, token);
  if (contestId === undefined) return undefined;
  const contest = must(await reader.directory.in(tx).contest(contestId), 'the contest of a board');
  const { config, squares, entries, events } = await readSeenBoard(tx, reader, contest, now);
  return sharePage({
    name: contest.name,
    year: contest.year,
    squares,
    entries,
    games: events.filter((game) => countsOnBoard(game, config)),
    asOf: easternTime(now),
    ...numbersOf(config),
  });
}

/** Where the numbers come from, in a sentence, and what they were sealed as. */
function numbersOf({ drawn_at: drawnAt, typed_by: typedBy, commit }: BoardConfig): { numbers: string; seal: string } {
  if (drawnAt !== '') return { numbers: `Numbers drawn ${easternTime(Date.parse(drawnAt))}.`, seal: commit };
  if (typedBy !== '') return { numbers: `Numbers typed in by ${typedBy}.`, seal: '' };
  return { numbers: 'Numbers not drawn yet.', seal: commit };
}
