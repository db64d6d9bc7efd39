import { Panel, PanelEmpty, useShowAll } from '@poolhouse/shared-ui/board';
import { gamesInOrder, type Board } from '../contest/board.rules';
import { GameList } from './GameList';

const FIRST = 6;

/** The games, the latest first. */
export function GamesPanel({ board }: { board: Board }) {
  const games = gamesInOrder(board.games.filter(({ amount }) => amount > 0));
  const [shown, more] = useShowAll(games, FIRST, 'games');
  return (
    <Panel id="games" title="Games" action="Latest first">
      {games.length === 0 ? (
        <PanelEmpty>The bracket is not known yet. Games come with it.</PanelEmpty>
      ) : (
        <GameList board={board} games={shown} />
      )}
      {more}
    </Panel>
  );
}
