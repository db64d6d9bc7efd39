import type { RegisteredRemote } from '@poolhouse/contract/remote';
import { aRemote } from '../testing/remote.fixture';
import { askRegistry } from './ask-registry';
import { newerReleases, watchReleases } from './newer-releases.store';
import { adopt, loadRegistry, registryState } from './registry.store';

jest.mock('./ask-registry', () => ({ askRegistry: jest.fn() }));
jest.mock('./registry.store', () => ({ adopt: jest.fn(), loadRegistry: jest.fn(), registryState: jest.fn() }));
const ask = jest.mocked(askRegistry);
const golf = (version: string) => aRemote({ id: 'mf-golf', title: 'Golf', version });
const live = (...remotes: RegisteredRemote[]) => ask.mockResolvedValue({ remotes, leftOut: [], player: null });
const look = async (visibility: DocumentVisibilityState = 'visible') => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange'));
  await jest.advanceTimersByTimeAsync(0);
  return newerReleases().map(({ id, version }) => `${id} ${version}`);
};
let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  ask.mockReset();
  jest.mocked(adopt).mockReturnValue(false);
  jest
    .mocked(registryState)
    .mockReturnValue({ status: 'ready', registry: { remotes: [aRemote(), golf('2.0.0')] }, leftOut: [], player: null });
  stop = watchReleases(({ id }) => id === 'mf-football');
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

test('names another version of what this page runs, be it older or newer, and nothing else', async () => {
  live(aRemote({ version: '1.3.0' }), golf('2.1.0'));
  expect(await look()).toEqual(['mf-football 1.3.0']);
  live(aRemote({ version: '1.1.0' }), golf('2.1.0'));
  expect(await look()).toEqual(['mf-football 1.1.0']);
  live(aRemote(), golf('2.1.0'));
  expect(await look()).toEqual([]);
});

test('keeps quiet about what cannot be read, and about a list that was taken over', async () => {
  ask.mockRejectedValue(new Error('offline'));
  expect(await look()).toEqual([]);
  jest.mocked(adopt).mockReturnValue(true);
  live(aRemote({ version: '1.3.0' }));
  expect(await look()).toEqual([]);
});

test('reads a list that could not be read at first', async () => {
  jest.mocked(registryState).mockReturnValue({ status: 'failed', registry: null, leftOut: [], player: null, trouble: 'unreachable' });
  await look();
  expect(loadRegistry).toHaveBeenCalledTimes(1);
  expect(ask).not.toHaveBeenCalled();
});

test('asks when the tab is looked at and every five minutes, not while it is hidden', async () => {
  live(aRemote());
  await look('hidden');
  await jest.advanceTimersByTimeAsync(5 * 60_000);
  expect(ask).not.toHaveBeenCalled();
  await look();
  expect(ask).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(10 * 60_000);
  expect(ask).toHaveBeenCalledTimes(3);
  stop();
  await jest.advanceTimersByTimeAsync(5 * 60_000);
  expect(ask).toHaveBeenCalledTimes(3);
});
