import { keyframes } from '@emotion/react';
import { memo, type ReactElement } from 'react';
import { styled } from '../theme/styled';
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

/**
 * As often as it takes to be noticed, then it stands: what blinks for more than five seconds has to be stoppable (WCAG 2.2.2), and a page
 * in which something moves is drawn sixty times a second.
 */
const PULSES = 3;

const pulse = keyframes`
  50% {
    opacity: 0.4;
  }
`;

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
    animation: ${pulse} 1.6s ease-in-out ${PULSES};
  }
`;
