import type { Snapshot } from '../api/snapshot.types';

/** Where the browser keeps the last pages of whoever is signed in, so that they can be looked at without a network. */
const STORE = 'poolhouse-pages';
const MOST_PAGES = 12;
/** A page that changes all the time is written now and then. */
const WRITE_EVERY_MS = 15_000;

const written = new Map<string, number>();
const addressOf = (hash: string) => `/kept/${encodeURIComponent(hash)}`;
/** Browsers have it on encrypted sites alone. */
const store = () => (typeof caches === 'undefined' ? null : caches.open(STORE));
const NOTHING: ReadonlySet<string> = new Set();

/** Keeps a page as it was read. @param hash of the page, with the player's name in it */
export async function keepPage(hash: string, { data, readAt }: Snapshot): Promise<void> {
  const now = Date.now();
  if (now - (written.get(hash) ?? -WRITE_EVERY_MS) < WRITE_EVERY_MS) return;
  written.set(hash, now);
  try {
    const kept = await store();
    if (!kept) return;
    const address = addressOf(hash);
    await kept.delete(address);
    await kept.put(address, new Response(JSON.stringify({ data, readAt })));
    const known = await kept.keys();
    await Promise.all(known.slice(0, Math.max(0, known.length - MOST_PAGES)).map((old) => kept.delete(old)));
  } catch {
    // A full disk or a private window keeps nothing; the page itself is none the worse.
  }
}

/** The page as it was last kept; null where it is not. */
export async function keptPage(hash: string): Promise<Snapshot | null> {
  try {
    const answer = await (await store())?.match(addressOf(hash));
    const page = answer && ((await answer.json()) as Partial<Snapshot>);
    if (!page || typeof page.data !== 'object' || typeof page.readAt !== 'number') return null;
    return { data: page.data, readAt: page.readAt, delta: null, changed: NOTHING };
  } catch {
    return null;
  }
}

/** Nothing of a player stays in the browser once they have signed out. */
export function forgetPages(): void {
  written.clear();
  if (typeof caches !== 'undefined') void caches.delete(STORE).catch(() => undefined);
}
