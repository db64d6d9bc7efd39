import { formatSignedPercent, media, token, type } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';
import type { HoleWorth } from './worth.rules';

/** What the next holes are worth to me, a clause each: 'A birdie of Scheffler on 14, not a bogey: +6%'. */
export function HoleWorths({ worths }: { worths: readonly HoleWorth[] }) {
  if (worths.length === 0) return null;
  return (
    <List aria-label="What the next holes are worth to my chance of first">
      {worths.map(({ id, name, hole, worth, mine }) => (
        <li key={id}>
          <span>
            A birdie of <b>{name}</b> on {hole}, not a bogey:
          </span>{' '}
          <strong data-loss={worth < 0 || undefined}>{formatSignedPercent(worth)}</strong>{' '}
          <small>{mine ? 'One of yours' : 'Not one of yours'}</small>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  ${type.cell};
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 12px;
    padding: 8px 14px;
    border-top: 1px solid ${token.line};
    ${media.phone} {
      padding-inline: 16px;
    }
  }
  b {
    font-weight: 600;
  }
  small {
    grid-row: 2;
    ${type.note};
    color: ${token.ink2};
  }
  strong {
    ${type.team};
    color: ${token.winInk};
  }
  strong[data-loss] {
    color: ${token.lossInk};
  }
`;
