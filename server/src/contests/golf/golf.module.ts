import type { Memories } from '../memories';
import type { ContestModule } from '../plug';
import { smackRoutes } from '../smack/smack.routes';
import { consoleRoutes } from './admin/console.routes';
import { fileRoutes } from './admin/files.routes';
import { adminPickRoutes } from './admin/picks.routes';
import { seasonRoutes } from './admin/season.routes';
import { tournamentRoutes } from './admin/tournament.routes';
import { golfMemories } from './golf-memories';
import { golfRecaps } from './golf-recaps';
import { golfResults } from './golf-results';
import { golfKind } from './golf.kind';
import { golfSeasonReport } from './golf.report';
import { golfHome } from './home';
import { golfMissingPicks } from './missing-picks';
import { golfMoments } from './moments/golf-moments';
import { golfMySeasonRoutes } from './myseason/my-season.routes';
import { pageRoutes } from './page.routes';
import { pick1RecapRoutes } from './pick1/pick1-recap.routes';
import { pickRoutes } from './picks/pick.routes';
import type { HolePictures } from './pictures/hole-pictures';
import { pictureRoutes } from './pictures/pictures.routes';
import { recapRoutes } from './recap/recap.routes';
import { golfSeals } from './seals/golf-seals';
import { shotsRoutes } from './shots.routes';
import { statsRoutes } from './stats/stats.routes';

const smack = { kind: golfKind, post: 'POST golf/smack', remove: 'DELETE golf/smack' } as const;

/** All golf calls of players and administrators. */
export function golfModule(shared: Memories, pictures: HolePictures): ContestModule {
  const memories = golfMemories(shared);
  return {
    routes(ctx) {
      pageRoutes(ctx, memories);
      pickRoutes(ctx, memories);
      recapRoutes(ctx, memories);
      golfMySeasonRoutes(ctx, memories);
      pick1RecapRoutes(ctx, memories);
      statsRoutes(ctx, memories);
      shotsRoutes(ctx, memories);
      adminPickRoutes(ctx, memories);
      consoleRoutes(ctx, memories);
      seasonRoutes(ctx, memories);
      tournamentRoutes(ctx);
      fileRoutes(ctx);
      pictureRoutes(ctx, pictures);
      smackRoutes(ctx, { ...smack, directory: memories.directory });
    },
    home: golfHome(memories),
    missingPicks: golfMissingPicks(memories),
    moments: golfMoments(memories),
    recaps: golfRecaps(memories),
    results: golfResults(memories),
    seals: golfSeals(memories),
    season: { type: golfKind.type, report: golfSeasonReport(memories) },
  };
}
