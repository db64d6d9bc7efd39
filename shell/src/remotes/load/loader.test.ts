import { askAhead } from '@poolhouse/shared-ui';
import { registryState } from '../../registry/registry.store';
import { aRemote } from '../../testing/remote.fixture';
import { BUDGET_MS } from '../why/budget';
import { loadExposed } from './federation';
import { openRoute, prefetch, routesAtHand } from './loader';
import { provided } from './provided';
import { isOff } from './switched-off.store';

jest.mock('./federation', () => ({ loadExposed: jest.fn() }));
jest.mock('@poolhouse/shared-ui', () => ({ ...jest.requireActual<object>('@poolhouse/shared-ui'), askAhead: jest.fn() }));
jest.mock('./provided', () => ({ provided: { '@poolhouse/shared-ui/board': jest.fn() } }));
jest.mock('./switched-off.store', () => ({ isOff: jest.fn(() => false) }));
jest.mock('../../registry/registry.store', () => ({ registryState: jest.fn(), pinRegistry: jest.fn() }));
const exposed = jest.mocked(loadExposed);
const board = jest.mocked(provided['@poolhouse/shared-ui/board']!);
const routes = [{ path: 'football' }];
let count = 0;
/** A remote of its own for each test: the loader keeps what it loaded for the life of the page. */
const remote = (over = {}) => {
  const made = aRemote({ id: `mf-${(count += 1)}`, ...over });
  jest.mocked(registryState).mockReturnValue({ status: 'ready', registry: { remotes: [made] }, leftOut: [], player: null });
  return made;
};
const preloads = () =>
  [...document.head.querySelectorAll('link[rel=preload]')].map(
    (link) => `${link.getAttribute('href')!.split('/').at(-1)} ${link.getAttribute('integrity')}`,
  );

beforeEach(() => {
  exposed.mockReset();
  board.mockReset();
  board.mockResolvedValue({});
  document.head.replaceChildren();
});

test('loads a remote once, however often it is asked', async () => {
  exposed.mockResolvedValue({ default: routes });
  const football = remote();
  void prefetch(football, 'football', '');
  await expect(openRoute(football, 'football', '')).resolves.toBe(routes);
  await expect(openRoute(football, 'football', '')).resolves.toBe(routes);
  expect(exposed).toHaveBeenCalledTimes(1);
});

test('fetches what the wanted screen needs beside the entry, checked, each once', async () => {
  exposed.mockResolvedValue({ default: routes });
  const football = remote();
  await openRoute(football, 'football/makepicks', '');
  expect(preloads()).toEqual(['routes.0123456789.js sha256-ROUTES']);
  expect(board).not.toHaveBeenCalled();
  await openRoute(football, 'football', '');
  expect(preloads()).toEqual(['routes.0123456789.js sha256-ROUTES', 'football.0123456789.js sha256-BOARD']);
  expect(board).toHaveBeenCalled();
});

test('after a failure it begins anew', async () => {
  const football = remote();
  exposed
    .mockRejectedValueOnce(Object.assign(new Error('no script'), { name: 'ChunkLoadError' }))
    .mockResolvedValueOnce({ default: routes });
  await expect(openRoute(football, 'football', '')).rejects.toMatchObject({ kind: 'unreachable' });
  await expect(openRoute(football, 'football', '')).resolves.toBe(routes);
  expect(exposed).toHaveBeenCalledTimes(2);
});

test.each([[null], [undefined], [{}], [{ default: undefined }], [{ default: 'text' }]])(
  'a module without routes is a bad answer: %j',
  async (module) => {
    exposed.mockResolvedValue(module);
    await expect(openRoute(remote(), 'football', '')).rejects.toMatchObject({ kind: 'bad_answer' });
  },
);

test.each([
  ['for a newer contract', { compatibility: 99 }, 'page'],
  ['for an older contract', { compatibility: 0 }, 'paused'],
  ['for another kit', { kit: '^99.0.0' }, 'kit'],
])('a remote %s is not run, and nothing of it is fetched', async (_what, over, unfit) => {
  await expect(openRoute(remote(over), 'football', '')).rejects.toMatchObject({ kind: 'incompatible', unfit });
  expect(exposed).not.toHaveBeenCalled();
  expect(preloads()).toEqual([]);
});

test('nobody waits longer than the budget, and what is still on its way is given up', async () => {
  jest.useFakeTimers();
  exposed.mockReturnValue(new Promise(() => undefined));
  const result = openRoute(remote(), 'football', '').catch((trouble: unknown) => trouble);
  const pending = document.createElement('script');
  pending.type = 'text/plain';
  pending.dataset.webpack = 'mf_football:routes';
  pending.onerror = jest.fn();
  document.head.append(pending);
  await jest.advanceTimersByTimeAsync(BUDGET_MS);
  await expect(result).resolves.toMatchObject({ kind: 'slow' });
  expect(pending.onerror).toHaveBeenCalledTimes(1);
  expect(preloads()).toEqual([]);
  jest.useRealTimers();
});

test('a prefetch loads the screen as well, and stays silent when it fails', async () => {
  const lazy = jest.fn().mockRejectedValue(new Error('offline'));
  exposed.mockResolvedValue({
    default: [
      { path: 'football', lazy },
      { path: 'football/makepicks', lazy: jest.fn(() => Promise.reject(new Error('not wanted'))) },
    ],
  });
  const football = remote();
  await prefetch(football, 'football', '');
  expect(routesAtHand(football, 'football')).toBeNull();
  lazy.mockResolvedValue({ Component: () => null });
  await prefetch(football, 'football', '');
  expect(routesAtHand(football, 'football')).toHaveLength(2);
  expect(routesAtHand(football, 'football/makepicks')).toBeNull();
  expect(routesAtHand(remote(), 'football')).toBeNull();
  expect(lazy).toHaveBeenCalledTimes(2);
  exposed.mockRejectedValue(new Error('offline'));
  await prefetch(remote(), 'football', '');
});

test('nothing is fetched ahead of a remote that is switched off', async () => {
  jest.mocked(isOff).mockReturnValueOnce(true);
  await prefetch(remote(), 'football', '');
  expect(exposed).not.toHaveBeenCalled();
  expect(preloads()).toEqual([]);
});

test('what a screen reads first is asked beside its code, as long as that is not there', async () => {
  exposed.mockResolvedValue({ default: [{ path: 'football', lazy: async () => ({ Component: () => null }) }] });
  const reads = ['football/pagedata?week={:week}'];
  const football = remote({ routes: [{ path: 'football', title: 'Football', preload: [], reads }] });
  jest.mocked(askAhead).mockClear();
  const opened = openRoute(football, 'football', '?week=3');
  expect(jest.mocked(askAhead).mock.calls).toEqual([[reads, '?week=3']]);
  await opened;
  await prefetch(football, 'football', '?week=4');
  expect(askAhead).toHaveBeenCalledTimes(1);
});
