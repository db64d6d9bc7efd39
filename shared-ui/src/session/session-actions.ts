import type { Session } from '@poolhouse/contract';
import { createApiClient } from '../api/client';
import type { ApiClient } from '../api/client.types';
import type { Credentials } from '../api/credentials';
import { clearAuth, readAuth, readFamiliar, readKnown, writeAuth, writeFamiliar, writeKnown } from '../storage/session.store';
import type { Store } from '../store/create-store';
import type { SessionState } from './session.types';

export type Facts = Pick<SessionState, 'status' | 'session' | 'error' | 'pending' | 'secondStep'>;

/** What the session of a device is kept in. */
export interface Keeping {
  who: Store<Credentials | null>;
  setFacts(facts: Facts | ((now: Facts) => Facts)): void;
  onEnd(): void;
}

/** Troubles that say nothing about what is stored, and that may be over at the next attempt. */
const mayPass = new Set(['unavailable', 'internal', 'too_many_requests']);

export const signedOut = (error: string | null): Facts => ({
  status: 'signed-out',
  session: null,
  error,
  pending: false,
  secondStep: null,
});
export const STARTING: Facts = { status: 'starting', session: null, error: null, pending: true, secondStep: null };

/** All that begins, renews and ends the session of this device, and the client that speaks for whoever is signed in. */
export function sessionActions(keeping: Keeping) {
  const door = doorOf(keeping);
  const api = createApiClient({
    credentials: keeping.who.get,
    onRefused: (refused) => {
      // A late refusal of an earlier sign-in must not end the one that stands now.
      if (refused === keeping.who.get()) door.end('You were signed out. Please sign in again.');
    },
  });
  return { api, ...signingIn(api, door, keeping), ...staying(api, door, keeping), leave: () => door.end(null) };
}

type Door = ReturnType<typeof doorOf>;

/** Where a session begins and ends, here and in what is stored. */
function doorOf({ who, setFacts, onEnd }: Keeping) {
  const end = (error: string | null) => {
    who.set(null);
    clearAuth();
    onEnd();
    setFacts(signedOut(error));
  };
  const begin = (session: Session, secret: string) => {
    who.set({ username: session.username, secret, circle: session.group_number });
    writeAuth({ username: session.username, group: session.group_number, secret });
    writeKnown(session);
    setFacts({ status: 'signed-in', session, error: null, pending: false, secondStep: null });
  };
  const enter = ({ device_secret: secret, familiar, ...session }: Session) => {
    if (familiar) writeFamiliar(familiar);
    return secret ? begin(session, secret) : end('The server did not finish the sign-in. Please try again.');
  };
  return { begin, end, enter };
}

/** In by a name and a password, in one step or two, and out again. */
function signingIn(api: ApiClient, { end, enter }: Door, { who, setFacts }: Keeping) {
  const signIn = async (username: string, password: string) => {
    setFacts((now) => ({ ...now, error: null, pending: true }));
    const answer = await api.call('POST na/signin', { body: { username, password, familiar: readFamiliar() } });
    if (answer.error?.code === 'second_factor') return setFacts({ ...signedOut(null), secondStep: { username, password } });
    if (answer.error) return answer.error.code === 'unavailable' ? setFacts(signedOut(answer.error.message)) : end(answer.error.message);
    return enter(answer.data);
  };
  const endSecondStep = (answer: Session | null) => (answer ? enter(answer) : setFacts(signedOut(null)));
  const signOut = async () => {
    const leaving = who.get();
    end(null);
    if (!leaving) return;
    // What is under way is given up by then: it would be refused once the device is.
    await new Promise((drawn) => setTimeout(drawn));
    await api.call('POST utils/logout', { as: leaving });
  };
  return { signIn, endSecondStep, signOut };
}

/** Back in by what is stored, and what the sign-in answers read anew. */
function staying(api: ApiClient, { begin, end }: Door, { who, setFacts }: Keeping) {
  const retry = async () => {
    const stored = readAuth();
    if (!stored) return setFacts(signedOut(null));
    setFacts(STARTING);
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
  return { retry, renew };
}
