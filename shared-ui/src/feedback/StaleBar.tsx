import styled from '@emotion/styled';
import type { ReactElement } from 'react';
import { formatTime } from '../formats/when';
import { media, token, type } from '../theme/tokens';
import { TextButton } from './TextButton';

export interface StaleBarProps {
  /** Epoch ms, the server's time, of what is shown; null shows no bar. */
  since: number | null;
  /** Seconds until the next attempt. */
  retryIn: number | null;
  onRetry(): void;
}

/** Stands under the app bar while the server cannot be reached. */
export function StaleBar({ since, retryIn, onRetry }: StaleBarProps): ReactElement {
  return (
    <Region role="status">
      {since !== null && (
        <Bar>
          <span>Can't reach Poolhouse. Showing the board from {formatTime(since)}.</span>
          {retryIn !== null && <span aria-hidden>Retrying in {retryIn} s.</span>}
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
