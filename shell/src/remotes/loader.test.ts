import { aRemote } from '../testing/remote.fixture';
import { loadExposed } from './federation';
import { BUDGET_MS, loadRoutes, prefetch } from './loader';

jest.mock('./federation', () => ({ loadExposed: jest.fn() }));
const exposed = jest.mocked(loadExposed);
const routes = [{ path: 'football' }];
let count = 0;
/** A remote of its own for each test: the loader keeps what it loaded for the life of the page. */
const remote = (over = {}) => aRemote({ id: `mf-${(count += 1)}`, ...over });

beforeEach(() => {
  exposed.mockReset();
  document.head.replaceChildren();
});

test('loads a remote once, however often it is asked', async () => {
  exposed.mockResolvedValue({ default: routes });
  const football = remote();
  prefetch(football);
  await expect(loadRoutes(football)).resolves.toBe(routes);
  await expect(loadRoutes(football)).resolves.toBe(routes);
  expect(exposed).toHaveBeenCalledTimes(1);
  expect(exposed).toHaveBeenCalledWith(football, false);
});

test('fetches the scripts of the first screen beside the entry', async () => {
  exposed.mockResolvedValue({ default: routes });
  await loadRoutes(remote());
  expect([...document.head.querySelectorAll('link[rel=preload]')].map((link) => link.getAttribute('href'))).toEqual(['http://localhost/remotes/mf-football/1.2.0/assets/routes.0123456789.js']);
});

test('after a failure it begins anew, and gets past a stale failure of the browser', async () => {
  const football = remote();
  exposed.mockRejectedValueOnce(new Error('offline'));
  await expect(loadRoutes(football)).rejects.toMatchObject({ kind: 'network' });
  exposed.mockRejectedValueOnce(new Error('the old failure')).mockResolvedValueOnce({ default: routes });
  await expect(loadRoutes(football)).resolves.toBe(routes);
  expect(exposed.mock.calls.map(([, again]) => again)).toEqual([false, true, true]);
});

test.each([[null], [undefined], [{}], [{ default: undefined }], [{ default: 'text' }]])('a module without routes is invalid: %j', async (module) => {
  exposed.mockResolvedValue(module);
  await expect(loadRoutes(remote())).rejects.toMatchObject({ kind: 'invalid' });
});

test('a remote for a newer contract is not run', async () => {
  await expect(loadRoutes(remote({ compatibility: 99 }))).rejects.toMatchObject({ kind: 'incompatible' });
  expect(exposed).not.toHaveBeenCalled();
});

test('nobody waits longer than the budget', async () => {
  jest.useFakeTimers();
  exposed.mockReturnValue(new Promise(() => undefined));
  const result = loadRoutes(remote()).catch((trouble: unknown) => trouble);
  await jest.advanceTimersByTimeAsync(BUDGET_MS);
  await expect(result).resolves.toMatchObject({ kind: 'slow' });
  jest.useRealTimers();
});

test('a prefetch that fails stays silent', async () => {
  exposed.mockRejectedValue(new Error('offline'));
  prefetch(remote());
  await new Promise((resolve) => setTimeout(resolve));
});
