import { z } from 'zod';
import { definePlug } from '../plug';
import { golfConsole, pick1Console } from './console';
import { golfDemo } from './demo/fill-golf';
import { golfFeeds } from './feeds/golf-agents';
import { golfFeedConfig, golfFeedEnvironment } from './feeds/golf-feed-config';
import { golfReaders } from './feeds/golf-readers';
import { golfMemories } from './golf-memories';
import { pick1Results } from './golf-results';
import { golfKind, pick1Kind } from './golf.kind';
import { golfModule } from './golf.module';
import { pick1Home } from './home-pick1';
import { golfImports } from './imports/golf-imports';
import * as tournaments from './migrations/golf-001-tournaments';
import * as contests from './migrations/golf-002-contests';
import * as feeds from './migrations/golf-003-feeds';
import * as pushes from './migrations/golf-004-pushes';
import * as startingStrokes from './migrations/golf-005-starting-strokes';
import * as contestsPlaying from './migrations/golf-006-contests-playing';
import { pick1Recaps } from './pick1-recaps';
import { pick1SeasonReport } from './pick1.report';
import { HolePictures } from './pictures/hole-pictures';
import { golfManners, pushesAgent } from './pushes/pushes.agent';
import { resultsAgent } from './results/results.agent';
import { pick1Seals } from './seals/golf-seals';
import { golfSettings } from './settings';
import { hasTeedOff } from './stores/contest.store';

/** Of this process: where they lie and come from is said once, when its agents are made. */
const pictures = new HolePictures();

export const golf = definePlug({
  ...golfKind,
  begun: hasTeedOff,
  module: (memories) => golfModule(memories, pictures),
  migrations: {
    'golf-001-tournaments': tournaments,
    'golf-002-contests': contests,
    'golf-003-feeds': feeds,
    'golf-004-pushes': pushes,
    'golf-005-starting-strokes': startingStrokes,
    'golf-006-contests-playing': contestsPlaying,
  },
  settings: golfSettings,
  notices: golfManners,
  console: golfConsole,
  agents: {
    environment: { POOLHOUSE_GOLF_IMAGES_URL: z.string().optional(), ...golfFeedEnvironment },
    make(values, { dataFolder, feedsRun, oddsKey, memories }) {
      pictures.open(dataFolder, values['POOLHOUSE_GOLF_IMAGES_URL'] as string | undefined);
      return [resultsAgent(memories), pushesAgent(memories), ...golfFeeds(golfFeedConfig(values, oddsKey), feedsRun)];
    },
  },
  imports: golfImports,
  feeds: golfReaders,
  demo: golfDemo,
});

export const pick1Golf = definePlug({
  ...pick1Kind,
  begun: hasTeedOff,
  // Its calls are golf's.
  module: (memories) => ({
    routes: () => {},
    home: pick1Home(golfMemories(memories)),
    recaps: pick1Recaps(golfMemories(memories)),
    results: pick1Results(golfMemories(memories)),
    seals: pick1Seals(golfMemories(memories)),
    season: { type: pick1Kind.type, report: pick1SeasonReport(golfMemories(memories)) },
  }),
  console: pick1Console,
});
