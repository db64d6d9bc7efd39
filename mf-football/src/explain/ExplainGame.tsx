import type { FootballScoreRow } from '@poolhouse/contract';
import { type } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';
import type { Board } from '../contest/board.rules';
import { explainGame, explainPick } from './explain.rules';
import { GamePickers } from './GamePickers';
import { Sentence } from './Sentence';
import { words } from './words';

const Text = styled.p`
  ${type.body};
`;

/** How a game stands, my pick of it, and after kick-off who picked which side. */
export function ExplainGame({ game: tapped, board }: { game: FootballScoreRow; board: Board }) {
  const game = board.scores.find((row) => row.ID === tapped.ID) ?? tapped;
  const mine = board.myPicks[game.ID];
  const picks = board.picks.filter((pick) => pick.event_id === game.ID && pick.Pick !== '');
  return (
    <>
      <Text>{explainGame(game, words)}</Text>
      {mine && (
        <Sentence result={mine.Result} push={mine.Push === 1}>
          My pick: {explainPick(mine, game, words)}
        </Sentence>
      )}
      {game.started === 1 &&
        [game.team1, game.team2].map((team) => <GamePickers key={team} team={team} picks={picks.filter((pick) => pick.Pick === team)} />)}
    </>
  );
}
