import { Suspense, useEffect, type ReactElement } from 'react';
import { lazyPart } from '../page/lazy-part';
import { onSessionEnd } from '../session/on-end';
import { useStore } from '../store/create-store';
import { contestInView } from './contest-in-view';
import { forgetReceipts } from './keepReceipt';

const AlarmBar = lazyPart(() => import(/* webpackChunkName: "log-alarm" */ './AlarmBar'));

/** Over every page of a contest whose log was rewritten since this browser saw it; nothing elsewhere. What is a player's goes with their session. For the shell. */
export function LogAlarm(): ReactElement | null {
  useEffect(() => onSessionEnd(() => void forgetReceipts()), []);
  const misfit = useStore(contestInView)?.misfit;
  if (!misfit?.evidence) return null;
  return (
    <Suspense fallback={null}>
      <AlarmBar contest={misfit.contest} evidence={misfit.evidence} saved={misfit.saved === true} />
    </Suspense>
  );
}
