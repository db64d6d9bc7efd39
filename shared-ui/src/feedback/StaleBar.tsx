import { memo, type ReactElement } from 'react';
import { formatTime } from '../formats/when';
import type { PageStatus } from '../page-data/page-status';
import { useStore } from '../store/create-store';
import { styled } from '../theme/styled';
import { media, token, type } from '../theme/tokens';
import { useSecondsTo } from '../time/useSecondsTo';
import { TextButton } from './TextButton';

export type StaleBarProps =
  | {
      /** The page's `status`. */
      state: PageStatus;
    }
  | {
      /** Epoch ms, the server's time, of what is shown; null shows no bar. */
      since: number | null;
      /** Seconds until the next attempt; they stand still. */
      retryIn: number | null;
      onRetry(): void;
    };

/** Stands under the app bar while the server cannot be reached. */
export const StaleBar = memo(function StaleBar(props: StaleBarProps): ReactElement {
  if ('state' in props) return <Watching status={props.state} />;
  const { since, retryIn, onRetry } = props;
  return <Face since={since} seconds={retryIn === null ? null : <>{retryIn}</>} onRetry={onRetry} />;
});

function Watching({ status }: { status: PageStatus }): ReactElement {
  const { staleSince, dueAt } = useStore(status);
  return (
    <Face
      since={staleSince}
      seconds={staleSince === null || dueAt === null ? null : <Seconds to={dueAt} />}
      onRetry={() => void status.refresh()}
    />
  );
}

const Seconds = ({ to }: { to: number }): ReactElement => <>{useSecondsTo(to)}</>;

function Face({ since, seconds, onRetry }: { since: number | null; seconds: ReactElement | null; onRetry(): void }): ReactElement {
  return (
    <Region role="status">
      {since !== null && (
        <Bar>
          <span>Can't reach Poolhouse. Showing the board from {formatTime(since)}.</span>
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
