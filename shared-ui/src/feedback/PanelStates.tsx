import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { formatTime } from '../formats/when';
import { VisuallyHidden } from '../page/VisuallyHidden';
import { styled } from '../theme/styled';
import { media, token, type } from '../theme/tokens';
import { TextButton } from './TextButton';

/** Loading says nothing before this. */
const QUIET_MS = 400;

/** One sentence and the next step. */
export function PanelEmpty({ children }: { children: ReactNode }): ReactElement {
  return <Note>{children}</Note>;
}

/** What failed, when it last worked (epoch ms, the server's time), and the way to try again. */
export function PanelError({ message, since, onRetry }: { message: string; since?: number | null; onRetry(): void }): ReactElement {
  return (
    <Note role="alert">
      {message}
      {since ? ` It last worked at ${formatTime(since)}.` : ''}{' '}
      <TextButton type="button" onClick={onRetry}>
        Try again
      </TextButton>
    </Note>
  );
}

/** Still bars in the rows' own height, so that nothing moves when the rows arrive. */
export function PanelSkeleton({ rows }: { rows: number }): ReactElement {
  const [quiet, setQuiet] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(false), QUIET_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status" aria-busy="true">
      {!quiet && <VisuallyHidden>Loading</VisuallyHidden>}
      {Array.from({ length: rows }, (_, row) => (
        <Bar key={row} aria-hidden data-quiet={quiet} />
      ))}
    </div>
  );
}

const Note = styled.div`
  ${type.body};
  color: ${token.ink2};
  padding: 14px;
  ${media.phone} {
    padding: 16px;
  }
`;

const Bar = styled.div`
  height: 33px;
  padding: 8px 14px;
  border-bottom: 1px solid ${token.line};
  &::before {
    content: '';
    display: block;
    height: 16px;
    max-width: 320px;
    background: ${token.line};
  }
  &[data-quiet='true']::before {
    visibility: hidden;
  }
  ${media.touch} {
    height: 40px;
    padding-block: 12px;
  }
`;
