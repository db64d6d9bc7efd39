import type { HomeLiveRow } from '@poolhouse/contract';
import { Result } from '@poolhouse/contract/constants';
import { formatLine } from '@poolhouse/shared-ui';
import { Block, BlockHead } from '../forms/home.styles';
import { Live } from './contest-row.styles';
import { liveGames } from './live-games.rules';
import { Clock, Game, Side, Stake as StakeBox } from './right-now.styles';

/** How a pick stands, in a sign and in words. */
function standing({ result, push, covers, spread }: HomeLiveRow): { sign: string; words: string; tone: string } {
  if (push) return { sign: '=', words: spread === null ? 'level now' : 'pushing now', tone: 'push' };
  if (covers) return { sign: 'C', words: 'covering now', tone: 'push' };
  if (result === Result.winning) return { sign: '▲', words: 'winning now', tone: 'win' };
  if (result === Result.losing) return { sign: '▼', words: 'losing now', tone: 'loss' };
  return { sign: '·', words: 'under way', tone: 'push' };
}

/** What tells where a pick belongs. */
export type Stake = Pick<HomeLiveRow, 'contest' | 'pool'>;

interface Props {
  readonly games: readonly HomeLiveRow[];
  /** Null where it goes without saying. */
  whereOf(stake: Stake): string | null;
}

export function RightNow({ games, whereOf }: Props) {
  return (
    <Block aria-labelledby="now-heading">
      <BlockHead>
        <h2 id="now-heading">Right now</h2>
        <span>your picks in play</span>
      </BlockHead>
      {liveGames(games).map(({ game, stakes }) => {
        const lead = (game.score1 ?? 0) - (game.score2 ?? 0);
        const sides = [
          { team: game.team1, score: game.score1, leads: lead > 0 },
          { team: game.team2, score: game.score2, leads: lead < 0 },
        ];
        return (
          <Game key={game.ID}>
            <div>
              {sides.map(({ team, score, leads }) => (
                <Side key={team} data-leads={leads || undefined}>
                  <span>{team}</span>
                  <span>{score}</span>
                </Side>
              ))}
            </div>
            <Clock>
              <Live>LIVE</Live>
              {game.clock}
            </Clock>
            {stakes.map((stake) => (
              <StakeLine key={stake.ID} stake={stake} title={whereOf(stake)} />
            ))}
          </Game>
        );
      })}
    </Block>
  );
}

function StakeLine({ stake, title }: { stake: HomeLiveRow; title: string | null }) {
  const { sign, words, tone } = standing(stake);
  return (
    <StakeBox>
      <i data-tone={tone} aria-hidden="true">
        {sign}
      </i>
      <b>
        {stake.pick} {formatLine(stake.spread)}
      </b>{' '}
      {words}
      {title && ` · ${title}`}
    </StakeBox>
  );
}
