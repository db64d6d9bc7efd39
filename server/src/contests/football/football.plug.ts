import { FOOTBALL_WEEKS } from '@poolhouse/contract';
import { latestNames } from '../latest-names';
import { definePlug } from '../plug';
import { refuseLaterThan } from '../weeks/no-such-week';
import { footballDemo } from './demo/football.demo';
import { footballKind } from './football.kind';
import { footballRoom } from './football.room';
import * as terms from './migrations/football-001-terms';
import { addTerms, setSidebet } from './money/terms.store';
import { footballSettings } from './settings';
import { entryById } from '../entries.store';
import { must } from '../../ground/must';

export const football = definePlug({
  ...footballKind,
  room: footballRoom,
  migrations: { 'football-001-terms': terms },
  fields: { opening: ['first_week', 'points_per_entry', 'cigar_points', 'overall_points'], entering: ['sidebet'] },
  async opening({ tx, touch, contestId }, body) {
    refuseLaterThan(FOOTBALL_WEEKS, body.first_week);
    await addTerms(tx, touch, contestId, {
      pointsPerEntry: body.points_per_entry,
      cigarPoints: body.cigar_points,
      overallPoints: body.overall_points,
    });
  },
  async entering({ tx, touch, entryId }, { sidebet }) {
    if (sidebet === 1) await setSidebet(tx, touch, must(await entryById(tx, entryId), 'the entry that was just made'), true);
  },
  settings: footballSettings,
  console: {
    user: (facts) => {
      const names = latestNames(facts, footballKind);
      return (userId) => ({ football_entry_name: names.get(userId) ?? '' });
    },
  },
  demo: footballDemo,
});
