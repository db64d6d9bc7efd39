import { definePlug } from '../plug';
import { squaresKind } from './bbsquares.kind';
import { squaresRoom } from './bbsquares.room';
import { createBoard } from './board/boards.store';
import { fillSquares } from './demo/fill-squares';
import { drawAgent } from './draw/draw.agent';
import * as boards from './migrations/bbsquares-001-boards';

export const bbSquares = definePlug({
  ...squaresKind,
  room: squaresRoom,
  migrations: { 'bbsquares-001-boards': boards },
  opening: ({ tx, touch, contestId, now }) => createBoard(tx, touch, contestId, { now }),
  agents: { environment: {}, make: () => [drawAgent()] },
  demo: { fill: fillSquares },
});
