import { formatList, formatRecord, plural } from '@poolhouse/contract/formats';
import { derive } from '../../ground/memory/derive';
import { ranked } from '../standings/ranking.rules';
import { windowOf } from '../weeks/calendar';
import { resultsMemory, type ContestResults, type OverPeriod, type ResultsSource } from '../years/results-source';
import { weekOrSeason } from '../years/year-address';
import type { FootballDeps } from './football-deps';
import type { FootballSeason } from './football-season';
import { footballKind } from './football.kind';
import { readYear } from './season/circle';
import type { PlayedRow } from './weeks-over';

const results = resultsMemory('football results');

/** Football weeks that are over, as they were kept, and seasons. */
export const footballResults = (deps: FootballDeps): ResultsSource => ({
  type: footballKind.type,
  round: 'week',
  gives: ['best', 'worst', 'streak', 'drought', 'pots', 'comeback'],
  margin: (n) => plural(n, 'win'),
  async read(tx, contest, now) {
    const season = await readYear(tx, deps, contest, now);
    // While a week is on, another score makes nothing of this otherwise.
    const end = isEnded(season) ? season.season : null;
    const inputs = [contest.id, season.contest, season.entries, season.calendar, season.kept, end];
    return derive(deps.db, results, inputs, () => resultsOf(season));
  },
  address: weekOrSeason(footballKind.path),
});

/** Pure. */
export function resultsOf(of: Pick<FootballSeason, 'contest' | 'entries' | 'calendar' | 'kept' | 'season'>): ContestResults {
  const rounds = of.kept.flatMap(({ period, rows }): OverPeriod[] => (rows.length > 0 ? [weekOf(of, period, rows)] : []));
  return { rounds, season: seasonOf(of) };
}

function weekOf(of: Pick<FootballSeason, 'calendar' | 'kept'>, week: number, rows: readonly PlayedRow[]): OverPeriod {
  const paid = of.kept.at(-1)?.state.run?.weeks[week - 1];
  const played = rows
    .filter(({ won, lost }) => won + lost > 0)
    .map(({ entry, won, lost, rank }) => ({ name: '', entryId: entry, won, lost, after: rank }));
  return {
    ...{ key: String(week), kind: 'week', title: `Week ${week}`, at: windowOf(of.calendar, week)?.closesAt ?? 0 },
    results: ranked(played, [({ won }) => -won, ({ lost }) => lost]).map(({ entryId, won, lost, rank, after }) => {
      const points = paid?.winners.includes(entryId) ? paid.each : 0;
      return {
        ...{ entryId, rank, score: [won, points, -lost], good: won > lost, won: points > 0, seasonRank: after },
        says: formatList([formatRecord(won, lost), ...(points > 0 ? [plural(points, 'point')] : [])]),
      };
    }),
  };
}

const isEnded = ({ contest, kept, season }: Pick<FootballSeason, 'contest' | 'kept' | 'season'>): boolean =>
  season.run.over && contest.firstWeek + kept.length - 1 >= season.weeks;

/** Undefined while it is on: its last weeks may still be other ones. */
function seasonOf(of: Parameters<typeof resultsOf>[0]): OverPeriod | undefined {
  const { calendar, season } = of;
  if (!isEnded(of)) return undefined;
  return {
    ...{ key: 'season', kind: 'season', title: 'Season', at: windowOf(calendar, season.weeks)?.closesAt ?? 0 },
    results: season.overall
      .filter(({ wins, losses }) => wins + losses > 0)
      .map(({ entryId, rank, wins, losses, points }) => ({
        ...{ entryId, rank, score: [wins, points], good: null, won: rank === 1, seasonRank: rank },
        says: `${formatRecord(wins, losses)}, ${plural(points, 'point')}`,
      })),
  };
}
