import type { SquaresGameRow } from '@poolhouse/contract';
import { countsOnBoard } from '@poolhouse/contract/rules';
import { formatDayTime, formatList, plural } from '@poolhouse/shared-ui';
import { gameClock, LiveDot, YouTag } from '@poolhouse/shared-ui/board';
import { sidesOf, type Board } from '../contest/board.rules';
import { Rows } from '../contest/board.styles';
import { Clock, Game, Side, Teams, Would } from '../live/live.styles';
import { extraWords } from './game-words.rules';

/** Games with the square that each of them went to. */
export function GameList({ board, games }: { board: Board; games: readonly SquaresGameRow[] }) {
  return (
    <Rows>
      {games.map((game) => (
        <li key={game.ID} data-mine={board.mine.has(game.entry_id)}>
          <Game role="group" aria-label={`${game.team1} against ${game.team2}`}>
            <Clock>
              {game.state === 'in_progress' ? <LiveDot /> : null} {game.state === 'scheduled' ? formatDayTime(game.day) : gameClock(game)}
            </Clock>
            <Teams>
              {sidesOf(game).map((side) => (
                <Side key={side.team} data-ahead={side.ahead}>
                  <span>
                    {side.seed !== null && `${side.seed} `}
                    {side.team}
                  </span>
                  <span>{side.score ?? ''}</span>
                </Side>
              ))}
            </Teams>
            <Would>
              <Outcome board={board} game={game} />
            </Would>
          </Game>
        </li>
      ))}
    </Rows>
  );
}

function Outcome({ board, game }: { board: Board; game: SquaresGameRow }) {
  if (!countsOnBoard(game, board.config)) return <>Does not count</>;
  if (game.state === 'scheduled' || game.x_score === null)
    return (
      <>
        pays {game.amount}
        {game.rolled > 0 && `, ${game.rolled} of them rolled over`}
      </>
    );
  if (!board.drawn)
    return (
      <>
        {game.x_score}–{game.y_score}, numbers not drawn
      </>
    );
  return (
    <>
      {game.x_score}–{game.y_score} <b>{game.entry_name || 'nobody, rolls over'}</b> {board.mine.has(game.entry_id) && <YouTag />}
      <br />
      {formatList([plural(game.amount, 'point'), extraWords(game)])}
    </>
  );
}
