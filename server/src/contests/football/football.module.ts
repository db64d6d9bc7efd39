import type { Memories } from '../memories';
import type { ContestModule } from '../plug';
import { smackRoutes } from '../smack/smack.routes';
import { footballAdminRoutes } from './board/admin.routes';
import { footballSettingsRoutes } from './board/settings.routes';
import { footballDeps } from './football-deps';
import { footballRecaps } from './football-recaps';
import { footballResults } from './football-results';
import { footballKind } from './football.kind';
import { gamesRoutes } from './games.routes';
import { footballHome } from './home';
import { footballMoments } from './moments/football-moments';
import { sidebetRoutes } from './money/sidebet.routes';
import { footballMySeasonRoutes } from './myseason/my-season.routes';
import { pageRoutes } from './page.routes';
import { footballMissingPicks } from './picks/missing-picks';
import { pickRoutes } from './picks/pick.routes';
import { footballOverrides } from './picks/undo-override';
import { footballRecapRoutes } from './recap/recap.routes';
import { footballSeals } from './seals/football-seals';
import { footballSeasonReport } from './season-report';
import { footballSeasonRoutes } from './season/season.routes';
import { footballStepsRoutes } from './steps/steps.routes';

/** All football calls of players and administrators, over one memory. */
export function footballModule(memories: Memories): ContestModule {
  const parts = footballDeps(memories);
  const smack = { kind: footballKind, directory: parts.directory, post: 'POST football/smack', remove: 'DELETE football/smack' } as const;
  return {
    routes(ctx) {
      pageRoutes(ctx, parts);
      pickRoutes(ctx, parts);
      smackRoutes(ctx, smack);
      footballSeasonRoutes(ctx, parts);
      footballRecapRoutes(ctx, parts);
      footballMySeasonRoutes(ctx, parts);
      footballStepsRoutes(ctx, parts);
      sidebetRoutes(ctx);
      gamesRoutes(ctx);
      footballAdminRoutes(ctx, parts);
      footballSettingsRoutes(ctx, parts);
    },
    home: footballHome(parts),
    missingPicks: footballMissingPicks(parts),
    overrides: footballOverrides,
    moments: footballMoments(parts),
    recaps: footballRecaps(parts),
    results: footballResults(parts),
    seals: footballSeals(parts),
    season: { type: footballKind.type, report: footballSeasonReport(parts) },
  };
}
