import type { WinsStandingRow } from '@poolhouse/contract';
import { plural } from '@poolhouse/contract/formats';
import { derive } from '../../ground/memory/derive';
import { windowOf, type Calendar } from '../weeks/calendar';
import { resultsMemory, type ContestResults, type OverPeriod, type ResultsSource } from '../years/results-source';
import { weekOrSeason } from '../years/year-address';
import type { WinsReader } from './footballwins-facts';
import { rowsOf, standingsIn } from './footballwins-rows';
import { readSeason } from './footballwins-season';
import type { WinsSeason } from './footballwins-season.types';
import { footballWinsKind } from './footballwins.kind';
import { recordOf } from './record-words.rules';

const results = resultsMemory('NFL wins results');

/** NFL wins weeks that are over, as they were kept, and seasons. A week pays nothing. */
export const winsResults = (reader: WinsReader): ResultsSource => ({
  type: footballWinsKind.type,
  round: 'week',
  gives: ['best', 'worst', 'streak', 'comeback'],
  margin: (n) => plural(n, 'win'),
  async read(tx, contest, now) {
    const calendar = await reader.calendars.readIn(tx, contest.year, footballWinsKind);
    const season = await readSeason(tx, reader, { contestId: contest.id, calendar, now });
    // While a week is on, another score makes nothing of this otherwise.
    const inputs = [contest.id, season.contest, season.over, isEnded(season, calendar, now) ? season : null];
    return derive(reader.db, results, inputs, () => resultsOf(season, calendar, now));
  },
  address: weekOrSeason(footballWinsKind.path),
});

/** Pure. The last week of a season is never kept: it is read once its window has closed and no game of the season is awaited. */
export function resultsOf(season: WinsSeason, calendar: Calendar, now: number): ContestResults {
  const { contest, over, weeks } = season;
  const end = windowOf(calendar, weeks)?.closesAt ?? Infinity;
  const ended = isEnded(season, calendar, now);
  const last = ended ? weeks : over.length - 1;
  const rounds: OverPeriod[] = [];
  for (let week = contest.firstWeek; week <= last; week += 1) {
    const round = weekOf(standingsIn(rowsOf(season, week, now)), { week, at: windowOf(calendar, week)?.closesAt ?? 0 });
    if (round.results.length > 0) rounds.push(round);
  }
  if (!ended || rounds.length === 0) return { rounds, season: undefined };
  return { rounds, season: seasonOf(standingsIn(rowsOf(season, weeks, now)), end) };
}

const isEnded = ({ over, weeks, coming }: WinsSeason, calendar: Calendar, now: number): boolean =>
  now >= (windowOf(calendar, weeks)?.closesAt ?? Infinity) && coming.length === 0 && over.length === weeks;

const hasPlayed = ({ Wins, Losses, Ties }: WinsStandingRow): boolean => Wins + Losses + Ties > 0;

/** @param rows the week's own, and as week 0 the overall ones after it */
function weekOf(rows: readonly WinsStandingRow[], { week, at }: { week: number; at: number }): OverPeriod {
  const after = new Map(rows.filter(({ Week }) => Week === 0).map((row) => [row.entry_id, row.Rank]));
  const played = rows.filter((row) => row.Week === week && hasPlayed(row));
  return {
    ...{ key: String(week), kind: 'week', title: `Week ${week}`, at },
    results: played.map((row) => ({
      ...{ entryId: row.entry_id, rank: row.Rank, score: [row.Points, -row.Losses], good: row.Wins > row.Losses, won: false },
      ...{ seasonRank: after.get(row.entry_id) ?? null, says: recordOf(row) },
    })),
  };
}

const seasonOf = (rows: readonly WinsStandingRow[], at: number): OverPeriod => ({
  ...{ key: 'season', kind: 'season', title: 'Season', at },
  results: rows
    .filter((row) => row.Week === 0 && hasPlayed(row))
    .map((row) => ({
      ...{ entryId: row.entry_id, rank: row.Rank, score: [row.Points, -row.Losses], good: null, won: row.Rank === 1 },
      ...{ seasonRank: row.Rank, says: recordOf(row) },
    })),
});
