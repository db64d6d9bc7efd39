import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadRegistry } from '../registry/registry.store';
import { loadExposed } from '../remotes/load/federation';
import { keepSignIn, openSite } from '../testing/open-site';

jest.mock('../remotes/load/federation', () => ({ loadExposed: jest.fn(), forgetFailedShares: jest.fn(), hasRun: jest.fn(() => true) }));
const exposed = jest.mocked(loadExposed);
const board = {
  default: [
    { path: 'football', element: <h1>The board</h1> },
    { path: 'football/makepicks', lazy: async () => ({ Component: () => <h1>The picks</h1> }) },
  ],
};
const field = (name: string) => screen.findByLabelText(name);
const panel = () => screen.findByRole('heading', { name: 'Unexpected Application Error!' });

/** The shell asks for its registry once a page load; so does this file. */
async function open(...[at, answers]: Parameters<typeof openSite>) {
  const site = openSite(at, answers);
  await act(async () => void (await loadRegistry()));
  return site;
}

beforeEach(() => {
  localStorage.clear();
  exposed.mockReset();
  exposed.mockResolvedValue(board);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test('a refused sign-in shows the server’s text, and Enter signs in', async () => {
  const { calls } = await open('/');
  await userEvent.type(await field('Username'), 'Rusty');
  await userEvent.type(await field('Password'), 'wrong{Enter}');
  expect(await screen.findByText('That name and password do not go together.')).toBeVisible();
  expect(localStorage.getItem('auth')).toBeNull();
  await userEvent.clear(await field('Password'));
  await userEvent.type(await field('Password'), 'practice{Enter}');
  expect(await screen.findByRole('heading', { name: 'Welcome, Rusty' })).toBeVisible();
  expect(calls.filter(({ path }) => path.endsWith('signin')).map(({ body }) => body)).toEqual([
    { username: 'Rusty', password: 'wrong' },
    { username: 'Rusty', password: 'practice' },
  ]);
});

test('the signed-in home links each contest inside or outside, and signs out', async () => {
  keepSignIn();
  await open('/index.html');
  const list = within(await screen.findByRole('region', { name: 'Your contests' })).getByRole('list');
  expect(list.querySelector('a[href="/football"]')).toHaveTextContent('Football');
  expect(list.querySelector('a[href="/bowl_mania/index.html"]')).toHaveTextContent('Bowl_Mania');
  expect(screen.getByRole('link', { name: 'Comments/Questions/Problems' })).toHaveAttribute('href', 'mailto:?subject=Poolhouse');
  expect(screen.getByRole('link', { name: 'Main Page' })).toHaveAttribute('href', '..');
  await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
  expect(await field('Username')).toBeVisible();
  expect(localStorage.getItem('auth')).toBeNull();
});

test('a guest is sent to the sign-in form, and afterwards to the page that was wanted', async () => {
  const { where } = await open('/football?week=3');
  await userEvent.type(await field('Username'), 'Rusty');
  expect(where()).toBe('/');
  await userEvent.type(await field('Password'), 'practice{Enter}');
  expect(await screen.findByRole('heading', { name: 'The board' })).toBeVisible();
  expect(where()).toBe('/football?week=3');
  expect(document.title).toBe('Football · Poolhouse');
});

test('a lazy screen of a remote is drawn in the shell', async () => {
  keepSignIn();
  await open('/football/makepicks');
  expect(await screen.findByRole('heading', { name: 'The picks' })).toBeVisible();
  expect(document.title).toBe('Football Picks · Poolhouse');
});

test('a path that nobody owns shows the generic text, with the app bar in place', async () => {
  keepSignIn();
  await open('/football/nonsense');
  expect(await panel()).toBeVisible();
  // The heading is the specification’s; the tab says what is wrong.
  expect(document.title).toBe('No such page · Poolhouse');
  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('a remote that breaks while it runs stays in its place, and can be tried again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let broken = true;
  const Moody = () => {
    if (broken) throw new Error('a fault of the remote');
    return <h1>Fine again</h1>;
  };
  // The loader keeps routes for the life of the page, so this file's one remote changes its mind instead.
  board.default.splice(0, 1, { path: 'football', element: <Moody /> });
  keepSignIn();
  await open('/football');
  expect(await panel()).toBeVisible();
  expect(screen.getByRole('button', { name: 'Account of Rusty' })).toBeVisible();
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Fine again' })).toBeVisible();
});
