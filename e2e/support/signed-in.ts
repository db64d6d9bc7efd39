import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';
import { openPage, type WatchedPage } from './browser';
import type { Account } from './call';
import { signIn } from './visit';

/** A browser, and the site that it goes to. */
interface Where {
  browser: Browser;
  site: { readonly url: string; readonly fresh?: boolean };
}

/** What a browser keeps of a sign-in. */
export type State = Awaited<ReturnType<BrowserContext['storageState']>>;
type Kept = Record<string, State['origins'][number]['localStorage']>;

/** Signs in by the form, in a browser of its own that is closed again. */
export async function signInByForm(browser: Browser, url: string, who: Account): Promise<State> {
  const { page } = await openPage(browser, url);
  await signIn(page, who);
  const state = await page.context().storageState();
  await page.context().close();
  return state;
}

/** Signs players of the demo in before the tests, since each site begins as a copy that knows their devices. */
export async function signInForAll(browser: Browser, url: string, players: readonly Account[]): Promise<string> {
  const kept: Kept = {};
  for (const who of players) kept[who.username] = (await signInByForm(browser, url, who)).origins.flatMap((one) => one.localStorage);
  return JSON.stringify(kept);
}

/** What the browser of a player of the demo keeps; on a fresh site, or as somebody else than those of `signInForAll`, they sign in now. */
export async function signedIn({ browser, site }: Where, who: Account): Promise<State> {
  const kept = site.fresh ? undefined : (JSON.parse(process.env.E2E_SIGNED_IN ?? '{}') as Kept)[who.username];
  return kept ? { cookies: [], origins: [{ origin: site.url, localStorage: kept }] } : signInByForm(browser, site.url, who);
}

/** A page in a browser in which a player has signed in before; it shows nothing yet. */
export async function openAs(where: Where, who: Account, options: BrowserContextOptions = {}): Promise<WatchedPage> {
  return openPage(where.browser, where.site.url, { storageState: await signedIn(where, who), ...options });
}
