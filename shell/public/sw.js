/**
 * Shows notices while no page is open, and opens their page when pressed. It answers no fetch: pages and scores always come from
 * the server.
 */
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => {
  const { title, body, url, tag } = readNotice(event.data);
  event.waitUntil(self.registration.showNotification(title, { body, tag, data: { url } }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(ownPage(event.notification.data && event.notification.data.url)));
});

/** Browsers insist on a notice for every push, so an unreadable one still says that something happened. */
function readNotice(data) {
  let notice = null;
  try {
    notice = data && data.json();
  } catch {
    notice = null;
  }
  const text = (name) => (notice && typeof notice[name] === 'string' && notice[name] !== '' ? notice[name] : undefined);
  return { title: text('title') || 'Poolhouse', body: text('body') || '', url: text('url'), tag: text('tag') };
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
