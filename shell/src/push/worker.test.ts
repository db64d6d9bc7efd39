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
  const self = {
    addEventListener: (type: string, handler: Handler) => handlers.set(type, handler),
    registration: { showNotification },
    location: { origin },
    clients: { matchAll: async () => tabs, openWindow, claim: jest.fn() },
    skipWaiting: jest.fn(),
  };
  runInNewContext(source, { self, URL });
  const fire = async (type: string, event: object) => {
    let work: unknown;
    handlers.get(type)?.({ ...event, waitUntil: (promise: unknown) => (work = promise) });
    await work;
  };
  const press = (url?: unknown) => fire('notificationclick', { notification: { close: jest.fn(), data: { url } } });
  return { handlers, tabs, showNotification, openWindow, fire, press };
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

test('it stands in the way of no page: it answers no fetch', () => {
  expect([...worker().handlers.keys()].sort()).toEqual(['activate', 'install', 'notificationclick', 'push']);
});
