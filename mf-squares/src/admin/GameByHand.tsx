import type { PageState } from '@poolhouse/shared-ui/board';
import { ChoiceField, Note } from '@poolhouse/shared-ui/desk';
import { useState } from 'react';
import { gamesInOrder, roundName, type Board } from '../contest/board.rules';
import type { SquaresPage } from '../contest/squares.types';
import { HalfByHand } from './HalfByHand';
import { WalkOver } from './WalkOver';

/** What no feed tells of a game: its score at half-time, or that a team goes on without playing. Games are the site's, so its administrators say it. */
export function GameByHand({ board, page }: { board: Board; page: PageState<SquaresPage> }) {
  const [id, choose] = useState(0);
  const game = board.games.find(({ ID }) => ID === id);
  const played = game?.state === 'in_progress' || game?.state === 'final';
  const choices = gamesInOrder(board.games).map(({ ID, round, team1, team2 }) => ({
    value: ID,
    label: `${roundName(round)}: ${team1} against ${team2}`,
  }));
  return (
    <>
      <ChoiceField
        label="A game by hand"
        value={id}
        choices={[{ value: 0, label: 'Choose a game' }, ...choices]}
        onChange={(next) => choose(next)}
      />
      {game && played && <HalfByHand key={game.ID} board={board} game={game} page={page} />}
      {game && !played && <WalkOver key={game.ID} board={board} game={game} page={page} />}
      {game && played && <Note>A wrong score is corrected in the console, under Game day.</Note>}
    </>
  );
}
