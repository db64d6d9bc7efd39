import { PoolhouseTheme, SessionProvider } from '@poolhouse/shared-ui';
import { createBrowserRouter, RouterProvider } from '@poolhouse/shared-ui/router';
import { render } from '@testing-library/react';
import { siteRoutes } from '../app/router';
import { aRegistry, aRemote } from './remote.fixture';

export interface Call {
  readonly path: string;
  readonly body: unknown;
}

type Answer = { status?: number; body: unknown };
export type Answers = Record<string, (body: unknown) => Answer>;

const session = (username: string) => ({
  username,
  group_number: 1,
  user_contests: ['Football', 'Bowl_Mania'],
  is_admin: false,
  device_secret: 'device',
});
const refused: Answer = { status: 401, body: { error: { code: 'not_signed_in', message: 'That name and password do not go together.' } } };

/** A server on which Rusty's password is `practice`, the device's secret is `device`, and football is the one remote. */
const usual: Answers = {
  '/registry.json': () => ({ body: aRegistry([aRemote()]) }),
  '/api/v1/na/signin': (body) => {
    const { username, password } = body as { username: string; password: string };
    return password === 'practice' || password === 'device' ? { body: { data: session(username) } } : refused;
  },
  '/api/v1/na/welcome': () => ({ body: { data: { practice: false } } }),
  '/api/v1/utils/logout': () => ({ body: { data: { result: 'success' } } }),
};

/** Puts a server in the network's place that answers from a table. @returns what it was asked */
export function answerAs(answers: Answers = {}): Call[] {
  const calls: Call[] = [];
  window.fetch = async (input, init) => {
    const path = new URL(String(input), 'http://localhost').pathname;
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    calls.push({ path, body });
    const answer = { ...usual, ...answers }[path]?.(body) ?? {
      status: 404,
      body: { error: { code: 'not_found', message: 'Nothing here.' } },
    };
    return new Response(JSON.stringify(answer.body), { status: answer.status ?? 200, headers: { 'content-type': 'application/json' } });
  };
  return calls;
}

/** Opens the whole site at an address, with a server that answers from a table. */
export function openSite(at: string, answers: Answers = {}) {
  window.history.replaceState(null, '', at);
  const calls = answerAs(answers);
  const router = createBrowserRouter(siteRoutes);
  const drawn = render(
    <PoolhouseTheme>
      <SessionProvider>
        <RouterProvider router={router} />
      </SessionProvider>
    </PoolhouseTheme>,
  );
  const where = () => window.location.pathname + window.location.search;
  return { ...drawn, calls, where };
}

export function keepSignIn(username = 'Rusty', secret = 'device'): void {
  localStorage.setItem('auth', JSON.stringify({ username, group: 1 }));
  localStorage.setItem('auth2', secret);
}
