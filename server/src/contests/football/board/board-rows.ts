import type { FootballCigarRow, FootballPopularRow, FootballScoreRow, FootballSidebetRow, FootballStandingRow } from '@poolhouse/contract';
import type { Database } from '../../../ground/db/database';
import { derive, type Derivation } from '../../../ground/memory/derive';
import { must } from '../../../ground/must';
import type { FootballEntry } from '../money/terms.store';
import type { Board } from './board';
import type { PickRow } from './pick-rows';
import { picksByGame, rowsOfGame, type ByGame, type Popular } from './picked-game';
import { byCount } from './popular.rules';
import { standingRows } from './standing-rows';
import { sweatIn, type Sweat } from './sweat';

/** The board's rows. */
export interface BoardRows {
  shared: {
    scores: readonly FootballScoreRow[];
    picks: readonly PickRow['others'][];
    popular: readonly FootballPopularRow[];
    standings: readonly FootballStandingRow[];
    cigar: readonly FootballCigarRow[];
    sidebet: readonly FootballSidebetRow[];
  };
  /** By user: the rows of sealed picks as their owner sees them. */
  ownPicks: ReadonlyMap<number, readonly PickRow[]>;
  /** What the picks of each need. */
  sweat: Sweat;
}

/** Where the row of a pick is: among those of its game. */
interface Place {
  game: number;
  n: number;
}

const places: Derivation<readonly Place[]> = { name: 'football order of picks', latest: true, weigh: (all) => 100 + all.length * 40 };
const allPicks: Derivation<BoardRows['shared']['picks']> = {
  name: 'football picks in order',
  latest: true,
  weigh: (rows) => 100 + rows.length * 16,
};
const sealed: Derivation<BoardRows['ownPicks']> = { name: 'football sealed picks', latest: true, weigh: (users) => 100 + users.size * 200 };
const allPopular: Derivation<readonly FootballPopularRow[]> = {
  name: 'football popular picks',
  latest: true,
  weigh: (rows) => 100 + rows.length * 16,
};

/**
 * The rows of a board. What hangs on one game is worked out for that game, and the standings for the records: a score without a win or a loss
 * is news of its own game alone.
 */
export function boardRows(db: Database, board: Board, now: number): BoardRows {
  const name = `${board.contest.id} ${board.week}`;
  const picked = picksByGame(db, board, name);
  const rowsOf = (id: number) =>
    rowsOfGame(db, { name, game: must(board.gameById.get(id), 'a game of the board'), picked: picked.get(id), now });
  const ids = [...board.gameById.keys()];
  const ofGames = ids.map(rowsOf);
  const { order, standings, cigar, sidebet } = standingRows(db, board, now);
  const rowsOfPicks = ofGames.map((one) => one.picks);
  const at = derive(db, places, [name, order, board.saved, picked], () => placesOf(order, board, picked));
  const inOrder = (all: readonly (readonly PickRow[])[]) => {
    const byGame = new Map(all.map((rows) => [rows[0]?.pick.eventId, rows]));
    return at.flatMap(({ game, n }) => byGame.get(game)?.[n] ?? []);
  };
  const ofSealed = rowsOfPicks.filter(([row]) => row && row !== row.others);
  const lists = ofGames.map(({ popular }) => popular);
  return {
    shared: {
      // Those of the week come first, then the ones that have left it.
      scores: ofGames.slice(0, board.games.length).map(({ score }) => score),
      picks: derive(db, allPicks, [name, order, ...rowsOfPicks], () => inOrder(rowsOfPicks).map(({ others }) => others)),
      popular: derive(db, allPopular, [name, ...lists], () => inOrderOfCount(lists.flat())),
      standings,
      cigar,
      sidebet,
    },
    sweat: sweatIn(board, now),
    ownPicks: derive(db, sealed, [name, order, ...ofSealed], () => byUser(inOrder(ofSealed))),
  };
}

const inOrderOfCount = (all: readonly Popular[]): FootballPopularRow[] =>
  [...all].sort((a, b) => byCount(a.pick, b.pick)).map(({ row }) => row);

/** Entry by entry, and by slot. */
const placesOf = (order: readonly FootballEntry[], { saved }: Board, picked: ByGame): Place[] =>
  order.flatMap(({ id }) =>
    (saved.get(id) ?? []).map(({ eventId, slot }) => ({
      game: eventId,
      n: picked.get(eventId)?.findIndex(({ pick }) => pick.entryId === id && pick.slot === slot) ?? -1,
    })),
  );

function byUser(rows: readonly PickRow[]): Map<number, PickRow[]> {
  const users = new Map<number, PickRow[]>();
  for (const row of rows) {
    const mine = users.get(row.entry.userId);
    if (mine) mine.push(row);
    else users.set(row.entry.userId, [row]);
  }
  return users;
}
