import { SignInProvider } from '@poolhouse/shared-ui';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadExposed } from '../remotes/load/federation';
import { answerAs, keepSignIn } from '../testing/open-site';
import { firstPart, loadSite } from './parts';
import { Root } from './Root';

jest.mock('../remotes/load/federation', () => ({ loadExposed: jest.fn(), forgetFailedShares: jest.fn(), hasRun: jest.fn(() => true) }));

/** Opens an address as index.ts does. */
async function open(at: string, load = loadSite) {
  window.history.replaceState(null, '', at);
  const calls = answerAs();
  const first = await firstPart();
  await act(async () => {
    render(
      <SignInProvider>
        <Root first={first} loadSite={load} />
      </SignInProvider>,
    );
  });
  return { first, calls };
}
const where = () => window.location.pathname + window.location.search;
const signIn = async () => {
  await userEvent.type(await screen.findByLabelText('Username'), 'Rusty');
  await userEvent.type(screen.getByLabelText('Password'), 'practice{Enter}');
};

beforeEach(() => {
  localStorage.clear();
  jest.mocked(loadExposed).mockResolvedValue({ default: [{ path: 'football', element: <h1>The board</h1> }] });
});

test('a guest gets the sign-in page alone, and after it the page that was wanted, with the focus in it', async () => {
  const { first, calls } = await open('/football?week=3');
  expect('Door' in first).toBe(true);
  expect(where()).toBe('/');
  expect(calls.map(({ path }) => path)).not.toContain('/api/v1/na/signin');
  expect(await screen.findByText('You will go on to Football after signing in.')).toBeVisible();
  await signIn();
  expect(await screen.findByRole('heading', { name: 'The board' })).toBeVisible();
  expect(where()).toBe('/football?week=3');
  expect(calls.filter(({ path }) => path === '/api/v1/na/signin')).toHaveLength(1);
  expect(screen.getByRole('main')).toHaveFocus();
});

test('a player, and a guest of an open page, begin with the site', async () => {
  const { first } = await open('/setpassword?guid=0123456789abcdef');
  expect('Site' in first).toBe(true);
  keepSignIn();
  window.history.replaceState(null, '', '/');
  expect('Site' in (await firstPart())).toBe(true);
});

test('a site that does not come is said, with a way to try again', async () => {
  await open('/', () => Promise.reject(new Error('offline')));
  await signIn();
  expect(await screen.findByRole('heading', { name: 'Poolhouse did not load' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
