import type { Session } from '@poolhouse/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { createContext, useContext, type ReactElement, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { forgetNewVersion, noteCompatibility } from '../api/new-version';
import { setRoundTrip } from '../api/round-trip';
import { forgetServerTime, noteServerTime } from '../api/server-time';
import { epoch, type Instant } from '../formats/instant';
import { KitContext, type Kit } from '../session/context';
import type { SessionState } from '../session/session.types';
import { SlotProvider } from '../slots/slot-source';
import { PoolhouseTheme } from '../theme/PoolhouseTheme';
import type { FakeAnswers, FakeCall } from './fake-answers.types';
import { fakeApi } from './fake-api';
import { fakeSlots, type FakeSlots } from './fake-slots';

export interface KitOptions {
  /** Who is signed in; null for nobody. Rusty unless said otherwise. */
  session?: Partial<Session> | null;
  answers?: FakeAnswers;
  /** Where the screen stands, with its query. */
  at?: string;
  /** The server's time, which stands still; without it the server's clock is the test's own. */
  now?: Instant;
  /** The compatibility number that the server speaks; the contract's own unless said otherwise. */
  compatibility?: number;
  /** How long a question and its answer took last, in ms; not known unless said otherwise. */
  roundTrip?: number;
  /** What remotes contribute to the places that the screen has; nothing unless said otherwise. */
  slots?: FakeSlots;
}

/** The parts of the kit that reach out of the page, answered by the test; all else of the kit is the real thing. */
export interface FakeKit extends Kit {
  /** Every call in order. */
  readonly calls: FakeCall[];
  /** Where the router is, with its query. */
  where(): string;
  /** Moves the server's time. */
  setNow(now: Instant): void;
}

const rusty: Session = { username: 'Rusty', group_number: 1, user_contests: ['Football'], is_admin: false };
const nothing = async () => {};

/** What the test draws; by context, so that it may change while the router stays. */
const Shown = createContext<ReactNode>(null);
const ShownHere = () => useContext(Shown);

/** A fake kit, and what draws a screen inside it. */
export function fakeKit({ session = {}, answers = {}, at = '/', now, compatibility, roundTrip, slots = {} }: KitOptions = {}): {
  kit: FakeKit;
  around(ui: ReactNode): ReactElement;
} {
  const calls: FakeCall[] = [];
  const state: SessionState = {
    status: session ? 'signed-in' : 'signed-out',
    session: session && { ...rusty, ...session },
    error: null,
    pending: false,
    secondStep: null,
    endSecondStep: () => {},
    signIn: nothing,
    signOut: nothing,
    retry: nothing,
    renew: nothing,
  };
  const setNow = (instant: Instant) => noteServerTime(`${epoch(instant)};rate=0`, Date.now());
  // What an earlier fake of the same test still shows hears of it too.
  act(() => {
    forgetNewVersion();
    setRoundTrip(roundTrip ?? null);
    if (compatibility !== undefined) noteCompatibility(`${compatibility}`);
  });
  forgetServerTime();
  if (now !== undefined) setNow(now);
  const router = createMemoryRouter([{ path: '*', Component: ShownHere }], { initialEntries: [at] });
  const pages = new QueryClient();
  const source = fakeSlots(slots);
  const kit: FakeKit = {
    api: fakeApi(answers, calls),
    session: state,
    calls,
    where: () => router.state.location.pathname + router.state.location.search,
    setNow,
  };
  return {
    kit,
    around: (ui) => (
      <PoolhouseTheme>
        <KitContext.Provider value={kit}>
          <QueryClientProvider client={pages}>
            <SlotProvider value={source}>
              <Shown.Provider value={ui}>
                <RouterProvider router={router} />
              </Shown.Provider>
            </SlotProvider>
          </QueryClientProvider>
        </KitContext.Provider>
      </PoolhouseTheme>
    ),
  };
}
