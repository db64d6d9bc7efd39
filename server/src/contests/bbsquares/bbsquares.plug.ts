import { definePlug } from '../plug';
import { squaresKind } from './bbsquares.kind';
import { squaresModule } from './bbsquares.module';
import { createBoard } from './board/boards.store';
import { staysWithSquares } from './claims/stays';
import { fillSquares } from './demo/fill-squares';
import { drawAgent } from './draw/draw.agent';
import * as boards from './migrations/bbsquares-001-boards';
import * as changes from './migrations/bbsquares-002-changes';

export const bbSquares = definePlug({
  ...squaresKind,
  module: squaresModule,
  migrations: { 'bbsquares-001-boards': boards, 'bbsquares-002-changes': changes },
  opening: ({ tx, invalidate, contestId, now }) => createBoard(tx, invalidate, contestId, { now }),
  stays: staysWithSquares,
  agents: { environment: {}, make: () => [drawAgent()] },
  demo: {
    sights: [
      {
        scene: 'march',
        title: 'Win by a digit',
        about: 'A hundred squares on the last digits of games that are on; one of yours would win now.',
        username: 'rusty',
        path: '/bbsquares',
        sketch: 'grid',
      },
    ],
    fill: fillSquares,
  },
});
