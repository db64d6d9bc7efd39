import type { RemoteSlot } from '@poolhouse/contract/remote';
import { Slot, type SettingsPlace } from '@poolhouse/shared-ui';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adopt, loadRegistry, registryState } from '../../registry/registry.store';
import { keepSignIn, openSite, type Answers } from '../../testing/open-site';
import { someOptions } from '../../testing/options.fixture';
import { aRegistry, aRemote, aSlot } from '../../testing/remote.fixture';
import { loadExposed } from '../load/federation';

jest.mock('../load/federation', () => ({ loadExposed: jest.fn(), forgetFailedShares: jest.fn(), hasRun: jest.fn(() => true) }));
jest.mock('../../registry/registry.store', () => ({
  ...jest.requireActual<object>('../../registry/registry.store'),
  pinRegistry: jest.fn(),
}));
const exposed = jest.mocked(loadExposed);
const down = () => Promise.reject(Object.assign(new Error('offline'), { name: 'ChunkLoadError' }));
const answers: Answers = {
  '/api/v1/utils/useroptions': () => ({ body: { data: someOptions() } }),
  '/api/v1/utils/devices': () => ({ body: { data: { devices: { data: [] } } } }),
  '/api/v1/utils/home': () => ({ body: { data: { contests: { data: [] }, live: { data: [] }, locks: { data: [] } } } }),
  '/api/v1/utils/remote_failure': () => ({ body: { data: { result: 'success' } } }),
};
const asAdmin: Answers = {
  '/api/v1/na/signin': () => ({
    body: { data: { username: 'Rusty', group_number: 1, user_contests: ['Football'], is_admin: true, device_secret: 'device' } },
  }),
};

/** A remote of its own for each test: the loader keeps what it loaded for the life of the page. */
let count = 0;
async function open(at: string, slots: readonly Partial<RemoteSlot>[], more: Answers = {}) {
  const remote = aRemote({ version: `1.2.${(count += 1)}`, slots: slots.map(aSlot) });
  keepSignIn();
  const site = openSite(at, { ...answers, '/registry.json': () => ({ body: aRegistry([remote]) }), ...more });
  await act(async () => {
    await loadRegistry();
    adopt({ remotes: [remote], leftOut: [], player: 'Rusty' });
  });
  expect(registryState().registry?.remotes).toEqual([remote]);
  return { ...site, remote, asked: () => exposed.mock.calls.map(([, name]) => name) };
}
const section = (name: string) => screen.findByRole('region', { name });
const tryAgain = async (name: string) => userEvent.click(within(await section(name)).getByRole('button', { name: 'Try again' }));

beforeEach(() => {
  localStorage.clear();
  exposed.mockReset();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test('a piece is fetched when its place is drawn, and not before', async () => {
  exposed.mockResolvedValue({ default: ({ saved }: SettingsPlace) => <p>{saved.football_entries.length} entries</p> });
  const { asked } = await open('/', [{}, { place: 'console' }]);
  expect(await screen.findByRole('heading', { name: 'Welcome, Rusty' })).toBeVisible();
  expect(asked()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Account of Rusty' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Account settings' }));
  expect(await within(await section('Football')).findByText('2 entries')).toBeVisible();
  expect(asked()).toEqual(['settings/football']);
});

test('a piece that is down leaves its place with a sentence, and Try again really does', async () => {
  exposed.mockImplementation(down);
  const { calls, remote, asked } = await open('/accountsettings', [{}]);
  const football = within(await section('Football'));
  expect(
    await football.findByText(/Football could not be opened: its files did not arrive\..*The Football team has been told\./),
  ).toBeVisible();
  // Nothing else notices: the page is whole, and saves.
  expect(screen.queryByText('Unexpected Application Error!')).toBeNull();
  for (const name of ['Main', 'Bowl Mania', 'Golf', 'Notifications', 'Devices'])
    expect(screen.getByRole('heading', { name })).toBeVisible();
  await userEvent.click(screen.getByRole('switch', { name: 'Weekly reminder' }));
  expect(screen.getByRole('button', { name: 'Save Changes' })).toBeEnabled();
  await tryAgain('Football');
  expect(await football.findByText(/could not be opened/)).toBeVisible();
  exposed.mockResolvedValue({ default: () => <p>The names</p> });
  await tryAgain('Football');
  expect(await football.findByText('The names')).toBeVisible();
  expect(screen.getByRole('switch', { name: 'Weekly reminder' })).toBeChecked();
  expect(asked()).toEqual(['settings/football', 'settings/football', 'settings/football']);
  const reports = calls.filter(({ path }) => path.endsWith('remote_failure'));
  expect(reports.map(({ body }) => body)).toEqual([
    expect.objectContaining({ remote: 'mf-football', version: remote.version, kind: 'unreachable', page: '/accountsettings' }),
  ]);
});

test('a piece that breaks while it is drawn leaves the others alone, and can be tried again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let broken = true;
  function Moody() {
    if (broken) throw new Error('a fault of the remote');
    return <p>Fine again</p>;
  }
  exposed.mockImplementation(async (_remote, name) => ({ default: name === 'home/moody' ? Moody : () => <p>As ever</p> }));
  await open('/', [
    { place: 'home', name: 'moody', title: 'Moody', order: 1 },
    { place: 'home', name: 'steady', title: 'Steady', order: 2 },
  ]);
  expect(await within(await section('Moody')).findByText(/Moody stopped: something in it broke\./)).toBeVisible();
  expect(await within(await section('Steady')).findByText('As ever')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Your contests' })).toBeVisible();
  broken = false;
  await tryAgain('Moody');
  expect(await within(await section('Moody')).findByText('Fine again')).toBeVisible();
});

test('a remote’s own screen may have places for others, and who is no administrator sees none of the console', async () => {
  const Console = () => (
    <Slot
      place="console"
      group={4}
      changed={() => undefined}
      frame={({ title }, content) => <section aria-label={title}>{content}</section>}
    />
  );
  exposed.mockImplementation(async (_remote, name) => ({
    default: name === 'routes' ? [{ path: 'football', element: <Console /> }] : ({ group }: { group: number }) => <p>of group {group}</p>,
  }));
  const { unmount } = await open('/football', [{ place: 'console', title: 'Football Admin' }], asAdmin);
  expect(await within(await section('Football Admin')).findByText('of group 4')).toBeVisible();
  unmount();
  const { asked } = await open('/football', [{ place: 'console', title: 'Football Admin' }]);
  expect(await screen.findByRole('banner')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Football Admin' })).toBeNull();
  expect(asked().filter((name) => name === 'console/football')).toHaveLength(1);
});

test('nothing is fetched of a remote that is switched off here, and its place says so', async () => {
  exposed.mockResolvedValue({ default: () => <p>The names</p> });
  const { switchOn, takeSwitches } = await import('../load/switched-off.store');
  window.history.replaceState(null, '', '/accountsettings?disable-remotes=mf-football');
  takeSwitches();
  const { asked } = await open('/accountsettings', [{}]);
  const football = within(await section('Football'));
  expect(football.getByText('Somebody switched Football off in this browser.')).toBeVisible();
  expect(asked()).toEqual([]);
  await userEvent.click(football.getByRole('button', { name: 'Switch on again' }));
  expect(await football.findByText('The names')).toBeVisible();
  switchOn('mf-football');
});
