import type { FootballCigarRow, FootballPopularRow, FootballScoreRow, FootballSidebetRow, FootballStandingRow } from '@poolhouse/contract';
import { keepSame, sameList } from '../../../ground/memory/keep-same';
import { must } from '../../../ground/must';
import type { Game } from '../../../sport/games/game';
import { hasKickedOff } from '../../../sport/games/game.rules';
import type { Entry } from '../../contest';
import { compareNames } from '../../standings/names.rules';
import type { GradedEntryPick } from '../money/week-grades';
import { changedGames, type Board } from './board';
import { scoreRow } from './game-rows';
import { PickRow } from './pick-rows';
import { pickedGames, scoreRowOf } from './score-rows';
import { cigarRows, popularRow, popularRows, sidebetRows, standingRows } from './standing-rows';

/** The board's rows, and what they were made from: what hangs on the same facts is the same objects again. */
export interface BoardRows {
  board: Board;
  shared: {
    scores: readonly FootballScoreRow[];
    picks: readonly PickRow['others'][];
    popular: readonly FootballPopularRow[];
    standings: readonly FootballStandingRow[];
    cigar: readonly FootballCigarRow[];
    sidebet: readonly FootballSidebetRow[];
  };
  scoreById: ReadonlyMap<number, FootballScoreRow>;
  /** By user: the rows of sealed picks as their owner sees them. */
  ownPicks: ReadonlyMap<number, readonly PickRow[]>;
  pickRows: readonly PickRow[];
  games: ReadonlyMap<number, PickedGame>;
}

interface PickedGame {
  game: Game;
  open: boolean;
  picks: readonly GradedEntryPick[];
  row: FootballScoreRow;
}

export function boardRows(board: Board, now: number, before: BoardRows | undefined): BoardRows {
  if (before?.board === board && [...before.games.values()].every(({ game, open }) => hasKickedOff(game, now) === open)) return before;
  const step = before && changedGames(before.board, board, now);
  if (step && before.board.entries === board.entries && before.board.weekGrades.results === board.weekGrades.results)
    return rowsAgain(board, now, before, step);
  const old = before?.shared;
  const sameEntries = before?.board.entries === board.entries;
  const games = gamesOf(board, now, sameEntries ? before.games : undefined);
  const scores = [...games.values()].map(({ row }) => row);
  const known = rowsByPick(before?.pickRows ?? []);
  const rows = inOrder(board).flatMap((entry) => rowsOf(board, entry, now, known));
  const same = before !== undefined && sameList(before.pickRows, rows);
  const name = ({ ID }: { ID: number | string }) => ID;
  return {
    board,
    games,
    pickRows: same ? before.pickRows : rows,
    ownPicks: same ? before.ownPicks : sealedByOwner(rows),
    scoreById: old && sameList(old.scores, scores) ? before.scoreById : new Map(scores.map((row) => [row.ID, row])),
    shared: {
      scores: old && sameList(old.scores, scores) ? old.scores : scores,
      picks: same ? before.shared.picks : rows.map(({ others }) => others),
      popular: keepSame(old?.popular, popularRows(board, now), name),
      ...standings(board, before),
    },
  };
}

/**
 * The rows after some games changed and no win or loss did: the rest stands where it stood. A pick that is graded as it was keeps its row, for
 * nothing of a game but its score moves here.
 */
function rowsAgain(board: Board, now: number, before: BoardRows, changed: ReadonlySet<number>): BoardRows {
  const games = new Map(before.games);
  const samePicks = board.picks === before.board.picks;
  let names: Map<number, string> | undefined;
  for (const id of changed) {
    const game = must(board.gameById.get(id), 'a game of the week');
    const old = must(before.games.get(id), 'a game of the week before');
    const again = samePicks ? old.picks : old.picks.map((pick) => pickNow(board, pick));
    const same = sameList(old.picks, again);
    const row = same ? scoreRow(game, old.row, now) : scoreRowOf(game, again, (names ??= namesOf(board)), now);
    games.set(id, { game, open: old.open, picks: same ? old.picks : again, row });
  }
  const made = samePicks ? new Map<number, PickRow>() : pickRowsAgain(board, now, before, changed);
  const scores = [...games.values()].map(({ row }) => row);
  const all = replaced(before.pickRows, made, (one) => one);
  const popular = before.shared.popular.some(({ event_id: id }) => changed.has(id));
  return {
    board,
    games,
    pickRows: all,
    ownPicks: [...made.values()].some((own) => own !== own.others) ? sealedByOwner(all) : before.ownPicks,
    scoreById: new Map(scores.map((row) => [row.ID, row])),
    shared: {
      ...before.shared,
      scores,
      picks: replaced(before.shared.picks, made, ({ others }) => others),
      ...(popular && { popular: before.shared.popular.map((row) => (changed.has(row.event_id) ? popularRow(board, row, now) : row)) }),
      ...standings(board, before),
    },
  };
}

/** A pick as it is graded now. */
const pickNow = (board: Board, { entryId, slot }: GradedEntryPick): GradedEntryPick =>
  must(
    board.picks.get(entryId)?.find((one) => one.slot === slot),
    'a pick of a game',
  );

/** The rows of picks that are graded otherwise since some games changed, by their places. */
function pickRowsAgain(board: Board, now: number, before: BoardRows, changed: ReadonlySet<number>): Map<number, PickRow> {
  const made = new Map<number, PickRow>();
  for (const [at, { entry, pick }] of before.pickRows.entries()) {
    if (!changed.has(pick.eventId)) continue;
    const again = pickNow(board, pick);
    if (again !== pick) made.set(at, new PickRow(entry, again, must(board.gameById.get(pick.eventId), 'the game of a pick'), now));
  }
  return made;
}

const namesOf = ({ entries }: Board): Map<number, string> => new Map(entries.map(({ id, name }) => [id, name]));

/** The list with other things in some places; the list itself when there are none. */
function replaced<T>(list: readonly T[], made: ReadonlyMap<number, PickRow>, of: (row: PickRow) => T): readonly T[] {
  if (made.size === 0) return list;
  const copy = [...list];
  for (const [at, rows] of made) copy[at] = of(rows);
  return copy;
}

/** By entry and slot. */
const rowsByPick = (rows: readonly PickRow[]): Map<number, PickRow> =>
  new Map(rows.map((row) => [placeName(row.pick.entryId, row.pick.slot), row]));

const placeName = (entryId: number, slot: number): number => entryId * 10 + slot;

function standings(board: Board, before: BoardRows | undefined): Pick<BoardRows['shared'], 'standings' | 'cigar' | 'sidebet'> {
  const same =
    before !== undefined &&
    before.board.entries === board.entries &&
    before.board.season === board.season &&
    before.board.weekGrades.results === board.weekGrades.results &&
    before.board.week === board.week &&
    before.board.moved === board.moved &&
    (before.board.picks === board.picks || sameList(counts(before.board), counts(board)));
  if (!same) return { standings: standingRows(board), cigar: cigarRows(board), sidebet: sidebetRows(board) };
  return { standings: before.shared.standings, cigar: before.shared.cigar, sidebet: before.shared.sidebet };
}

const counts = ({ entries, picks }: Board): number[] => entries.map(({ id }) => picks.get(id)?.length ?? 0);

/** The week's games with their picks; a row whose game and picks are the same objects is not made again. */
function gamesOf(board: Board, now: number, before: BoardRows['games'] | undefined): Map<number, PickedGame> {
  const byGame = pickedGames(board.picks);
  const names = namesOf(board);
  return new Map(
    board.games.map((game) => {
      const old = before?.get(game.id);
      const open = hasKickedOff(game, now);
      const picks = byGame.get(game.id) ?? [];
      const same = old?.game === game && old.open === open && (!open || sameList(old.picks, picks));
      return [game.id, same ? old : { game, open, picks, row: scoreRowOf(game, picks, names, now) }];
    }),
  );
}

/** An entry's rows; those of a pick that is the same object as before are taken over. */
function rowsOf(board: Board, entry: Entry, now: number, before: ReadonlyMap<number, PickRow>): PickRow[] {
  return (board.picks.get(entry.id) ?? []).flatMap((pick) => {
    const game = board.gameById.get(pick.eventId);
    if (!game) return [];
    const known = before.get(placeName(entry.id, pick.slot));
    return [known?.pick === pick && known.entry === entry ? known : new PickRow(entry, pick, game, now)];
  });
}

function sealedByOwner(rows: readonly PickRow[]): Map<number, PickRow[]> {
  const owners = new Map<number, PickRow[]>();
  for (const row of rows) {
    if (row === row.others) continue;
    const mine = owners.get(row.entry.userId);
    if (mine) mine.push(row);
    else owners.set(row.entry.userId, [row]);
  }
  return owners;
}

/** Fewest losses, then most wins, then name (spec section 9); by the week's graded games, so it tells nothing of the others. */
function inOrder({ entries, weekGrades }: Board): Entry[] {
  const result = (entry: Entry) => weekGrades.results.get(entry.id) ?? { wins: 0, losses: 0 };
  return [...entries].sort(
    (a, b) => result(a).losses - result(b).losses || result(b).wins - result(a).wins || compareNames(a.name, b.name),
  );
}
