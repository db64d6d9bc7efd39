import { PICKS_PER_WEEK, type FootballCigarRow, type FootballSidebetRow, type FootballStandingRow } from '@poolhouse/contract';
import { rankCigar, rankSidebet, type Standing } from '@poolhouse/contract/football-rules';
import type { Database } from '../../../ground/db/database';
import { derive, type Derivation } from '../../../ground/memory/derive';
import { compareNames } from '../../standings/names.rules';
import type { Ranked } from '../../standings/ranking.rules';
import { windowOf } from '../../weeks/calendar';
import { stateAfter } from '../football-season';
import { recordsText } from '../money/played-week.rules';
import { movement, weekStandings } from '../money/season.rules';
import type { FootballEntry } from '../money/terms.store';
import { mayPick } from '../money/week-result.rules';
import { gamesToCome } from '../money/weeks-left.rules';
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

export function standingRows(db: Database, board: Board, now: number): Standings {
  const { season, calendar, week, showWeek, entries, saved } = board;
  const picksIn = entries.map(({ id }) => saved.get(id)?.length ?? 0).join('');
  const may = mayPicks(board, now);
  const inputs = [
    `${board.contest.id} ${week}`,
    season,
    entries,
    calendar,
    showWeek,
    recordsText(board),
    picksIn,
    JSON.stringify([...may]),
  ];
  return derive(db, standings, inputs, () => ({
    order: inOrder(board),
    standings: ofWeekAndSeason(board, may),
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

/** Who could make fewer than five picks, once so few games are to come that it matters: a row is not news for each new line. */
function mayPicks({ entries, games, over }: Board, now: number): ReadonlyMap<number, number> {
  if (over || gamesToCome(games, now) >= PICKS_PER_WEEK) return NOBODY;
  const few = entries.map(({ id, createdAt }) => [id, mayPick(createdAt, games)] as const).filter(([, may]) => may < PICKS_PER_WEEK);
  return few.length === 0 ? NOBODY : new Map(few);
}

const NOBODY: ReadonlyMap<number, number> = new Map();

/** The week's standings, then the overall ones as week 0. */
function ofWeekAndSeason(board: Board, may: ReadonlyMap<number, number>): FootballStandingRow[] {
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
      ...(week > 0 && may.has(standing.entryId) ? { MayPick: may.get(standing.entryId) } : {}),
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
