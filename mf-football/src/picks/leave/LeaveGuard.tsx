import { lazyPart } from '@poolhouse/shared-ui';
import { useBlocker } from '@poolhouse/shared-ui/router';
import { Suspense, useEffect } from 'react';

const LeaveDialog = lazyPart(() => import('./LeaveDialog'));

/** Asks before unsaved picks are left behind, inside the site and at the tab's end. */
export function LeaveGuard({ changes, onLeave }: { changes: number; onLeave(): void }) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => changes > 0 && currentLocation.pathname !== nextLocation.pathname);

  useEffect(() => {
    if (changes === 0) return undefined;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [changes]);

  if (blocker.state !== 'blocked') return null;
  const leave = (): void => {
    onLeave();
    blocker.proceed();
  };
  return (
    <Suspense fallback={null}>
      <LeaveDialog changes={changes} onStay={() => blocker.reset()} onLeave={leave} />
    </Suspense>
  );
}
