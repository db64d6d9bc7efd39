import type { Memories } from '../memories';
import type { ContestModule } from '../plug';
import { smackRoutes } from '../smack/smack.routes';
import { squaresKind } from './bbsquares.kind';
import { squaresOverrides } from './bbsquares.overrides';
import { squaresSeasonReport } from './bbsquares.report';
import { pageRoutes } from './board/page.routes';
import { squaresReader } from './board/read-board';
import { siteRoutes } from './byhand/site.routes';
import { adminRoutes } from './claims/admin.routes';
import { claimRoutes } from './claims/claim.routes';
import { drawRoutes } from './draw/draw.routes';
import { historyRoutes } from './history/history.routes';
import { squaresHome } from './home';
import { squaresSeals } from './log/squares-seals';
import { recapRoutes } from './recap/recap.routes';
import { shareRoutes } from './share/share.routes';
import { squaresMoments } from './squares-moments';
import { squaresRecaps } from './squares-recaps';
import { squaresResults } from './squares-results';

const smack = { kind: squaresKind, post: 'POST bbsquares/smack', remove: 'DELETE bbsquares/smack' } as const;

/** All calls of squares, by players and administrators. */
export function squaresModule(memories: Memories): ContestModule {
  const reader = squaresReader(memories);
  return {
    routes(ctx) {
      pageRoutes(ctx, reader);
      claimRoutes(ctx, memories);
      adminRoutes(ctx, memories);
      siteRoutes(ctx, memories);
      drawRoutes(ctx, memories);
      historyRoutes(ctx, reader);
      recapRoutes(ctx, reader);
      shareRoutes(ctx, reader);
      smackRoutes(ctx, { ...smack, directory: memories.directory });
    },
    home: squaresHome(reader),
    overrides: squaresOverrides,
    moments: squaresMoments(reader),
    recaps: squaresRecaps(reader),
    seals: squaresSeals,
    results: squaresResults(reader),
    season: { type: squaresKind.type, report: squaresSeasonReport(reader) },
  };
}
