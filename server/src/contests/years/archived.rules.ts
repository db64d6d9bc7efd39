import { formatNumber } from '@poolhouse/contract/formats';
import { ofOne } from '../../ground/memory/of-one.rules';
import type { ArchivedSeason } from '../archives/archives.store';
import type { PlayedContest } from './played.rules';
import type { ContestResults, ResultsSource } from './results-source';

/** The page of an archived season, from the site's root. @param id as it is shown */
export const archiveAddress = (id: number): string => `/archive?archive=${id}`;

/** What an archived season came to: the same object for the same season. It has no rounds, since none of them can be graded here. */
export const archivedResults = ofOne(({ entries, closedAt }: ArchivedSeason): ContestResults => ({
  rounds: [],
  season: {
    ...{ key: 'season', kind: 'season', title: 'Season', at: closedAt },
    results: entries.flatMap(({ id, rank, points, record }) =>
      rank === null
        ? []
        : {
            ...{ entryId: id, rank, score: [points] as const, good: null, won: rank === 1, seasonRank: rank },
            says: record === '' ? formatNumber(points) : record,
          },
    ),
  },
}));

/** An archived season among the contests of its circle. @param source of its kind @param opens whether its page opens to the viewer */
export const archivedContest = (
  archive: ArchivedSeason,
  { name, source }: { name: string; source: ResultsSource },
  opens: boolean,
): PlayedContest => ({
  ...{ contest: archive.contest, kind: name, results: archivedResults(archive), entries: archive.entries },
  source: {
    ...{ round: source.round, gives: source.gives, margin: (n) => source.margin(n) },
    address: ({ contest }) => archiveAddress(contest.id),
  },
  base: opens ? archive.contest : undefined,
});
