import { FOOTBALL_WEEKS } from '@poolhouse/contract';
import { must } from '../../ground/must';
import { contestById } from '../entries/contests.store';
import { entryById } from '../entries/entries.store';
import { definePlug } from '../plug';
import { latestEntries } from '../seasons/latest-entries';
import { latestNames } from '../seasons/latest-names';
import { countingInWeeks } from '../weeks/counting';
import { refuseLaterThan } from '../weeks/no-such-week';
import { footballDemo } from './demo/football.demo';
import { footballKind } from './football.kind';
import { footballModule } from './football.module';
import * as terms from './migrations/football-001-terms';
import * as model from './migrations/football-002-model';
import { termsOf } from './money/default-terms.rules';
import { addTerms, setSidebet, withTerms } from './money/terms.store';
import { footballWorth } from './money/worth.rules';
import { footballSettings } from './settings';

export const football = definePlug({
  ...footballKind,
  module: footballModule,
  counting: countingInWeeks(footballKind),
  migrations: { 'football-001-terms': terms, 'football-002-model': model },
  fields: {
    opening: ['first_week', 'points_per_entry', 'cigar_points', 'overall_points', 'show_model'],
    usual: { points_per_entry: String(termsOf({}).pointsPerEntry) },
    entering: ['sidebet'],
  },
  async opening({ tx, invalidate, contestId }, body) {
    refuseLaterThan(FOOTBALL_WEEKS, body.first_week);
    await addTerms(tx, invalidate, contestId, {
      pointsPerEntry: body.points_per_entry,
      cigarPoints: body.cigar_points,
      overallPoints: body.overall_points,
      showModel: body.show_model === 1,
    });
  },
  opened: async (tx, contestId) => {
    const { pointsPerEntry, cigarPoints, overallPoints, showModel } = await withTerms(
      tx,
      must(await contestById(tx, contestId), 'a contest to copy'),
    );
    return {
      points_per_entry: pointsPerEntry,
      cigar_points: cigarPoints,
      ...(overallPoints.length > 0 ? { overall_points: overallPoints.join(',') } : {}),
      ...(showModel ? { show_model: 1 as const } : {}),
    };
  },
  worth: (body, entries) =>
    footballWorth({
      entries,
      firstWeek: body.first_week ?? 1,
      ...termsOf({ pointsPerEntry: body.points_per_entry, cigarPoints: body.cigar_points, overallPoints: body.overall_points }),
    }),
  async entering({ tx, invalidate, entryId }, { sidebet }) {
    if (sidebet === 1) await setSidebet(tx, invalidate, must(await entryById(tx, entryId), 'the entry that was just made'), true);
  },
  settings: footballSettings,
  console: {
    user: (facts) => {
      const [names, present] = [latestNames(facts, footballKind), latestEntries(facts, footballKind)];
      return (userId) => ({ Football: present.has(userId) ? 1 : 0, football_entry_name: names.get(userId) ?? '' });
    },
  },
  demo: footballDemo,
});
