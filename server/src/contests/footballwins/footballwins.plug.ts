import { formatList, plural } from '@poolhouse/contract/formats';
import { definePlug } from '../plug';
import { countingInWeeks } from '../weeks/counting';
import { nflWeeks } from '../weeks/nfl-weeks.rules';
import { refuseLaterThan } from '../weeks/no-such-week';
import { footballWinsConsole } from './console';
import { fillWins } from './demo/fill-footballwins';
import { footballWinsKind } from './footballwins.kind';
import { footballWinsModule } from './footballwins.module';
import * as terms from './migrations/footballwins-001-terms';
import { addTerms, readTerms, termsOf } from './terms.store';
import { importWinTotals } from './win-totals/import-totals';
import { winsWorth } from './worth.rules';

const USUAL = termsOf({});

export const footballWins = definePlug({
  ...footballWinsKind,
  module: footballWinsModule,
  counting: countingInWeeks(footballWinsKind),
  migrations: { 'footballwins-001-terms': terms },
  fields: {
    opening: ['first_week', 'points_per_entry', 'overall_points'],
    usual: { points_per_entry: String(USUAL.pointsPerEntry), overall_points: formatList(USUAL.overallPoints) },
  },
  async opening({ tx, invalidate, contestId }, body) {
    refuseLaterThan(nflWeeks(body.year), body.first_week);
    await addTerms(tx, invalidate, contestId, { pointsPerEntry: body.points_per_entry, overallPoints: body.overall_points });
  },
  opened: async (tx, contestId) => {
    const { pointsPerEntry, overallPoints } = await readTerms(tx, contestId);
    return { points_per_entry: pointsPerEntry, overall_points: overallPoints.join(',') };
  },
  worth: (body, entries) => winsWorth(termsOf({ pointsPerEntry: body.points_per_entry, overallPoints: body.overall_points }), entries),
  console: footballWinsConsole,
  imports: [
    {
      name: 'win-totals',
      description: 'wins that were expected of each NFL team before its season, in the columns season, team, line',
      season: 'the totals',
      async take(site, text, options) {
        const { added, changed, unchanged } = await importWinTotals(site, text, options);
        return `${plural(added, 'new total')}, ${changed} changed, ${unchanged} as they were`;
      },
    },
  ],
  demo: { fill: fillWins },
});
