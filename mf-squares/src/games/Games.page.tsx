import { Panel, PanelEmpty, Stack } from '@poolhouse/shared-ui/board';
import { gamesInOrder, roundName } from '../contest/board.rules';
import { SquaresScreen } from '../contest/SquaresScreen';
import { GameList } from '../tables/GameList';

const ROUNDS = [6, 5, 4, 3, 2, 1, 0];

/** `/bbsquares/games`: all games by round, the latest first. */
export default function Games() {
  return (
    <SquaresScreen waiting="Games" heading="Games">
      {({ board }) => (
        <Stack>
          {board.games.length === 0 && (
            <Panel title="Games">
              <PanelEmpty>The bracket is not known yet. Games come with it.</PanelEmpty>
            </Panel>
          )}
          {ROUNDS.map((round) => {
            const games = gamesInOrder(board.games.filter((game) => game.round === round));
            return games.length === 0 ? null : (
              <Panel key={round} title={roundName(round)}>
                <GameList board={board} games={games} />
              </Panel>
            );
          })}
        </Stack>
      )}
    </SquaresScreen>
  );
}
