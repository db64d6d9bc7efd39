import { tag } from '../../ground/db/database';
import type { MomentSource } from '../moments/moment';
import { squaresKind } from './bbsquares.kind';
import { boardTags, readSeenBoard, type SquaresReader } from './board/read-board';
import { BOARD_ROUND, payingSquares } from './paying-squares.rules';

/** What of squares the house tells: squares that pay. */
export const squaresMoments = (reader: SquaresReader): MomentSource => ({
  type: squaresKind.type,
  version: 1,
  rounds: async (tx, contest, now) => {
    const { config } = await readSeenBoard(tx, reader, contest, now);
    return [{ round: BOARD_ROUND, tags: [tag.clockMoved, ...boardTags(contest)], over: config.state === 'finished' }];
  },
  find: async (tx, contest, _rounds, now) => {
    const { events, entries, validFrom, validUntil } = await readSeenBoard(tx, reader, contest, now);
    return { moments: payingSquares(events, entries), validFrom, validUntil };
  },
});
