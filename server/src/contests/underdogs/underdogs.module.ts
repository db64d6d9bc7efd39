import type { Memories } from '../memories';
import type { ContestModule } from '../plug';
import { smackRoutes } from '../smack/smack.routes';
import { underdogsHome } from './home';
import { underdogsMissingPicks } from './missing-picks';
import { underdogsMySeasonRoutes } from './myseason/my-season.routes';
import { pageRoutes } from './page.routes';
import { pickRoutes } from './pick.routes';
import { underdogsRecapRoutes } from './recap/recap.routes';
import { underdogsSeasonReport } from './season-report';
import { settingsRoutes } from './settings.routes';
import { underdogsReader } from './underdogs-facts';
import { underdogsMoments } from './underdogs-moments';
import { underdogsRecaps } from './underdogs-recaps';
import { underdogsResults } from './underdogs-results';
import { underdogsSeals } from './underdogs-seals';
import { underdogsKind } from './underdogs.kind';
import { underdogsOverrides } from './undo-override';

const smack = { kind: underdogsKind, post: 'POST underdogs/smack', remove: 'DELETE underdogs/smack' } as const;

/** All Underdogs calls of players and administrators. */
export function underdogsModule(memories: Memories): ContestModule {
  const reader = underdogsReader(memories);
  return {
    routes(ctx) {
      pageRoutes(ctx, reader);
      pickRoutes(ctx, reader);
      underdogsRecapRoutes(ctx, reader);
      underdogsMySeasonRoutes(ctx, reader);
      settingsRoutes(ctx, memories);
      smackRoutes(ctx, { ...smack, directory: memories.directory });
    },
    home: underdogsHome(reader),
    missingPicks: underdogsMissingPicks(reader),
    overrides: underdogsOverrides,
    moments: underdogsMoments(reader),
    recaps: underdogsRecaps(reader),
    results: underdogsResults(reader),
    seals: underdogsSeals(reader),
    season: { type: underdogsKind.type, report: underdogsSeasonReport(reader) },
  };
}
