import type { DrawDocument } from '@poolhouse/contract';
import type { Invalidate, Tx } from '../../../ground/db/database';
import { logActivity } from '../../../people/activity/activity.store';
import type { TournamentGame } from '../../../sport/tournament/tournament';
import { tellLog } from '../../log/log.store';
import { catchUp } from '../../proof/look';
import { keepDraw, nameRedraw, readSeed } from '../board/boards.store';
import { nextUnknown } from '../board/calendar.rules';
import { noteBoardChange } from '../board/changes.store';
import { isOpen } from '../board/claim.rules';
import { readWords } from '../board/claims.store';
import { isComplete, isEmpty } from '../board/digits.rules';
import { nameOf } from '../board/game-name.rules';
import { readLiveBoard, type LiveBoard } from '../board/live-board';
import { drawNumbers, PROTOCOL } from '../board/protocol';
import { closedSince } from '../board/state.rules';
import { drawnLine } from '../log/board-lines';
import { squaresGames } from '../log/squares-games';

/** The numbers are there so long before the first game that counts, whatever is missing. */
const AHEAD_MS = 5 * 60_000;

/**
 * Draws a board's numbers if they are due: it is closed, and the games that decide them are over, or there are none, or the first game that
 * counts is five minutes away. Called by whoever may have made it due, in the same transaction.
 *
 * @param now site time, epoch ms
 * @returns whether it drew
 */
export async function drawDue(tx: Tx, invalidate: Invalidate, contest: { id: number; year: number }, now: number): Promise<boolean> {
  const read = await readLiveBoard(tx, contest, now);
  const live = (await renamed(tx, invalidate, contest, { live: read, now })) ? await readLiveBoard(tx, contest, now) : read;
  // Before the draw its log has the closing, and the scores that it is made from.
  if (!isOpen(live.state) && !isComplete(live.board.numbers)) await catchUp({ tx, invalidate, source: squaresGames, contest, now });
  if (!isDue(live, now)) return false;
  const { board, claims, sources } = live;
  const seed = await readSeed(tx, contest.id);
  const words = [...(await readWords(tx, contest.id))].map(([entry_id, word]) => ({ entry_id, word }));
  const games = sources.flatMap((game) => scoreOf(game) ?? []);
  const input = {
    board: String(contest.id),
    seed,
    claims: claims.map(({ x, y, entryId }) => ({ x_pos: x, y_pos: y, entry_id: entryId })),
    words,
    games,
  };
  const drawn = drawNumbers(input);
  const document: DrawDocument = {
    protocol: PROTOCOL,
    ...input,
    commit: board.commitment,
    ...drawn,
    level: games.length > 0 ? 'A' : 'B',
    missing: sources.filter((game) => !scoreOf(game)).map(nameOf),
    sealed_at: iso(board.sealedAt),
    locked_at: iso(live.lockAt ?? now),
    drawn_at: iso(now),
  };
  await publish(tx, invalidate, contest.id, { document, at: now });
  return true;
}

/** Keeps a draw, and tells it. */
async function publish(
  tx: Tx,
  invalidate: Invalidate,
  contestId: number,
  { document, at }: { document: DrawDocument; at: number },
): Promise<void> {
  await keepDraw(tx, invalidate, contestId, { document, at });
  await tellLog({ tx, invalidate, contestId }, [drawnLine(document)], at);
  const { level, columns, rows } = document;
  await logActivity(tx, {
    at,
    action: 'bbsquares.drawn',
    by: 'server',
    ip: '',
    after: { contest_id: contestId, level, columns: columns.join(''), rows: rows.join('') },
    place: { contest: contestId },
  });
}

function isDue({ board, tournament, sources, firstTip, lockAt }: LiveBoard, now: number): boolean {
  if (board.document || !isEmpty(board.numbers) || !tournament) return false;
  if (closedSince({ now, lockAt, lockedAt: board.lockedAt }) === null) return false;
  // A second draw waits for its one game, however long: its score is what nobody knew.
  if (board.redrawGame !== null) return sources.every((game) => scoreOf(game) !== undefined);
  const open = sources.some(({ event, winner }) => winner === undefined && event?.state !== 'cancelled');
  return !open || (firstTip !== null && now >= firstTip - AHEAD_MS);
}

/** Names the next game that nobody knows yet where the one that a second draw waits for is not played. Answers whether it did. */
async function renamed(
  tx: Tx,
  invalidate: Invalidate,
  contest: { id: number },
  { live: { board, tournament, sources, state }, now }: { live: LiveBoard; now: number },
): Promise<boolean> {
  const [named] = sources;
  if (board.redrawGame === null || board.document || !tournament || !named) return false;
  if (scoreOf(named) || (named.winner === undefined && named.event?.state !== 'cancelled')) return false;
  const next = nextUnknown(tournament, now);
  await nameRedraw(tx, invalidate, contest.id, next?.key ?? '');
  const waits = { game: next?.key ?? '', reason: `${nameOf(named)} is not played` };
  await tellLog({ tx, invalidate, contestId: contest.id }, [{ kind: 'draw.waits', body: waits }], now);
  const change = { subject: 'The game that the second draw waits for', was: nameOf(named), became: next ? nameOf(next) : 'none is left' };
  const why = { by: '', reason: waits.reason, game: '', at: now, late: state === 'finished' };
  await noteBoardChange(tx, invalidate, contest.id, { ...change, ...why });
  return true;
}

function scoreOf(game: TournamentGame): DrawDocument['games'][number] | undefined {
  const { event } = game;
  if (event?.state !== 'final' || event.score1 === null || event.score2 === null) return undefined;
  return { game: game.key, name: nameOf(game), score1: event.score1, score2: event.score2 };
}

const iso = (at: number): string => new Date(at).toISOString();
