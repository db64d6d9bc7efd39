import { Suspense, type ReactElement } from 'react';
import { lazyPart } from '../page/lazy-part';
import { useStore } from '../store/create-store';
import { contestInView } from './contest-in-view';

const AlarmBar = lazyPart(() => import(/* webpackChunkName: "log-alarm" */ './AlarmBar'));

/** Over every page of a contest whose log was rewritten since this browser saw it; nothing elsewhere. For the shell. */
export function LogAlarm(): ReactElement | null {
  const misfit = useStore(contestInView)?.misfit;
  if (!misfit?.evidence) return null;
  return (
    <Suspense fallback={null}>
      <AlarmBar contest={misfit.contest} evidence={misfit.evidence} saved={misfit.saved === true} />
    </Suspense>
  );
}
