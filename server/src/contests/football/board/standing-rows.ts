import type { FootballCigarRow, FootballSidebetRow, FootballStandingRow } from '@poolhouse/contract';
import type { Database } from '../../../ground/db/database';
import { derive, type Derivation } from '../../../ground/memory/derive';
import { compareNames } from '../../standings/names.rules';
import type { Ranked } from '../../standings/ranking.rules';
import { windowOf } from '../../weeks/calendar';
import { stateAfter } from '../football-season';
import { recordsText } from '../money/played-week.rules';
import { movement, weekStandings } from '../money/season.rules';
import { rankCigar, rankSidebet, type Standing } from '../money/standings.rules';
import type { FootballEntry } from '../money/terms.store';
import type { Board } from './board';

/** All of a board that hangs on records. */
interface Standings {
  /** In the order in which the board shows entries. */
  order: readonly FootballEntry[];
  standings: readonly FootballStandingRow[];
  cigar: readonly FootballCigarRow[];
  sidebet: readonly FootballSidebetRow[];
}

const ROW_BYTES = 250;
const standings: Derivation<Standings> = {
  name: 'football standing rows',
  latest: true,
  weigh: (made) => 500 + made.standings.length * ROW_BYTES,
};

export function standingRows(db: Database, board: Board): Standings {
  const { season, calendar, week, showWeek, entries, saved } = board;
  const picksIn = entries.map(({ id }) => saved.get(id)?.length ?? 0).join('');
  return derive(db, standings, [`${board.contest.id} ${week}`, season, entries, calendar, showWeek, recordsText(board), picksIn], () => ({
    order: inOrder(board),
    standings: ofWeekAndSeason(board),
    cigar: cigarRows(board),
    sidebet: sidebetRows(board),
  }));
}

/** Fewest losses, then most wins, then name (spec section 9); by the week's graded games, so it tells nothing of the others. */
function inOrder({ entries, results }: Board): FootballEntry[] {
  const result = ({ id }: FootballEntry) => results.get(id) ?? { wins: 0, losses: 0 };
  return [...entries].sort(
    (a, b) => result(a).losses - result(b).losses || result(b).wins - result(a).wins || compareNames(a.name, b.name),
  );
}

/** The week's standings, then the overall ones as week 0. */
function ofWeekAndSeason(board: Board): FootballStandingRow[] {
  const row =
    (prefix: string, week: number, moved: ReadonlyMap<number, number>) =>
    (standing: Ranked<Standing>): FootballStandingRow => ({
      ID: `${prefix}${standing.entryId}`,
      entry_id: standing.entryId,
      EntryName: standing.name,
      Week: week,
      Wins: standing.wins,
      Losses: standing.losses,
      Points: standing.points,
      Rank: standing.rank,
      PicksIn: board.saved.get(standing.entryId)?.length ?? 0,
      Moved: moved.get(standing.entryId) ?? 0,
    });
  const ofWeek = weekStandings(board.entries, board, board.season.run.weeks[board.week - 1]);
  return [...ofWeek.map(row('w', board.week, new Map())), ...board.season.overall.map(row('o', 0, movedOf(board)))];
}

/** The places that entries have gained since the week before the one that is on. */
function movedOf(board: Board): ReadonlyMap<number, number> {
  const { contest, calendar, showWeek: week, season, entries } = board;
  const opensAt = windowOf(calendar, week)?.opensAt ?? 0;
  return movement(season, entries, stateAfter(board, week - 1), { week, opensAt, firstWeek: contest.firstWeek });
}

function cigarRows({ season }: Board): FootballCigarRow[] {
  return rankCigar(season.overall).map((one) => ({
    ID: one.entryId,
    EntryName: one.name,
    Weeks41: one.weeks41,
    Wins: one.wins,
    Rank: one.rank,
  }));
}

function sidebetRows({ season }: Board): FootballSidebetRow[] {
  const marked = season.overall.filter((one) => one.sidebet);
  return rankSidebet(marked).map((one) => ({ ID: one.entryId, EntryName: one.name, Wins: one.wins, Losses: one.losses, Rank: one.rank }));
}
