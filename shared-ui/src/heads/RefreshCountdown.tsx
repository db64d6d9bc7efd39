import styled from '@emotion/styled';
import { useRef, type ReactElement } from 'react';
import { formatTime } from '../formats/when';
import type { PageState } from '../page-data/page-state.types';
import { media, token, type } from '../theme/tokens';

const RADIUS = 9;
const ROUND = 2 * Math.PI * RADIUS;

type Shown = Pick<PageState<unknown>, 'secondsLeft' | 'refreshing' | 'staleSince' | 'refresh'>;

/** When the board is read next; a press reads it now. The number is not announced. */
export function RefreshCountdown({ state }: { state: Shown }): ReactElement {
  const { secondsLeft, refreshing, staleSince, refresh } = state;
  const longest = useRef(1);
  if (secondsLeft === null) longest.current = 1;
  else longest.current = Math.max(longest.current, secondsLeft);
  const part = refreshing ? 1 : (secondsLeft ?? 0) / longest.current;
  return (
    <Press
      type="button"
      title="Refresh now"
      aria-disabled={refreshing}
      data-stale={staleSince !== null}
      onClick={() => !refreshing && void refresh()}
    >
      <svg width="22" height="22" viewBox="0 0 22 22" fill="none" aria-hidden>
        <circle cx="11" cy="11" r={RADIUS} stroke={token.line2} strokeWidth="3" />
        <circle
          cx="11"
          cy="11"
          r={RADIUS}
          stroke="currentColor"
          strokeWidth="3"
          strokeDasharray={`${part * ROUND} ${ROUND}`}
          transform="rotate(-90 11 11)"
        />
      </svg>
      <span>{words(state)}</span>
    </Press>
  );
}

function words({ secondsLeft, refreshing, staleSince }: Shown): ReactElement {
  if (staleSince !== null) return <>Reconnecting, board from {formatTime(staleSince)}</>;
  if (refreshing) return <>Refreshing</>;
  if (secondsLeft === null) return <>Live updates off</>;
  return (
    <>
      Refresh in: <b>{secondsLeft}</b> {secondsLeft === 1 ? 'second' : 'seconds'}
    </>
  );
}

const Press = styled.button`
  ${type.note};
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 32px;
  padding: 4px 6px;
  border: 0;
  border-radius: 6px;
  background: none;
  color: ${token.ink2};
  cursor: pointer;
  svg {
    color: ${token.brand};
  }
  b {
    font-weight: 600;
    color: ${token.ink};
  }
  &[data-stale='true'],
  &[data-stale='true'] svg {
    color: ${token.pushInk};
  }
  ${media.touch} {
    min-height: 44px;
  }
`;
