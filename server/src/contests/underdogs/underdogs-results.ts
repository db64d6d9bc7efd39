import { plural } from '@poolhouse/contract/formats';
import { rankDogs, type DogCounts } from '@poolhouse/contract/underdogs-rules';
import { derive } from '../../ground/memory/derive';
import { hasKickedOff, isOffBoard } from '../../sport/games/game.rules';
import { ranked } from '../standings/ranking.rules';
import { windowOf, type Calendar } from '../weeks/calendar';
import { resultsMemory, type ContestResults, type OverPeriod, type PeriodResult, type ResultsSource } from '../years/results-source';
import { yearQuery } from '../years/year-address';
import { standingsAfter } from './standings.rules';
import type { UnderdogsReader } from './underdogs-facts';
import { readSeason } from './underdogs-season';
import type { UnderdogsSeason } from './underdogs-season.types';
import { underdogsKind } from './underdogs.kind';

type Counts = Readonly<Record<number, DogCounts>>;

const results = resultsMemory('Underdogs results');
const NOTHING: DogCounts = { wins: 0, covers: 0, losses: 0 };

/** Underdogs weeks that are over: one pick each, so nobody's week is the best; nothing is paid. */
export const underdogsResults = (reader: UnderdogsReader): ResultsSource => ({
  type: underdogsKind.type,
  round: 'week',
  gives: ['streak', 'comeback'],
  margin: (n) => plural(n, 'win'),
  async read(tx, contest, now) {
    const calendar = await reader.calendars.readIn(tx, contest.year, underdogsKind);
    const season = await readSeason(tx, reader, { contestId: contest.id, calendar, now });
    // While a week is on, another score makes nothing of this otherwise.
    const end = seasonsEnd(season, calendar, now) ? season : null;
    const inputs = [contest.id, season.contest, season.entries, calendar, season.over, end];
    return derive(reader.db, results, inputs, () => resultsOf(season, calendar, now));
  },
  address: (at) => `${underdogsKind.path}${yearQuery(at)}`,
});

/** Pure. */
export function resultsOf(season: UnderdogsSeason, calendar: Calendar, now: number): ContestResults {
  const last = seasonsEnd(season, calendar, now);
  const states: Counts[] = season.over.map(({ state }) => state);
  if (last) states.push(last);
  const { firstWeek } = season.contest;
  const rounds = states.map((after, n) => weekOf(season, calendar, { week: firstWeek + n, before: states[n - 1] ?? {}, after }));
  const end = last && windowOf(calendar, calendar.weeks)?.closesAt;
  return {
    rounds: rounds.filter((one) => one.results.length > 0),
    season: last && end !== undefined ? { ...seasonOf(season, last), at: end } : undefined,
  };
}

/** What the season came to, once its last week is over, which is never kept, and nothing of it is sealed or awaited. */
function seasonsEnd(season: UnderdogsSeason, calendar: Calendar, now: number): Counts | undefined {
  const { weeks, games, entries, week } = season;
  const closesAt = windowOf(calendar, calendar.weeks)?.closesAt ?? Infinity;
  if (now < closesAt || weeks.length !== 1 || weeks[0]?.week !== calendar.weeks) return undefined;
  if (![...games.values()].every((game) => isOffBoard(game) || hasKickedOff(game, now))) return undefined;
  return Object.fromEntries(standingsAfter(season, week, entries).map((one) => [one.entryId, one]));
}

interface Between {
  week: number;
  before: Counts;
  after: Counts;
}

function weekOf({ entries }: UnderdogsSeason, calendar: Calendar, { week, before, after }: Between): OverPeriod {
  const places = new Map(
    rankDogs(entries.map(({ id, name }) => ({ entryId: id, name, ...countsOf(after, id) }))).map((one) => [one.entryId, one.rank]),
  );
  const had = entries.map(({ id, name }) => {
    const [from, to] = [countsOf(before, id), countsOf(after, id)];
    return { entryId: id, name, wins: to.wins - from.wins, covers: to.covers - from.covers, losses: to.losses - from.losses };
  });
  const played = had.filter(({ wins, covers, losses }) => wins + covers + losses > 0);
  return {
    ...{ key: String(week), kind: 'week', title: `Week ${week}`, at: windowOf(calendar, week)?.closesAt ?? 0 },
    results: ranked(played, [({ wins }) => -wins, ({ covers }) => -covers]).map(({ entryId, rank, wins, covers }): PeriodResult => ({
      ...{ entryId, rank, score: [wins, covers], good: wins > 0, won: false, seasonRank: places.get(entryId) ?? null },
      says: wins > 0 ? 'Win' : covers > 0 ? 'Cover' : 'Loss',
    })),
  };
}

const countsOf = (counts: Counts, id: number): DogCounts => {
  const { wins, covers, losses } = counts[id] ?? NOTHING;
  return { wins, covers, losses };
};

function seasonOf({ entries }: UnderdogsSeason, after: Counts): Omit<OverPeriod, 'at'> {
  const rows = rankDogs(entries.map(({ id, name }) => ({ entryId: id, name, ...countsOf(after, id) })));
  return {
    ...{ key: 'season', kind: 'season', title: 'Season' },
    results: rows.map(({ entryId, rank, wins, covers, losses }) => ({
      ...{ entryId, rank, score: [wins, covers, -losses], good: null, won: rank === 1, seasonRank: rank },
      says: `${plural(wins, 'win')}, ${plural(covers, 'cover')}`,
    })),
  };
}
