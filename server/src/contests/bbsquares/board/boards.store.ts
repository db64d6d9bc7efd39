import type { DrawDocument } from '@poolhouse/contract';
import type { Selectable } from 'kysely';
import { tag, type Invalidate, type Tx } from '../../../ground/db/database';
import { must } from '../../../ground/must';
import { boardTag } from '../bbsquares.kind';
import type { SquaresBoardsTable } from '../bbsquares.schema';
import { axisOf, axisText, NO_DIGITS, type Numbers } from './digits.rules';
import { commitOf, newSeed } from './protocol';

/** How a board is played, and its numbers as far as the clock has come. */
export interface Board {
  contestId: number;
  pointsPerSquare: number;
  maxSquares: number;
  /** Null: as the bracket says. */
  lockAt: number | null;
  playins: boolean;
  halftimePct: number;
  amounts: readonly number[];
  lockedAt: number | null;
  commitment: string;
  sealedAt: number;
  drawnAt: number | null;
  numbers: Numbers;
  typedBy: string | null;
  document: DrawDocument | null;
  voidedAt: number | null;
  /** The game that a second draw waits for, or came from; '' for none that is left, null for a board whose draw was never thrown away. */
  redrawGame: string | null;
  /** The instants at which it changes by time alone, epoch ms. */
  moments: readonly number[];
}

export type BoardSettings = Pick<Board, 'pointsPerSquare' | 'maxSquares' | 'lockAt' | 'playins' | 'halftimePct' | 'amounts'>;

export interface Claim {
  x: number;
  y: number;
  entryId: number;
  by: string;
  reason: string;
}

/** @param now what was drawn or closed later, by a practice clock that went back since, is not there */
export async function readBoard(tx: Tx, contestId: number, now: number): Promise<Board> {
  const row = await tx.selectFrom('squares_boards').selectAll().where('contest_id', '=', contestId).executeTakeFirst();
  return boardOf(must(row, `the board of contest ${contestId}`), now);
}

function boardOf(row: Selectable<SquaresBoardsTable>, now: number): Board {
  const past = (at: number | null) => (at !== null && at <= now ? at : null);
  const [drawnAt, lockedAt] = [past(row.drawn_at), past(row.locked_at)];
  // Typed numbers came one by one, each with the lock.
  const published = row.draw_document === null ? lockedAt !== null : drawnAt !== null;
  return {
    contestId: row.contest_id,
    pointsPerSquare: row.points_per_square,
    maxSquares: row.max_squares,
    lockAt: row.lock_at,
    playins: row.playins === 1,
    halftimePct: row.halftime_pct,
    amounts: row.amounts.split(',').map(Number),
    lockedAt,
    commitment: row.commitment,
    sealedAt: row.sealed_at,
    drawnAt,
    numbers: published ? { columns: axisOf(row.columns), rows: axisOf(row.rows) } : { columns: NO_DIGITS, rows: NO_DIGITS },
    typedBy: published ? row.typed_by : null,
    document: drawnAt === null || row.draw_document === null ? null : (JSON.parse(row.draw_document) as DrawDocument),
    voidedAt: past(row.voided_at),
    redrawGame: past(row.voided_at) === null ? null : row.redraw_game,
    moments: [row.lock_at, row.locked_at, row.drawn_at, row.voided_at].filter((at) => at !== null),
  };
}

/** The sealed seed. For the draw alone. */
export async function readSeed(tx: Tx, contestId: number): Promise<string> {
  const row = await tx.selectFrom('squares_boards').select('seed').where('contest_id', '=', contestId).executeTakeFirstOrThrow();
  return row.seed;
}

/** Makes a contest's board and seals its seed. */
export async function createBoard(
  tx: Tx,
  invalidate: Invalidate,
  contestId: number,
  { now, from, seed = newSeed() }: { now: number; from?: BoardSettings; seed?: string },
): Promise<void> {
  await tx
    .insertInto('squares_boards')
    .values({
      contest_id: contestId,
      ...(from
        ? settingColumns(from)
        : { points_per_square: 10, max_squares: 10, lock_at: null, playins: 0, halftime_pct: 0, amounts: '0,80,120,220,360,560,1200' }),
      locked_at: null,
      seed,
      commitment: commitOf(String(contestId), seed),
      sealed_at: now,
      drawn_at: null,
      columns: axisText(NO_DIGITS),
      rows: axisText(NO_DIGITS),
      typed_by: null,
      draw_document: null,
      voided_at: null,
      redraw_game: null,
      share_token: null,
    })
    .execute();
  invalidateBoard(invalidate, contestId);
}

const settingColumns = ({ pointsPerSquare, maxSquares, lockAt, playins, halftimePct, amounts }: BoardSettings) => ({
  points_per_square: pointsPerSquare,
  max_squares: maxSquares,
  lock_at: lockAt,
  playins: playins ? 1 : 0,
  halftime_pct: halftimePct,
  amounts: amounts.join(','),
});

export async function changeSettings(tx: Tx, invalidate: Invalidate, contestId: number, settings: BoardSettings): Promise<void> {
  await change(tx, invalidate, contestId, settingColumns(settings));
}

export const lockBoard = (tx: Tx, invalidate: Invalidate, contestId: number, lockedAt: number | null): Promise<void> =>
  change(tx, invalidate, contestId, { locked_at: lockedAt });

export const typeNumbers = (
  tx: Tx,
  invalidate: Invalidate,
  contestId: number,
  { numbers, by, lockedAt }: { numbers: Numbers; by: string | null; lockedAt: number },
): Promise<void> =>
  change(tx, invalidate, contestId, {
    columns: axisText(numbers.columns),
    rows: axisText(numbers.rows),
    typed_by: by,
    locked_at: lockedAt,
    draw_document: null,
    drawn_at: null,
  });

export const keepDraw = (
  tx: Tx,
  invalidate: Invalidate,
  contestId: number,
  { document, at }: { document: DrawDocument; at: number },
): Promise<void> =>
  change(tx, invalidate, contestId, {
    columns: axisText(document.columns),
    rows: axisText(document.rows),
    drawn_at: at,
    typed_by: null,
    draw_document: JSON.stringify(document),
  });

/** Lays a draw aside, where everybody sees it, seals a new seed, and names the game that the second draw comes from. Answers the new seal. */
export async function voidDraw(
  tx: Tx,
  invalidate: Invalidate,
  contestId: number,
  { document, by, reason, now, game }: { document: DrawDocument; by: string; reason: string; now: number; game: string },
): Promise<string> {
  await tx
    .insertInto('squares_draws')
    .values({ contest_id: contestId, draw_document: JSON.stringify(document), voided_at: now, by_user: by, reason })
    .execute();
  const seed = newSeed();
  const commitment = commitOf(String(contestId), seed);
  await change(tx, invalidate, contestId, {
    seed,
    commitment,
    sealed_at: now,
    drawn_at: null,
    columns: axisText(NO_DIGITS),
    rows: axisText(NO_DIGITS),
    draw_document: null,
    voided_at: now,
    redraw_game: game,
  });
  return commitment;
}

/** Names another game for the second draw; '' for none that is left. */
export const nameRedraw = (tx: Tx, invalidate: Invalidate, contestId: number, game: string): Promise<void> =>
  change(tx, invalidate, contestId, { redraw_game: game });

export async function voidedDraws(tx: Tx, contestId: number, now: number) {
  const rows = await tx
    .selectFrom('squares_draws')
    .selectAll()
    .where('contest_id', '=', contestId)
    .where('voided_at', '<=', now)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    ID: row.id,
    voided_at: new Date(row.voided_at).toISOString(),
    by: row.by_user,
    reason: row.reason,
    draw: JSON.parse(row.draw_document) as DrawDocument,
  }));
}

async function change(tx: Tx, invalidate: Invalidate, contestId: number, values: Partial<Selectable<SquaresBoardsTable>>): Promise<void> {
  await tx.updateTable('squares_boards').set(values).where('contest_id', '=', contestId).execute();
  invalidateBoard(invalidate, contestId);
}

export const invalidateBoard = (invalidate: Invalidate, contestId: number): void => {
  invalidate(boardTag(contestId));
  invalidate(tag.contest(contestId));
};

/** Boards without drawn numbers, with the year of their tournament. */
export async function boardsToDraw(tx: Tx, now: number): Promise<Array<{ contestId: number; name: string; year: number }>> {
  const rows = await tx
    .selectFrom('squares_boards as b')
    .innerJoin('contests as c', 'c.id', 'b.contest_id')
    .select(['b.contest_id', 'c.name', 'c.year'])
    .where('b.typed_by', 'is', null)
    .where((eb) => eb.or([eb('b.drawn_at', 'is', null), eb('b.drawn_at', '>', now)]))
    .execute();
  return rows.map(({ contest_id: contestId, name, year }) => ({ contestId, name, year }));
}

export async function readShare(tx: Tx, contestId: number): Promise<string | null> {
  const row = await tx.selectFrom('squares_boards').select('share_token').where('contest_id', '=', contestId).executeTakeFirst();
  return row?.share_token ?? null;
}

export const keepShare = (tx: Tx, invalidate: Invalidate, contestId: number, token: string | null): Promise<void> =>
  change(tx, invalidate, contestId, { share_token: token });

export async function boardOfShare(tx: Tx, token: string): Promise<number | undefined> {
  const row = await tx.selectFrom('squares_boards').select('contest_id').where('share_token', '=', token).executeTakeFirst();
  return row?.contest_id;
}
