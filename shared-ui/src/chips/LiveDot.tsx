import { keyframes } from '@emotion/react';
import { styled } from '../theme/styled';
import { memo, type ReactElement } from 'react';
import { token, type } from '../theme/tokens';

/** On now: a round dot and the word, never one without the other. */
export const LiveDot = memo(function LiveDot({ label = 'LIVE' }: { label?: string }): ReactElement {
  return (
    <Live>
      <i aria-hidden />
      {label}
    </Live>
  );
});

const PULSE_S = 1.6;
const PULSES = 20;

/** Many pulses in one turn: each end of a turn is an event, which wakes the page and has a frame made. */
const pulses = keyframes(
  Object.fromEntries(Array.from({ length: 2 * PULSES + 1 }, (_, n) => [`${(50 * n) / PULSES}%`, { opacity: n % 2 === 0 ? 1 : 0.4 }])),
);

const Live = styled.span`
  ${type.note};
  font-weight: 600;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  white-space: nowrap;
  color: ${token.live};
  i {
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: currentColor;
    forced-color-adjust: none;
    animation: ${pulses} ${PULSE_S * PULSES}s ease-in-out infinite;
  }
`;
