import { memo, type ReactElement } from 'react';
import { useServerNow } from '../api/server-time';
import { epoch } from '../formats/instant';
import { formatTime } from '../formats/when';
import { styled } from '../theme/styled';
import { media, token, type } from '../theme/tokens';

const EVERY_MS = 20_000;

/** Says how old the scores are while games are on and their feed is silent. `from` is ISO; '' while all is well. */
export const ScoresAge = memo(function ScoresAge({ from }: { from: string }): ReactElement | null {
  const now = useServerNow(EVERY_MS);
  if (from === '') return null;
  const minutes = Math.max(0, Math.floor((now - epoch(from)) / 60_000));
  return (
    <Bar role="status">
      Scores from {formatTime(from)}, {minutes} min ago. Nothing newer has come in.
    </Bar>
  );
});

const Bar = styled.p`
  ${type.note};
  margin-bottom: 12px;
  padding: 6px 14px;
  color: ${token.pushInk};
  background: ${token.pushTint};
  ${media.phone} {
    margin: 0;
    padding-inline: 16px;
  }
`;
