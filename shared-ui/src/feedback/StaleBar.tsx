import { memo, useEffect, useState, type ReactElement } from 'react';
import { formatSince } from '../formats/when';
import type { PageStatus } from '../page-data/page-status';
import { covering } from '../page/covering';
import { useStore } from '../store/create-store';
import { styled } from '../theme/styled';
import { media, token, type } from '../theme/tokens';
import { useSecondsTo } from '../time/useSecondsTo';
import { TextButton } from './TextButton';

export type StaleBarProps =
  | {
      /** The page's `status`. */
      state: PageStatus;
      /** What is shown, in words: 'the board' unless said otherwise. */
      of?: string;
    }
  | {
      /** Epoch ms, the server's time, of what is shown; null shows no bar. */
      since: number | null;
      /** Seconds until the next attempt; they stand still. */
      retryIn: number | null;
      onRetry(): void;
    };

/** A connection that is back by then was never missed: nothing moves for it. */
const PATIENCE_MS = 700;

const region = covering('stale');

/** Stands under the app bar, and stays in sight, while the server cannot be reached. */
export const StaleBar = memo(function StaleBar(props: StaleBarProps): ReactElement {
  if ('state' in props) return <Watching status={props.state} of={props.of ?? 'the board'} />;
  const { since, retryIn, onRetry } = props;
  return <Face since={since} of="the board" seconds={retryIn === null ? null : <>{retryIn}</>} onRetry={onRetry} />;
});

function Watching({ status, of }: { status: PageStatus; of: string }): ReactElement {
  const { staleSince, asOf = null, reconnecting = false, dueAt } = useStore(status);
  const late = useLate(reconnecting);
  return (
    <Face
      since={staleSince ?? (late ? asOf : null)}
      of={of}
      reconnecting={staleSince === null}
      seconds={staleSince === null || dueAt === null ? null : <Seconds to={dueAt} />}
      onRetry={() => void status.refresh()}
    />
  );
}

/** True once `on` has been true for a moment. */
function useLate(on: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!on) return undefined;
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [on]);
  return on && late;
}

const Seconds = ({ to }: { to: number }): ReactElement => <>{useSecondsTo(to)}</>;

interface FaceProps {
  since: number | null;
  of: string;
  /** No try has failed yet. */
  reconnecting?: boolean;
  seconds: ReactElement | null;
  onRetry(): void;
}

function Face({ since, of, reconnecting = false, seconds, onRetry }: FaceProps): ReactElement {
  return (
    <Region ref={region} role="status">
      {since !== null && (
        <Bar>
          <span>
            {reconnecting ? 'Reconnecting' : "Can't reach Poolhouse"}. Showing {of} from {formatSince(since)}.
          </span>
          {seconds !== null && <span aria-hidden>Retrying in {seconds} s.</span>}
          <TextButton type="button" data-tone="push" onClick={onRetry}>
            Retry
          </TextButton>
        </Bar>
      )}
    </Region>
  );
}

const Region = styled.div`
  position: sticky;
  top: 0;
  z-index: 7;
  &:empty {
    display: none;
  }
`;

const Bar = styled.div`
  ${type.note};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 8px;
  padding: 6px 14px;
  margin-bottom: 12px;
  color: ${token.pushInk};
  background: ${token.pushTint};
  ${media.phone} {
    padding-inline: 16px;
    margin-bottom: 0;
  }
`;
