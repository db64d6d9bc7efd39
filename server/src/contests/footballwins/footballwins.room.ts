import type { Memories } from '../memories';
import type { ContestRoom } from '../plug';
import { smackRoutes } from '../smack.routes';
import { draftRoutes } from './draft.routes';
import { footballWinsKind } from './footballwins.kind';
import { winsHome } from './home';
import { playerRoutes } from './player.routes';
import { winsSeasonBook } from './season-book';
import { winsOverrides } from './undo-override';
import { setUpRoutes } from './set-up.routes';

const smack = { kind: footballWinsKind, post: 'POST football/footballwins_smack', remove: 'DELETE football/footballwins_smack' } as const;

/** All NFL wins calls. */
export function footballWinsRoom(memories: Memories): ContestRoom {
  return {
    routes(ctx) {
      playerRoutes(ctx, memories);
      smackRoutes(ctx, { ...smack, directory: memories.directory });
      setUpRoutes(ctx, memories);
      draftRoutes(ctx, memories);
    },
    home: winsHome(memories),
    overrides: winsOverrides(memories),
    season: { type: footballWinsKind.type, book: winsSeasonBook(memories) },
  };
}
