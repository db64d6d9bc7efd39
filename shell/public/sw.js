/**
 * Shows notices while no page is open, and opens their page when pressed. And it keeps the site's own files, so that the site opens where
 * there is no network. What the API answers it never keeps, nor touches: the page itself does (shared-ui/src/session/kept-pages.ts).
 */
const FILES = 'poolhouse-files';
/** Of a few releases; the oldest goes first. */
const MOST_FILES = 300;
/** A page that has not come by then is drawn from what is kept. */
const PATIENCE_MS = 8000;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(Promise.all([self.clients.claim(), begin()])));

/**
 * The browser asks for the page while this worker starts. Where that question fails, Firefox shows an error of its own, whatever this worker has
 * kept: there the worker asks by itself.
 */
async function begin() {
  const { navigationPreload } = self.registration;
  if (navigationPreload) await (/ Firefox\//.test(self.navigator.userAgent) ? navigationPreload.disable() : navigationPreload.enable());
}

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method === 'POST' && mode === 'navigate' && origin === self.location.origin && pathname === '/shared')
    return event.respondWith(openShared(event.request));
  if (method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return;
  if (mode === 'navigate') {
    if (!/\.[^/]*$/.test(pathname)) event.respondWith(pageFor(event));
  } else if (isFile(pathname)) event.respondWith(file(event));
  else if (pathname === '/registry.json') event.respondWith(freshOrKept(event, '/registry.json', fetch(event.request)));
});

/** Another app shared a text to the site: opens the page of the site that it names. What is shared never leaves the device. */
async function openShared(request) {
  const form = await request.formData().catch(() => null);
  const texts = form ? ['url', 'text', 'title'].map((name) => String(form.get(name) ?? '')) : [];
  const link = texts.flatMap((text) => text.match(/https?:\/\/\S*[^\s.,;:!?)"']/g) ?? []).find((one) => isOwn(one));
  const code = /\b[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}\b/.exec(texts.join(' '));
  const page = link ?? (code ? `${self.location.origin}/join#${code[0]}` : '/');
  return Response.redirect(ownPage(page), 303);
}

/** Of what leads elsewhere only home is left, which opens anyway. */
const isOwn = (link) => ownPage(link) !== `${self.location.origin}/`;

/** What the page had loaded before this worker was there. */
self.addEventListener('message', (event) => {
  const files = event.data && event.data.keep;
  if (Array.isArray(files)) event.waitUntil(keepAll(files));
});

/** A name with a hash in it never changes its content. */
const isFile = (path) => /^\/(assets|remotes)\/.*\.[0-9a-f]{10}\.\w+$/.test(path);

/** Every address without a file's name is the same page. */
const pageFor = (event) =>
  freshOrKept(
    event,
    '/',
    Promise.resolve(event.preloadResponse).then((fresh) => fresh || fetch(event.request)),
  );

/** What the server says now; what it said last where it cannot be reached. */
async function freshOrKept(event, name, asked) {
  const kept = await caches.open(FILES);
  try {
    const fresh = await inTime(asked);
    if (fresh.ok) event.waitUntil(kept.put(name, fresh.clone()));
    return fresh;
  } catch (trouble) {
    const last = await kept.match(name, { ignoreVary: true });
    if (last) return last;
    throw trouble;
  }
}

function inTime(asked) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The server did not answer in time')), PATIENCE_MS);
    asked.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

async function file(event) {
  const kept = await caches.open(FILES);
  const known = await kept.match(event.request.url, { ignoreVary: true });
  if (known) return known;
  const fresh = await fetch(event.request);
  if (fresh.ok) event.waitUntil(kept.put(event.request.url, fresh.clone()).then(() => trim(kept)));
  return fresh;
}

async function keepAll(paths) {
  const kept = await caches.open(FILES);
  const keepOne = async (path) => {
    if (path !== '/' && path !== '/registry.json' && !isFile(path)) return;
    if (await kept.match(path, { ignoreVary: true })) return;
    // Out of the browser's own memory where it is there.
    const fresh = await fetch(path, { cache: 'force-cache', credentials: 'omit' });
    if (fresh.ok) await kept.put(path, fresh);
  };
  await Promise.allSettled(paths.map(keepOne));
  await trim(kept);
}

async function trim(kept) {
  const files = (await kept.keys()).filter(({ url }) => isFile(new URL(url).pathname));
  for (const old of files.slice(0, Math.max(0, files.length - MOST_FILES))) await kept.delete(old);
}

self.addEventListener('push', (event) => {
  const { title, body, url, tag, waiting } = readNotice(event.data);
  event.waitUntil(Promise.all([self.registration.showNotification(title, { body, tag, data: { url } }), count(waiting)]));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(ownPage(event.notification.data && event.notification.data.url)));
});

/** The number on the site's icon: entries that wait for the player. A browser may have no such number, or refuse it. */
async function count(waiting) {
  if (waiting === undefined || !('setAppBadge' in self.navigator)) return;
  try {
    await self.navigator.setAppBadge(waiting);
  } catch {
    // The notice stands all the same.
  }
}

/** Browsers insist on a notice for every push, so an unreadable one still says that something happened. */
function readNotice(data) {
  let notice = null;
  try {
    notice = data && data.json();
  } catch {
    notice = null;
  }
  const text = (name) => (notice && typeof notice[name] === 'string' && notice[name] !== '' ? notice[name] : undefined);
  const waiting = notice && Number.isInteger(notice.waiting) && notice.waiting >= 0 ? notice.waiting : undefined;
  return { title: text('title') || 'Poolhouse', body: text('body') || '', url: text('url'), tag: text('tag'), waiting };
}

/** A notice opens pages of this site only. */
function ownPage(url) {
  try {
    const page = new URL(url || '/', self.location.origin);
    return page.origin === self.location.origin ? page.href : `${self.location.origin}/`;
  } catch {
    return `${self.location.origin}/`;
  }
}

/** A tab that shows the page comes to the front; other tabs are left as they are, with whatever was typed there. */
async function open(page) {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = tabs.find((tab) => tab.url === page);
  return there ? there.focus() : self.clients.openWindow(page);
}
