import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';

type Handler = (event: unknown) => void;
const origin = 'https://pool.example';
const source = readFileSync(join(__dirname, '../../public/sw.js'), 'utf8');

/** Runs the worker in a scope of its own, with the tabs that are open. */
function worker(...tabUrls: string[]) {
  const handlers = new Map<string, Handler>();
  const tabs = tabUrls.map((url) => ({ url, focus: jest.fn() }));
  const showNotification = jest.fn();
  const openWindow = jest.fn();
  const network = new Map<string, string>();
  const asked: string[] = [];
  const pathOf = (of: unknown) => {
    const { pathname } = new URL(typeof of === 'string' ? of : (of as { url: string }).url, origin);
    // Every address without a file's name is the same page.
    return /\.\w+$/.test(pathname) || pathname.startsWith('/api') ? pathname : '/';
  };
  const answerOf = (text: string): object => ({ ok: true, text, clone: () => answerOf(text) });
  const fetch = async (of: unknown) => {
    asked.push(pathOf(of));
    const text = network.get(pathOf(of));
    if (text === undefined) throw new Error('no network');
    return answerOf(text);
  };
  const kept = new Map<string, object>();
  const cache = {
    match: async (of: unknown) => kept.get(pathOf(of)),
    put: async (of: unknown, answer: object) => void kept.set(pathOf(of), answer),
    keys: async () => [...kept.keys()].map((path) => ({ url: origin + path })),
    delete: async (of: unknown) => kept.delete(pathOf(of)),
  };
  const navigationPreload = { enable: jest.fn(), disable: jest.fn() };
  const setAppBadge = jest.fn(async (_count: number) => undefined);
  const navigator = { userAgent: '', setAppBadge };
  const self = {
    navigator,
    addEventListener: (type: string, handler: Handler) => handlers.set(type, handler),
    registration: { showNotification, navigationPreload },
    location: { origin },
    clients: { matchAll: async () => tabs, openWindow, claim: jest.fn() },
    skipWaiting: jest.fn(),
  };
  const Response = { redirect: (url: string, status: number) => answerOf(`${status} ${url}`) };
  runInNewContext(source, { self, URL, fetch, Response, caches: { open: async () => cache }, setTimeout, clearTimeout });
  const fire = async (type: string, event: object) => {
    let work: unknown;
    handlers.get(type)?.({ ...event, waitUntil: (promise: unknown) => (work = promise) });
    await work;
  };
  const press = (url?: unknown) => fire('notificationclick', { notification: { close: jest.fn(), data: { url } } });
  /** The text that a request is answered with; what is to be kept of it is kept by then. */
  const ask = async (request: object) => {
    const works: unknown[] = [];
    let answer: unknown;
    handlers.get('fetch')?.({
      request,
      preloadResponse: Promise.resolve(undefined),
      respondWith: (promise: unknown) => (answer = promise),
      waitUntil: (promise: unknown) => works.push(promise),
    });
    const { text } = (await answer) as { text: string };
    await Promise.all(works);
    return text;
  };
  return { setAppBadge, handlers, tabs, showNotification, openWindow, fire, press, ask, asked, network, navigator, navigationPreload };
}

test('shows what a push brings', async () => {
  const { fire, showNotification } = worker();
  await fire('push', { data: { json: () => ({ title: 'Touchdown', body: 'Bills 31, Buccaneers 20', url: '/football', tag: 'event-7' }) } });
  expect(showNotification).toHaveBeenCalledWith('Touchdown', {
    body: 'Bills 31, Buccaneers 20',
    tag: 'event-7',
    data: { url: '/football' },
  });
});

test('counts on the icon what waits for the player, as the push says', async () => {
  const { fire, setAppBadge, showNotification } = worker();
  const push = (waiting?: unknown) => fire('push', { data: { json: () => ({ title: 'Final', body: '', url: '/', tag: 'one', waiting }) } });
  await push(2);
  await push(0);
  for (const unknown of [undefined, -1, 1.5, '3', null]) await push(unknown);
  expect(setAppBadge.mock.calls).toEqual([[2], [0]]);
  setAppBadge.mockRejectedValue(new Error('not on the home screen'));
  await push(4);
  expect(showNotification).toHaveBeenCalledTimes(8);
});

test.each<[string, unknown]>([
  ['nothing', null],
  ['half a text', { json: () => JSON.parse('{"title":') }],
  ['a number', { json: () => 7 }],
  ['the wrong types', { json: () => ({ title: 5, body: {}, url: [] }) }],
])('a push of %s still says that something happened', async (_what, data) => {
  const { fire, showNotification } = worker();
  await fire('push', { data });
  expect(showNotification).toHaveBeenCalledWith('Poolhouse', { body: '', tag: undefined, data: { url: undefined } });
});

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'disable'],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36', 'enable'],
] as const)('lets the browser ask for the page meanwhile, but not one that shows an error of its own: %s', async (userAgent, call) => {
  const { fire, navigator, navigationPreload } = worker();
  navigator.userAgent = userAgent;
  await fire('activate', {});
  expect(Object.entries(navigationPreload).flatMap(([name, { mock }]) => (mock.calls.length > 0 ? [name] : []))).toEqual([call]);
});

test('a press brings the tab that shows the page to the front', async () => {
  const { press, tabs, openWindow } = worker(`${origin}/football/makepicks`, `${origin}/football`);
  await press('/football');
  expect(tabs.map(({ focus }) => focus.mock.calls.length)).toEqual([0, 1]);
  expect(openWindow).not.toHaveBeenCalled();
});

test.each([
  ['/football', '/football'],
  ['https://evil.example/x', '/'],
  ['//evil.example', '/'],
  ['http://[', '/'],
  [undefined, '/'],
])('a press on a notice of %s opens %s here', async (url, path) => {
  const { press, openWindow } = worker(`${origin}/football/makepicks`);
  await press(url);
  expect(openWindow).toHaveBeenCalledWith(origin + path);
});

describe('without a network', () => {
  const page = (path: string, mode = 'navigate') => ({ method: 'GET', mode, url: origin + path });

  test('a page opens as it was last seen, its files as they are, and the list of contests as it was', async () => {
    const { ask, network } = worker();
    network.set('/', 'the page');
    network.set('/registry.json', 'the list');
    network.set('/assets/shell.0123456789.js', 'a script');
    for (const path of ['/football', '/assets/shell.0123456789.js', '/registry.json'])
      await ask(page(path, path === '/football' ? 'navigate' : 'cors'));
    network.clear();
    expect(await ask(page('/underdogs?week=3'))).toBe('the page');
    expect(await ask(page('/registry.json', 'cors'))).toBe('the list');
    expect(await ask(page('/assets/shell.0123456789.js', 'no-cors'))).toBe('a script');
    await expect(ask(page('/assets/other.0123456789.js', 'no-cors'))).rejects.toThrow('no network');
  });

  test('what the page had loaded before is kept at its word, and nothing else', async () => {
    const { ask, fire, network } = worker();
    for (const path of ['/', '/remotes/mf-football/1.0.0/assets/board.0123456789.js', '/api/v1/utils/home']) network.set(path, path);
    await fire('message', { data: { keep: [...network.keys(), 7, '/secret.txt'] } });
    network.clear();
    expect(await ask(page('/'))).toBe('/');
    expect(await ask(page('/remotes/mf-football/1.0.0/assets/board.0123456789.js', 'no-cors'))).toBe(
      '/remotes/mf-football/1.0.0/assets/board.0123456789.js',
    );
  });

  test('a file that never changes is asked for once; a page each time', async () => {
    const { ask, asked, network } = worker();
    network.set('/', 'old');
    network.set('/assets/a.0123456789.css', 'a');
    await ask(page('/'));
    await ask(page('/assets/a.0123456789.css', 'no-cors'));
    await ask(page('/assets/a.0123456789.css', 'no-cors'));
    network.set('/', 'new');
    expect(await ask(page('/'))).toBe('new');
    expect(asked).toEqual(['/', '/assets/a.0123456789.css', '/']);
  });

  test.each([
    ['what the API answers', { method: 'GET', mode: 'cors', url: `${origin}/api/v1/utils/home` }],
    ['what is sent', { method: 'POST', mode: 'cors', url: `${origin}/registry.json` }],
    ['other sites', { method: 'GET', mode: 'navigate', url: 'https://elsewhere.example/' }],
    ['downloads', { method: 'GET', mode: 'navigate', url: `${origin}/events.csv` }],
    ['files without a hash', { method: 'GET', mode: 'no-cors', url: `${origin}/assets/dev.js` }],
  ])('%s never pass through it', (_what, request) => {
    const respondWith = jest.fn();
    worker().handlers.get('fetch')?.({ request, respondWith });
    expect(respondWith).not.toHaveBeenCalled();
  });
});

describe('what another app shares', () => {
  const share = (fields: Record<string, string>) => {
    const form = new Map(Object.entries(fields));
    return worker().ask({ method: 'POST', mode: 'navigate', url: `${origin}/shared`, formData: async () => form });
  };

  test.each([
    ['an invitation', { url: `${origin}/join#7QK4-M2VX-9DPA` }, '/join#7QK4-M2VX-9DPA'],
    ['an invitation in a sentence', { text: `Join us (${origin}/join#7QK4-M2VX-9DPA).` }, '/join#7QK4-M2VX-9DPA'],
    ['its code alone', { text: 'The code is 7QK4-M2VX-9DPA.' }, '/join#7QK4-M2VX-9DPA'],
    ['another page of the site', { text: 'Look', url: `${origin}/football?week=3` }, '/football?week=3'],
    ['a link elsewhere', { url: 'https://evil.example/join#7QK4' }, '/'],
    ['no link at all', { title: 'Hello', text: 'https://' }, '/'],
    ['nothing', {}, '/'],
  ])('%s opens its page', async (_what, fields, path) => {
    expect(await share(fields)).toBe(`303 ${origin}${path}`);
  });

  test('half a form opens home', async () => {
    const formData = () => Promise.reject(new Error('no form'));
    expect(await worker().ask({ method: 'POST', mode: 'navigate', url: `${origin}/shared`, formData })).toBe(`303 ${origin}/`);
  });
});
