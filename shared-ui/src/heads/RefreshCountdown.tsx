import { memo, type ReactElement } from 'react';
import { inNumber } from '../formats/figures';
import { formatSince } from '../formats/when';
import type { PageState } from '../page-data/page-state.types';
import type { Freshness, PageStatus } from '../page-data/page-status';
import { useStore } from '../store/create-store';
import { styled } from '../theme/styled';
import { media, token, type } from '../theme/tokens';
import { useSecondsTo } from '../time/useSecondsTo';

const RADIUS = 9;
const ROUND = 2 * Math.PI * RADIUS;

/** A page that does not come from usePageData, such as a test's own; its seconds stand still. */
type Still = Pick<PageState<unknown>, 'secondsLeft' | 'refreshing' | 'staleSince' | 'refresh'>;

export interface RefreshCountdownProps {
  /** The page, or its `status`: a head that gets only that is not drawn with each answer. */
  state: PageStatus | Pick<PageState<unknown>, 'status'> | Still;
}

/** When the board is read next; a press reads it now. The number is not announced. */
export const RefreshCountdown = memo(function RefreshCountdown({ state }: RefreshCountdownProps): ReactElement {
  if ('subscribe' in state) return <Watching status={state} />;
  if ('status' in state && state.status) return <Watching status={state.status} />;
  const still = state as Still;
  return <Face fresh={{ ...still, dueAt: null, seconds: still.secondsLeft }} refresh={still.refresh} />;
});

function Watching({ status }: { status: PageStatus }): ReactElement {
  return <Face fresh={useStore(status)} refresh={status.refresh} />;
}

function Face({ fresh, refresh }: { fresh: Freshness; refresh(): Promise<void> }): ReactElement {
  const { refreshing, staleSince, reconnecting = false } = fresh;
  return (
    <Press
      data-paperless
      type="button"
      title="Refresh now"
      aria-disabled={refreshing}
      data-stale={staleSince !== null || reconnecting}
      onClick={() => !refreshing && void refresh()}
    >
      <svg width="22" height="22" viewBox="0 0 22 22" fill="none" aria-hidden>
        <circle cx="11" cy="11" r={RADIUS} stroke={token.line2} strokeWidth="3" />
        <Ring fresh={fresh} />
      </svg>
      <span>
        <Words fresh={fresh} />
      </span>
    </Press>
  );
}

/** Seconds left; what a still page says where nothing counts. */
function useLeft({ dueAt, seconds }: Freshness): number | null {
  const left = useSecondsTo(dueAt);
  return left ?? seconds;
}

function Ring({ fresh }: { fresh: Freshness }): ReactElement {
  const left = useLeft(fresh) ?? 0;
  const part = fresh.refreshing || fresh.live ? 1 : Math.min(1, left / Math.max(1, fresh.seconds ?? 1));
  return (
    <circle
      cx="11"
      cy="11"
      r={RADIUS}
      stroke="currentColor"
      strokeWidth="3"
      strokeDasharray={`${part * ROUND} ${ROUND}`}
      transform="rotate(-90 11 11)"
    />
  );
}

function Words({ fresh }: { fresh: Freshness }): ReactElement {
  const left = useLeft(fresh);
  if (fresh.staleSince !== null) return <>Reconnecting, board from {formatSince(fresh.staleSince)}</>;
  if (fresh.reconnecting) return <>Reconnecting</>;
  if (fresh.refreshing) return <>Refreshing</>;
  if (fresh.live) return <>Live</>;
  if (left === null) return <>Live updates off</>;
  return (
    <>
      Refresh in: <b>{left}</b> {inNumber(left, 'second')}
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
