import type { Session } from '@poolhouse/contract';
import { useEffect, useMemo, useState } from 'react';
import { createApiClient } from '../api/client';
import type { Credentials } from '../api/credentials';
import { createStore } from '../store/create-store';
import type { Kit } from './context';
import { clearAuth, readAuth, readFamiliar, readKnown, writeAuth, writeFamiliar, writeKnown } from './session.store';
import type { SessionState } from './session.types';

type Facts = Pick<SessionState, 'status' | 'session' | 'error' | 'pending' | 'secondStep'>;

/** Troubles that say nothing about what is stored, and that may be over at the next attempt. */
const mayPass = new Set(['unavailable', 'internal', 'too_many_requests']);

const signedOut = (error: string | null): Facts => ({ status: 'signed-out', session: null, error, pending: false, secondStep: null });

/** The session of this device: starts from what is stored, signs in and out, and ends when the server refuses it. */
export function useSessionState(onEnd: () => void): Kit {
  const [facts, setFacts] = useState<Facts>(() =>
    readAuth() ? { status: 'starting', session: null, error: null, pending: true, secondStep: null } : signedOut(null),
  );
  const [who] = useState(() => createStore<Credentials | null>(null));

  const actions = useMemo(() => {
    const end = (error: string | null) => {
      who.set(null);
      clearAuth();
      onEnd();
      setFacts(signedOut(error));
    };
    const api = createApiClient({
      credentials: who.get,
      onRefused: (refused) => {
        // A late refusal of an earlier sign-in must not end the one that stands now.
        if (refused === who.get()) end('You were signed out. Please sign in again.');
      },
    });
    const begin = (session: Session, secret: string) => {
      who.set({ username: session.username, secret });
      writeAuth({ username: session.username, group: session.group_number, secret });
      writeKnown(session);
      setFacts({ status: 'signed-in', session, error: null, pending: false, secondStep: null });
    };

    const enter = ({ device_secret: secret, familiar, ...session }: Session) => {
      if (familiar) writeFamiliar(familiar);
      return secret ? begin(session, secret) : end('The server did not finish the sign-in. Please try again.');
    };

    const signIn = async (username: string, password: string) => {
      setFacts((now) => ({ ...now, error: null, pending: true }));
      const answer = await api.call('POST na/signin', { body: { username, password, familiar: readFamiliar() } });
      if (answer.error?.code === 'second_factor') return setFacts({ ...signedOut(null), secondStep: { username, password } });
      if (answer.error) return answer.error.code === 'unavailable' ? setFacts(signedOut(answer.error.message)) : end(answer.error.message);
      return enter(answer.data);
    };

    const endSecondStep = (answer: Session | null) => (answer ? enter(answer) : setFacts(signedOut(null)));

    const retry = async () => {
      const stored = readAuth();
      if (!stored) return setFacts(signedOut(null));
      setFacts({ status: 'starting', session: null, error: null, pending: true, secondStep: null });
      const answer = await api.call('POST na/signin', { body: { username: stored.username, password: stored.secret } });
      if (answer.error?.code === 'not_signed_in') return end(answer.error.message);
      // Without a network the device shows what it keeps; each page says how old it is, and the server decides at the first call that
      // arrives.
      const known = answer.error?.code === 'unavailable' ? readKnown(stored.username) : null;
      if (known) return begin(known, stored.secret);
      if (answer.error)
        return setFacts({ ...signedOut(answer.error.message), status: mayPass.has(answer.error.code) ? 'starting' : 'signed-out' });
      const { device_secret: fresh, ...session } = answer.data;
      return begin(session, fresh ?? stored.secret);
    };

    const renew = async () => {
      const now = who.get();
      if (!now) return;
      const answer = await api.call('POST na/signin', { body: { username: now.username, password: now.secret } });
      // Whoever has signed out, or somebody else in, meanwhile has a session of their own.
      if (!answer.data || who.get() !== now) return;
      const { device_secret: fresh, ...session } = answer.data;
      begin(session, fresh ?? now.secret);
    };

    const signOut = async () => {
      const revoked = who.get() ? api.call('POST utils/logout') : undefined;
      end(null);
      await revoked;
    };

    return { api, signIn, endSecondStep, signOut, retry, renew, leave: () => end(null) };
  }, [onEnd, who]);

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
