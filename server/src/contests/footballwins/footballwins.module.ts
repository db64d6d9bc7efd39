import type { Memories } from '../memories';
import type { ContestModule } from '../plug';
import { smackRoutes } from '../smack/smack.routes';
import { draftRoutes } from './draft.routes';
import { winsReader } from './footballwins-facts';
import { footballWinsKind } from './footballwins.kind';
import { winsHome } from './home';
import { winsSeals } from './log/wins-seals';
import { winsMomentSource } from './moments/wins-moments';
import { playerRoutes } from './player.routes';
import { winsRecapRoutes } from './recap/recap.routes';
import { winsSeasonReport } from './season-report';
import { setUpRoutes } from './set-up.routes';
import { winsOverrides } from './undo-override';
import { winsRecaps } from './wins-recaps';
import { winsResults } from './wins-results';

const smack = { kind: footballWinsKind, post: 'POST football/footballwins_smack', remove: 'DELETE football/footballwins_smack' } as const;

/** All NFL wins calls. */
export function footballWinsModule(memories: Memories): ContestModule {
  const reader = winsReader(memories);
  return {
    routes(ctx) {
      playerRoutes(ctx, reader);
      winsRecapRoutes(ctx, reader);
      smackRoutes(ctx, { ...smack, directory: memories.directory });
      setUpRoutes(ctx, memories);
      draftRoutes(ctx, memories);
    },
    home: winsHome(reader),
    overrides: winsOverrides(memories),
    moments: winsMomentSource(reader),
    recaps: winsRecaps(reader),
    seals: winsSeals(memories),
    results: winsResults(reader),
    season: { type: footballWinsKind.type, report: winsSeasonReport(reader) },
  };
}
