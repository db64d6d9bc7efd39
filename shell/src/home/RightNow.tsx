import { Result } from '@poolhouse/contract/constants';
import { formatLine } from '@poolhouse/shared-ui';
import { Block, BlockHead } from './home.styles';
import type { LiveGame } from './facts.types';
import { Clock, Game, Side, Stake } from './right-now.styles';
import { Live } from './contest-row.styles';

/** How a pick stands, in a sign and in words. */
function standing({ result, push }: LiveGame): { sign: string; words: string; tone: string } {
  if (push) return { sign: '=', words: 'pushing now', tone: 'push' };
  if (result === Result.winning) return { sign: '▲', words: 'winning now', tone: 'win' };
  return { sign: '▼', words: 'losing now', tone: 'loss' };
}

export function RightNow({ games }: { games: readonly LiveGame[] }) {
  return (
    <Block aria-labelledby="now-heading">
      <BlockHead>
        <h2 id="now-heading">Right now</h2>
        <span>your picks in play</span>
      </BlockHead>
      {games.map((game) => {
        const { sign, words, tone } = standing(game);
        const [away, home] = game.sides;
        const leads = (away.score ?? 0) === (home.score ?? 0) ? '' : (away.score ?? 0) > (home.score ?? 0) ? away.team : home.team;
        return (
          <Game key={game.id}>
            <div>
              {game.sides.map(({ team, score }) => (
                <Side key={team} data-leads={leads === team || undefined}>
                  <span>{team}</span>
                  <span>{score}</span>
                </Side>
              ))}
            </div>
            <Clock>
              <Live>LIVE</Live>
              {game.clock}
            </Clock>
            <Stake>
              <i data-tone={tone} aria-hidden="true">
                {sign}
              </i>
              <b>
                {game.pick} {formatLine(game.line)}
              </b>{' '}
              {words}
            </Stake>
          </Game>
        );
      })}
    </Block>
  );
}
