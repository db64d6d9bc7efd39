import { keyframes } from '@emotion/react';
import { Bell, BellRing } from 'lucide-react';
import { memo, type ReactElement, type ReactNode } from 'react';
import { formatChance, formatLine } from '../formats/figures';
import { styled } from '../theme/styled';
import { chosen, media, token, type } from '../theme/tokens';
import { sidesOf, type GamePick } from './game-sides.rules';
import type { Game } from './game.types';
import { GamePicks } from './GamePicks';
import { GameStatus } from './GameStatus';
import { GameTeam } from './GameTeam';

export interface GameRowProps {
  game: Game;
  /** The game's picks once it has begun; without them the game's own lists serve. */
  picks?: readonly GamePick[];
  /** My pick of this game. */
  mine?: { Abbrev: string; Pick: string; Spread: number | null };
  /** The chance that it wins, of 1; null where it cannot be had. */
  chance?: number | null | undefined;
  /** Notices of this game; null where the contest has them and this game none any more, so that all rows stay in line. */
  bell?: { on: boolean; onPress(): void } | null | undefined;
  /** How many picks are sealed until kick-off, where that is known. */
  sealed?: number;
  /** A press on the counts; without it the names open in place. */
  onShowPicks?(): void;
  /** Stands in place of the picks, in a contest that is not about picks of this game; null for nothing. */
  foot?: ReactNode;
  /** Marked as mine; with `mine` it always is. */
  own?: boolean;
  changed?: boolean;
}

/** A game in three lines: away over home with the score, the status right of them, what it means for us below. */
export const GameRow = memo(function GameRow({
  game,
  picks,
  mine,
  chance,
  bell,
  sealed,
  onShowPicks,
  foot,
  own = mine !== undefined,
  changed = false,
}: GameRowProps): ReactElement {
  const sides = sidesOf(game);
  const over = game.state !== 'scheduled' && game.state !== 'in_progress';
  const played = game.state === 'in_progress' || game.state === 'final';
  return (
    <Row aria-label={`${game.team1} at ${game.team2}`} tabIndex={-1} data-game={game.ID} data-mine={own} data-changed={changed}>
      <div>
        {sides.map((side) => (
          <GameTeam key={side.side} side={side} showScore={played} />
        ))}
      </div>
      <GameStatus game={game} />
      {bell !== undefined && <GameBell game={game} bell={over ? null : bell} />}
      {foot !== null && (
        <Foot>
          {foot ?? <GamePicks game={game} picks={picks} sealed={sealed} onShowPicks={onShowPicks} />}
          {mine && (
            <MyPick>
              My pick {mine.Abbrev || mine.Pick} {formatLine(mine.Spread)}
              {chance !== undefined && `, ${formatChance(chance)}`}
            </MyPick>
          )}
        </Foot>
      )}
    </Row>
  );
});

/** Turns the notices of a game on and off; without one its room. */
function GameBell({ game, bell }: { game: Game; bell: NonNullable<GameRowProps['bell']> | null }): ReactElement {
  if (bell === null) return <BellSpace />;
  return (
    <BellButton type="button" aria-pressed={bell.on} aria-label={`Notifications for ${game.team1} at ${game.team2}`} onClick={bell.onPress}>
      {bell.on ? <BellRing size={18} aria-hidden /> : <Bell size={18} aria-hidden />}
    </BellButton>
  );
}

const fade = keyframes({ from: { background: token.brandTint } });

const Row = styled.article`
  display: grid;
  grid-template-columns: 1fr auto auto;
  padding: 8px 14px;
  border-bottom: 1px solid ${token.line};
  &:last-of-type {
    border-bottom-color: transparent;
  }
  > :not([data-kind]) {
    min-width: 0;
  }
  &[data-mine='true'] {
    box-shadow: inset 3px 0 ${token.brand};
  }
  &:focus-visible,
  &[data-asked] {
    outline: 2px solid ${token.brand};
    outline-offset: -2px;
  }
  &[data-changed='true'] {
    animation: ${fade} 1200ms ease-out;
  }
  ${media.still} {
    &[data-changed='true'] {
      border-bottom: 2px solid ${token.brand};
    }
  }
  ${media.phone} {
    padding-inline: 16px;
  }
`;

const Foot = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 12px;
  padding-top: 2px;
`;

const MyPick = styled.span`
  ${type.note};
  font-weight: 600;
  padding: 2px 8px;
  border-radius: 4px;
  color: ${token.brandInk};
  background: ${token.brandTint};
`;

/** Keeps the status blocks of all rows in one line. */
const BellSpace = styled.span`
  width: 40px;
`;

const BellButton = styled.button`
  display: flex;
  align-items: center;
  justify-content: center;
  width: 44px;
  height: 44px;
  margin: 0 -12px 0 8px;
  border: 0;
  border-radius: 6px;
  background: none;
  color: ${token.ink2};
  cursor: pointer;
  &[aria-pressed='true'] {
    color: ${token.brand};
    ${chosen}
  }
`;
