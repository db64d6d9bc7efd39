import type { FootballPickRow, FootballScoreRow } from '@poolhouse/contract';
import { keepSame, sameList } from '../../../ground/memory/keep-same';
import type { Game } from '../../../sport/games/game';
import { hasKickedOff } from '../../../sport/games/game.rules';
import type { PageLists } from '../../../web/pages/page';
import type { Entry } from '../../contest';
import { compareNames } from '../../names.rules';
import type { GradedEntryPick } from '../money/week-grades';
import type { Board } from './board';
import { pickRows, type PickRows } from './pick-rows';
import { pickedGames, scoreRowOf } from './score-rows';
import { cigarRows, popularRows, sidebetRows, standingRows } from './standing-rows';

/** The board's rows, and what they were made from: what hangs on the same facts is the same objects again. */
export interface BoardRows {
  board: Board;
  shared: PageLists & { picks: readonly FootballPickRow[]; scores: readonly FootballScoreRow[] };
  scoreById: ReadonlyMap<number, FootballScoreRow>;
  /** By user: the rows of sealed picks as their owner sees them. */
  ownPicks: ReadonlyMap<number, readonly FootballPickRow[]>;
  pickRows: readonly PickRows[];
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
  const old = before?.shared;
  const sameEntries = before?.board.entries === board.entries;
  const games = gamesOf(board, now, sameEntries ? before.games : undefined);
  const scores = [...games.values()].map(({ row }) => row);
  const rows = inOrder(board).flatMap((entry) => rowsOf(board, entry, now));
  const same = before !== undefined && sameList(before.pickRows, rows);
  const sameStandings =
    sameEntries &&
    before.board.season === board.season &&
    before.board.weekGrades.results === board.weekGrades.results &&
    before.board.week === board.week &&
    before.board.moved === board.moved &&
    sameList(counts(before.board), counts(board));
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
      popular: keepSame(old?.['popular'] as ReturnType<typeof popularRows> | undefined, popularRows(board, now), name),
      ...(old && sameStandings
        ? { standings: old['standings'] ?? [], cigar: old['cigar'] ?? [], sidebet: old['sidebet'] ?? [] }
        : { standings: standingRows(board), cigar: cigarRows(board), sidebet: sidebetRows(board) }),
    },
  };
}

const counts = ({ entries, picks }: Board): number[] => entries.map(({ id }) => picks.get(id)?.length ?? 0);

/** The week's games with their picks; a row whose game and picks are the same objects is not made again. */
function gamesOf(board: Board, now: number, before: BoardRows['games'] | undefined): Map<number, PickedGame> {
  const byGame = pickedGames(board.picks);
  const names = new Map(board.entries.map((entry) => [entry.id, entry.name]));
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

interface Made {
  entry: Entry;
  game: Game;
  open: boolean;
  rows: PickRows;
}

const made = new WeakMap<GradedEntryPick, Made>();

function rowsOf(board: Board, entry: Entry, now: number): PickRows[] {
  return (board.picks.get(entry.id) ?? []).flatMap((pick) => {
    const game = board.gameById.get(pick.eventId);
    if (!game) return [];
    const open = hasKickedOff(game, now);
    const known = made.get(pick);
    if (known?.entry === entry && known.game === game && known.open === open) return [known.rows];
    const rows = pickRows(entry, pick, game, now);
    made.set(pick, { entry, game, open, rows });
    return [rows];
  });
}

function sealedByOwner(rows: readonly PickRows[]): Map<number, FootballPickRow[]> {
  const owners = new Map<number, FootballPickRow[]>();
  for (const { userId, own, others } of rows) {
    if (own === others) continue;
    const mine = owners.get(userId);
    if (mine) mine.push(own);
    else owners.set(userId, [own]);
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
