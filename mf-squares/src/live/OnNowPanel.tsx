import type { SquaresGameRow } from '@poolhouse/contract';
import { countsOnBoard } from '@poolhouse/contract/rules';
import { formatDayTime, plural } from '@poolhouse/shared-ui';
import { gameClock, LiveDot, Panel, useAskedGame, YouTag } from '@poolhouse/shared-ui/board';
import { CircleCheck, Target } from 'lucide-react';
import { roundName, sidesOf, type Board } from '../contest/board.rules';
import { Rows } from '../contest/board.styles';
import { Clock, Game, NeedLine, Side, Teams, Would } from './live.styles';
import { afterOneScore, awayWords, needsOf, needWords } from './needs.rules';

/** The games that are on, whose square would win, and what one score would change. */
export function OnNowPanel({ board }: { board: Board }) {
  const { config, live } = board;
  const { place } = useAskedGame();
  const next = [...board.games]
    .filter((game) => game.state === 'scheduled' && countsOnBoard(game, config))
    .sort((a, b) => a.day.localeCompare(b.day))[0];
  const foot = next
    ? `Next: ${roundName(next.round)}, ${formatDayTime(next.day)}. ${next.round === 6 ? 'It' : 'Each of its games'} pays ${next.amount}.`
    : config.NextTip !== ''
      ? `Next tip-off ${formatDayTime(config.NextTip)}.`
      : undefined;
  if (live.length === 0 && !foot) return null;
  return (
    <Panel id="now" title="On now" {...(foot ? { foot } : {})}>
      {live.length === 0 ? null : (
        <div ref={place}>
          <Rows>
            {live.map((game) => (
              <li key={game.ID} data-mine={board.mine.has(game.entry_id)}>
                <LiveRow board={board} game={game} />
              </li>
            ))}
          </Rows>
        </div>
      )}
    </Panel>
  );
}

function LiveRow({ board, game }: { board: Board; game: SquaresGameRow }) {
  return (
    <Game role="group" aria-label={`${game.team1} against ${game.team2}`} tabIndex={-1} data-game={game.ID}>
      <Clock>
        <LiveDot /> {gameClock(game)} {game.TV}
      </Clock>
      <Teams>
        {sidesOf(game).map((side) => (
          <Side key={side.team} data-ahead={side.ahead}>
            <span>{side.team}</span>
            <span>{side.score ?? 0}</span>
          </Side>
        ))}
      </Teams>
      <Would>
        <small>Would win now</small>
        <Standing board={board} game={game} />
      </Would>
      <Hint board={board} game={game} />
    </Game>
  );
}

function Standing({ board, game }: { board: Board; game: SquaresGameRow }) {
  if (!board.drawn) return <>Numbers not drawn</>;
  if (game.leader === 0) return <>Tied, cannot end like this</>;
  return (
    <>
      <strong>
        {game.x_score}–{game.y_score}
      </strong>{' '}
      <b>{game.entry_name || 'nobody’s square'}</b> {board.mine.has(game.entry_id) && <YouTag />}
      <br />
      pays {plural(game.amount, 'point')}
      {game.rolled > 0 && `, ${game.rolled} of them rolled over`}
    </>
  );
}

/** One line: what keeps it mine, or how near my square is. */
function Hint({ board, game }: { board: Board; game: SquaresGameRow }) {
  const [need] = needsOf(board, game);
  if (board.mine.has(game.entry_id) && game.leader !== 0) {
    const [first] = afterOneScore(board, game);
    const owner = first && (board.squares[first.place]?.entry_name || 'nobody');
    return (
      <NeedLine>
        <CircleCheck size={16} aria-hidden />
        <span>
          <b>Stays yours</b> until either side scores. {first && `${needWords(first)}, ${owner}`}
        </span>
      </NeedLine>
    );
  }
  if (!need) return null;
  return (
    <NeedLine data-near="true">
      <Target size={16} aria-hidden />
      <span>
        <b>{awayWords(need)}</b>, your square: {needWords(need)}
      </span>
    </NeedLine>
  );
}
