import { formatDayTime, formatNumber, plural, token, type } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';
import { fromBase64 } from '@poolhouse/shared-ui/proof';
import { edge, mono } from './check.styles';
import type { OpenedPick } from './opened.types';

const hexOf = (base64: string): string => [...(fromBase64(base64) ?? [])].map((byte) => byte.toString(16).padStart(2, '0')).join('');
/** In fours, so that an eye keeps its place. */
const inFours = (hex: string): string => (hex.match(/.{1,4}/g) ?? []).join(' ');

/** What an opened pick was sealed with: for who wants to make its seal anew by hand. */
export function PickProof({ pick }: { pick: OpenedPick }) {
  const { row, seal, misfit, commitment } = pick;
  const facts: [string, string, boolean?][] = [
    ['Sealed', seal ? `${formatDayTime(seal.at)}, seal ${formatNumber(seal.beat)}` : '–'],
    ['Salt', inFours(hexOf(row.salt)), true],
    ['Commitment', inFours(commitment), true],
    ['Proof', misfit ?? `${plural(row.path.length, 'step')} to its seal: fits`],
    ['Sealed text', row.content, true],
  ];
  return (
    <Facts>
      {facts.map(([name, value, letters]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd data-mono={letters}>{value}</dd>
        </div>
      ))}
    </Facts>
  );
}

const Facts = styled.dl`
  margin: 0;
  > div {
    ${edge};
    display: grid;
    grid-template-columns: 96px minmax(0, 1fr);
    gap: 4px 12px;
    align-items: baseline;
    padding-block: 8px;
    border-bottom: 1px solid ${token.line};
  }
  dt {
    ${type.cell};
    color: ${token.ink2};
  }
  dd {
    ${type.cell};
    margin: 0;
    overflow-wrap: anywhere;
    &[data-mono] {
      ${mono};
    }
  }
`;
