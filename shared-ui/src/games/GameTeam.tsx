import { memo, type ReactElement } from 'react';
import { Tick } from '../chips/Tick';
import { formatLine } from '../formats/figures';
import { sameNode } from '../page/same-node.rules';
import { VisuallyHidden } from '../page/VisuallyHidden';
import { styled } from '../theme/styled';
import { media, token, type } from '../theme/tokens';
import type { Side } from './game-sides.rules';

/** One side of a game: colours, rank, name, line on the favourite, ball, score. */
export const GameTeam = memo(function GameTeam({ side, showScore }: { side: Side; showScore: boolean }): ReactElement {
  const { team, colors, rank, line, hasBall, score, lost } = side;
  return (
    <Row data-lost={lost}>
      <Tick colors={colors} />
      {rank !== null && (
        <small>
          <VisuallyHidden>ranked </VisuallyHidden>
          {rank}
        </small>
      )}
      <b>{team}</b>
      {line !== null && <small data-line>{formatLine(line)}</small>}
      {hasBall && (
        <svg width="14" height="10" viewBox="0 0 14 10" role="img" aria-label="has the ball">
          <ellipse cx="7" cy="5" rx="7" ry="4.5" fill="currentColor" />
          <path d="M4.5 5h5" stroke={token.surface} strokeWidth="1.4" />
        </svg>
      )}
      {showScore && <strong>{score ?? ''}</strong>}
    </Row>
  );
}, sameNode);

const Row = styled.div`
  ${type.team};
  display: flex;
  align-items: center;
  gap: 6px;
  min-height: 26px;
  b {
    font-weight: 600;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  small {
    ${type.note};
    font-size: 0.8125rem;
    color: ${token.ink2};
  }
  small[data-line] {
    font-size: 0.9375rem;
  }
  strong {
    ${type.score};
    margin-left: auto;
  }
  &[data-lost='true'] b,
  &[data-lost='true'] strong {
    font-weight: 500;
    color: ${token.ink2};
  }
  svg {
    flex: none;
  }
  ${media.phone} {
    font-size: 1.25rem;
    min-height: 28px;
    strong {
      font-size: 1.5625rem;
    }
  }
`;
