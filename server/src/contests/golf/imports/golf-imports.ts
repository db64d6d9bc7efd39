import { formatList, plural } from '@poolhouse/contract/formats';
import type { ImportCommand } from '../../plug';
import { importCourses } from './import-courses';
import { importFeed } from './import-feed';
import { importField } from './import-field';
import { importHoles } from './import-holes';
import { importResults } from './import-results';
import { importSeason } from './import-season';
import { importShots } from './import-shots';
import { importStats } from './import-stats';

const TOURNAMENT = ['--tournament <name>', 'of which tournament it is, as R2024014'] as const;
const REPLAY = ['--replay', 'each becomes known when it was played, for practice'] as const;

export const golfImports: readonly ImportCommand[] = [
  {
    name: 'golf-season',
    description: 'tournaments of one or more seasons, in the columns id, tournamentName, startDate, purse, date, country, stateCode',
    season: 'the tournaments',
    async take(site, text, options) {
      const { added, changed, unchanged } = await importSeason(site, text, options);
      return `${plural(added, 'new tournament')}, ${changed} changed, ${unchanged} as they were`;
    },
  },
  {
    name: 'golf-field',
    description:
      'the golfers of a tournament with their odds, as JSON: in tiers 1 to 4, or without tiers, which are then made by the odds; starting_strokes where there are any',
    season: 'a field',
    async take(site, text, options) {
      const { golfers, added, sizes } = await importField(site, text, options);
      return `${plural(golfers, 'golfer')}, ${added} of them new, in groups of ${formatList(sizes)}`;
    },
  },
  {
    name: 'golf-courses',
    description: 'courses, their holes, and which tournament is played on which: a table each, in this order',
    season: 'the courses',
    options: [TOURNAMENT],
    take: importCourses,
  },
  {
    name: 'golf-stats',
    description: "golfers' figures of a season: birdies, eagles, greens, cuts in a row, world ranks; a table each",
    season: 'the figures',
    take: importStats,
  },
  {
    name: 'golf-results',
    description: 'results of the tournaments of a season, or of one tournament with its rounds',
    season: 'the results',
    options: [TOURNAMENT],
    take: importResults,
  },
  {
    name: 'golf-holes',
    description: 'whole rounds by hole, with columns player_id, player, round, tee_time, h1 to h18, round_score',
    season: 'the rounds',
    options: [TOURNAMENT, REPLAY],
    take: importHoles,
  },
  {
    name: 'golf-shots',
    description: 'every stroke with its place, from either of the tour’s tables',
    season: 'the strokes',
    options: [TOURNAMENT, REPLAY],
    take: importShots,
  },
  {
    name: 'golf-feed',
    description: 'a recorded answer of any feed of golf, read as a live one is',
    season: 'an answer',
    options: [TOURNAMENT, ['--at <instant>', 'when it was answered; now, where it is left out']],
    take: importFeed,
  },
];
