import type { Session } from '@poolhouse/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { KitContext, type Kit } from '../session/context';
import type { SessionState } from '../session/session.types';
import { PoolhouseTheme } from '../theme/PoolhouseTheme';
import { fakeApi } from './fake-api';
import type { FakeAnswers, FakeCall } from './fake-answers.types';

export interface KitOptions {
  /** Who is signed in; null for nobody. Rusty unless said otherwise. */
  session?: Partial<Session> | null;
  answers?: FakeAnswers;
  /** Where the screen stands, with its query. */
  at?: string;
}

export interface RenderedKit extends RenderResult {
  /** Every call in order. */
  calls: FakeCall[];
  /** Where the router is, with its query. */
  where(): string;
}

const rusty: Session = { username: 'Rusty', group_number: 1, user_contests: ['Football'], is_admin: false };

/** Draws a screen inside theme, session and router, with a server that answers from the test's own table. */
export function renderWithKit(ui: ReactElement, { session = {}, answers = {}, at = '/' }: KitOptions = {}): RenderedKit {
  const calls: FakeCall[] = [];
  const nothing = async () => {};
  const state: SessionState = { status: session ? 'signed-in' : 'signed-out', session: session && { ...rusty, ...session }, error: null, pending: false, signIn: nothing, signOut: nothing, retry: nothing };
  const kit: Kit = { api: fakeApi(answers, calls), session: state };
  const router = createMemoryRouter([{ path: '*', element: ui }], { initialEntries: [at] });
  const drawn = render(
    <PoolhouseTheme>
      <KitContext.Provider value={kit}>
        <QueryClientProvider client={new QueryClient()}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </KitContext.Provider>
    </PoolhouseTheme>,
  );
  return { ...drawn, calls, where: () => router.state.location.pathname + router.state.location.search };
}
