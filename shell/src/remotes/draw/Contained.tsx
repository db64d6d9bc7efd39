import { PartAttempt } from '@poolhouse/shared-ui';
import { Suspense, type ReactNode } from 'react';
import { forgetFailedShares } from '../load/federation';
import type { LoadFailure } from '../why/load-failure';
import { CrashBoundary } from './CrashBoundary';

interface Props {
  readonly at: string;
  /** How often it was drawn afresh. */
  readonly attempt: number;
  /** Counts the attempt up. */
  onAgain(): void;
  readonly waiting: ReactNode;
  failed(failure: LoadFailure, again: () => void): ReactNode;
  readonly children: ReactNode;
}

/** What a remote draws. Its crashes, and scripts of it that do not come, stay inside; another attempt fetches and draws anew. */
export function Contained({ at, attempt, onAgain, waiting, failed, children }: Props) {
  const again = () => {
    forgetFailedShares();
    onAgain();
  };
  return (
    <CrashBoundary key={attempt} at={at} onRetry={again} waiting={waiting} failed={(failure) => failed(failure, again)}>
      <PartAttempt value={attempt}>
        <Suspense fallback={waiting}>{children}</Suspense>
      </PartAttempt>
    </CrashBoundary>
  );
}
