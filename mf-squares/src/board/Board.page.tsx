import { SquaresScreen } from '../contest/SquaresScreen';
import { BoardPanels } from './BoardPanels';

/** `/bbsquares`: the board, who would win now, standings, games and the draw. */
export default function Squares() {
  return <SquaresScreen waiting="Squares">{(parts) => <BoardPanels {...parts} />}</SquaresScreen>;
}
