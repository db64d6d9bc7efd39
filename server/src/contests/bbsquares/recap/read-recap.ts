import type { Tx } from '../../../ground/db/database';
import type { Contest } from '../../contest';
import { datesOf } from '../../recaps/dates.rules';
import { isPlayed } from '../board/board-over';
import { readSeenBoard, type SeenBoard, type SquaresReader } from '../board/read-board';
import { decidedGames } from './board-facts.rules';
import { boardRecap } from './board-recap.rules';
import type { BoardRecap } from './board.types';

/** A board with what its tournament came to. */
export interface SeenRecap {
  board: SeenBoard;
  /** Undefined while a game is to come, without numbers, and where nobody holds a square. */
  recap: BoardRecap | undefined;
  /** 'Mar 19–Apr 6': days with games that are decided; '' before the first. */
  dates: string;
}

/** @param now site time, epoch ms */
export async function readRecap(tx: Tx, reader: SquaresReader, contest: Contest, now: number): Promise<SeenRecap> {
  const board = await readSeenBoard(tx, reader, contest, now);
  const dates = datesOf(decidedGames(board).map(({ day }) => Date.parse(day)));
  return { board, recap: isPlayed(board) ? boardRecap(board) : undefined, dates };
}
