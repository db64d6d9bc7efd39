import { aRegistry, aRemote } from '../testing/remote.fixture';

type Store = typeof import('./registry.store');
const fetched = jest.fn<Promise<Response>, [string, RequestInit]>();
const answer = (version: string) => fetched.mockResolvedValueOnce(new Response(JSON.stringify(aRegistry([aRemote({ version })]))));
const versions = ({ registryState }: Store) => registryState().registry?.remotes.map(({ version }) => version) ?? null;
const asked = (call: number) => (fetched.mock.calls[call]![1].headers as Record<string, string>).authorization;

/** The store as a page load finds it. */
async function freshStore(): Promise<Store> {
  jest.resetModules();
  return import('./registry.store');
}

beforeEach(() => {
  fetched.mockReset();
  localStorage.clear();
  globalThis.fetch = fetched as unknown as typeof fetch;
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test('is read once, for whoever is signed in here', async () => {
  localStorage.setItem('auth', '{"username":"Rusty","group":1}');
  localStorage.setItem('auth2', 'device');
  const store = await freshStore();
  answer('1.0.0');
  await store.loadRegistry();
  await store.loadRegistry();
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(asked(0)).toBe(`Basic ${btoa('Rusty:device')}`);
  expect(store.isForOther('Rusty')).toBe(false);
});

test.each([
  ['unreachable', () => fetched.mockRejectedValueOnce(new TypeError('offline'))],
  ['bad_answer', () => fetched.mockResolvedValueOnce(new Response('down', { status: 503 }))],
  ['bad_answer', () => fetched.mockResolvedValueOnce(new Response('<!doctype html>'))],
  ['bad_answer', () => fetched.mockResolvedValueOnce(new Response('{"payload":"{","signature":""}'))],
])('a read that fails is %s, and is repeated', async (trouble, fail) => {
  const store = await freshStore();
  fail();
  expect(await store.loadRegistry()).toMatchObject({ status: 'failed', trouble, registry: null });
  answer('1.0.0');
  expect(await store.loadRegistry()).toMatchObject({ status: 'ready' });
});

test('is asked again for who signs in, and keeps its links meanwhile', async () => {
  const store = await freshStore();
  answer('1.0.0');
  await store.loadRegistry();
  expect(asked(0)).toBeUndefined();
  answer('1.1.0');
  store.askForPlayer('Ann');
  expect(store.registryState()).toMatchObject({ status: 'loading' });
  expect(versions(store)).toEqual(['1.0.0']);
  store.askForPlayer('Ann');
  await store.loadRegistry();
  expect(versions(store)).toEqual(['1.1.0']);
  store.askForPlayer('Ann');
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('goes on with what is live for a guest where the second read fails', async () => {
  const store = await freshStore();
  answer('1.0.0');
  await store.loadRegistry();
  fetched.mockRejectedValueOnce(new TypeError('offline'));
  store.askForPlayer('Ann');
  expect(await store.loadRegistry()).toMatchObject({ status: 'ready', player: 'Ann' });
  expect(versions(store)).toEqual(['1.0.0']);
});

test('is pinned once a remote’s code runs: nobody asks again, nothing newer is taken over', async () => {
  const store = await freshStore();
  answer('1.0.0');
  await store.loadRegistry();
  const newer = { remotes: [aRemote({ version: '1.1.0' })], leftOut: [], player: null };
  expect(store.adopt(newer)).toBe(true);
  expect(versions(store)).toEqual(['1.1.0']);
  store.pinRegistry();
  expect(store.isForOther('Ann')).toBe(false);
  store.askForPlayer('Ann');
  expect(store.adopt({ ...newer, remotes: [] })).toBe(false);
  expect(versions(store)).toEqual(['1.1.0']);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('takes another description of one remote, and tells those who watch', async () => {
  const store = await freshStore();
  answer('1.0.0');
  await store.loadRegistry();
  const watcher = jest.fn();
  const stop = store.watchRegistry(watcher);
  store.replaceRemote(aRemote({ version: '0.9.0' }));
  expect(versions(store)).toEqual(['0.9.0']);
  expect(watcher).toHaveBeenCalledTimes(1);
  stop();
  store.replaceRemote(aRemote({ id: 'mf-golf' }));
  expect(versions(store)).toEqual(['0.9.0']);
  expect(watcher).toHaveBeenCalledTimes(1);
});
