import { memo, type ReactElement } from 'react';
import { serverNow, serverRate } from '../api/server-time';
import { LiveDot } from '../chips/LiveDot';
import { styled } from '../theme/styled';
import { token, type } from '../theme/tokens';
import { statusWords } from './game-status.rules';
import type { Game } from './game.types';

/** Right of the teams: kick-off, LIVE and the clock, or how it ended. */
export const GameStatus = memo(function GameStatus({ game }: { game: Game }): ReactElement {
  const { kind, first, second } = statusWords(game, serverNow(), serverRate());
  return (
    <Block data-kind={kind}>
      {kind === 'live' && <LiveDot />}
      <b>{first}</b>
      {second !== '' && <span>{second}</span>}
    </Block>
  );
});

const Block = styled.div`
  ${type.note};
  display: flex;
  flex-direction: column;
  /* Alike in all rows, and wider only where a word in large letters is. */
  width: 74px;
  min-width: min-content;
  margin-left: 12px;
  padding-left: 12px;
  border-left: 1px solid ${token.line2};
  color: ${token.ink2};
  b {
    font-weight: 600;
    color: ${token.ink};
  }
  &[data-kind='off'] b,
  &[data-kind='stale'] b,
  &[data-kind='stale'] > span {
    color: ${token.pushInk};
  }
`;
