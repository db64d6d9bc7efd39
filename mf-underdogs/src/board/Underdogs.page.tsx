import { UnderdogsScreen } from '../contest/UnderdogsScreen';
import { BoardPanels } from './BoardPanels';

/** `/underdogs`: my pick, everybody's picks of the week and of the season. Query: `year`. */
export default function Underdogs() {
  return (
    <UnderdogsScreen title="Underdogs" waiting="My pick">
      {(parts) => <BoardPanels {...parts} />}
    </UnderdogsScreen>
  );
}
