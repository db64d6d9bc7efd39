import { token, type } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';
import { dollars } from '../contest/money';
import { ROUND_NAMES } from './worth.rules';

const Rungs = styled.ol`
  display: grid;
  grid-template-columns: repeat(6, 1fr);
  gap: 4px;
  margin: 0;
  padding: 10px 14px 12px;
  list-style: none;
  text-align: center;
  li {
    border-top: 4px solid ${token.line2};
    padding-top: 4px;
    ${type.cell};
    font-weight: 600;
  }
  li[data-needed] {
    border-top-color: ${token.brand};
  }
  small {
    display: block;
    ${type.note};
    color: ${token.ink2};
  }
`;

/** What wins pay, round by round; the first `reached` are marked. */
export function Ladder({ values, reached }: { values: readonly number[]; reached: number }) {
  return (
    <Rungs aria-label="What each win pays">
      {values.map((value, n) => (
        <li key={ROUND_NAMES[n]} data-needed={n < reached || undefined}>
          {dollars(value)} <small>{ROUND_NAMES[n]}</small>
        </li>
      ))}
    </Rungs>
  );
}
