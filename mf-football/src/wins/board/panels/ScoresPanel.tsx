import { GameRow, ScoresPanel as Scores, type PageState } from '@poolhouse/shared-ui/board';
import type { WinsBoard, WinsPage } from '../board.rules';
import { Owners } from './Owners';

/** The week's games, each with the owners of its teams. */
export function ScoresPanel({ board: { config, scores }, page }: { board: WinsBoard; page: PageState<WinsPage> }) {
  const mine = (entry: number | null): boolean => entry !== null && entry === config.entry_id;
  return (
    <Scores
      title={`Week ${config.week} Scores`}
      games={scores}
      page={page}
      row={(game) => (
        <GameRow
          game={game}
          own={mine(game.entry_id1) || mine(game.entry_id2)}
          foot={<Owners game={game} isMine={mine} />}
          changed={page.changed.has(`scores:${game.ID}`)}
        />
      )}
    />
  );
}
