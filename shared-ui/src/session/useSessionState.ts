import { useEffect, useMemo, useState } from 'react';
import type { Credentials } from '../api/credentials';
import { readAuth } from '../storage/session.store';
import { createStore } from '../store/create-store';
import type { Kit } from './context';
import { sessionActions, signedOut, STARTING, type Facts } from './session-actions';

/** The session of this device: starts from what is stored, signs in and out, and ends when the server refuses it. */
export function useSessionState(onEnd: () => void): Kit {
  const [facts, setFacts] = useState<Facts>(() => (readAuth() ? STARTING : signedOut(null)));
  const [who] = useState(() => createStore<Credentials | null>(null));
  const actions = useMemo(() => sessionActions({ who, setFacts, onEnd }), [onEnd, who]);

  useEffect(() => {
    if (readAuth()) void actions.retry();
    // Another tab signed out, or the browser's storage was emptied: nothing private stays on this tab.
    const follow = ({ key }: StorageEvent) => {
      if ((key === 'auth2' || key === null) && who.get() && !readAuth()) actions.leave();
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [actions, who]);

  return useMemo(
    () => ({
      api: actions.api,
      session: {
        ...facts,
        signIn: actions.signIn,
        endSecondStep: actions.endSecondStep,
        signOut: actions.signOut,
        retry: actions.retry,
        renew: actions.renew,
      },
    }),
    [facts, actions],
  );
}
