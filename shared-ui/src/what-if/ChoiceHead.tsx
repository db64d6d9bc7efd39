import type { ScoreRow } from '@poolhouse/contract';
import type { ReactElement } from 'react';
import { formatTime } from '../formats/when';
import { gameClock } from '../games/game-status.rules';
import { styled } from '../theme/styled';
import { token, type } from '../theme/tokens';

export interface ChoiceHeadProps {
  /** Whose ends can be chosen. */
  game: Pick<ScoreRow, 'team1' | 'team2' | 'score1' | 'score2' | 'state' | 'status' | 'timeLeft' | 'day'>;
  /** 'My pick CHI +3'; left out where it has none of the player's. */
  mine?: string | undefined;
}

/** Names a game above the ways in which it can end, where it has no row of its own. */
export const ChoiceHead = ({ game, mine }: ChoiceHeadProps): ReactElement => (
  <Name>
    <b>{standing(game)}</b> <span>{game.state === 'in_progress' ? gameClock(game) : formatTime(game.day)}</span>
    {mine !== undefined && <em>{mine}</em>}
  </Name>
);

/** 'Buccaneers 20 at Bills 31' */
const standing = ({ team1, team2, score1, score2 }: ChoiceHeadProps['game']): string =>
  [team1, score1, 'at', team2, score2].filter((part) => part !== null).join(' ');

const Name = styled.p`
  ${type.cell};
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 2px 8px;
  padding: 8px 14px 4px;
  > span {
    ${type.note};
    color: ${token.ink2};
  }
  > em {
    ${type.note};
    font-style: normal;
    font-weight: 600;
    padding: 1px 8px;
    border-radius: 4px;
    color: ${token.brandInk};
    background: ${token.brandTint};
  }
`;
