import type { Locator, Page } from '@playwright/test';
import { openPage } from '../support/browser';
import { useDemo } from '../support/demo';
import { registered, registeredRemotes } from '../support/remote-files';
import { openAs } from '../support/signed-in';
import { expect, test } from '../support/test';
import { signIn } from '../support/visit';

interface Share {
  key: string;
  version: string;
  from: string;
  loaded: boolean;
}

/** Everything that any part of the page offers to share. */
const shares = (page: Page): Promise<Share[]> =>
  page.evaluate(() => {
    type Scope = Record<string, Record<string, { from: string; loaded?: boolean; lib?: unknown }>>;
    const { __FEDERATION__ } = window as unknown as { __FEDERATION__: { __INSTANCES__: { shareScopeMap: { default: Scope } }[] } };
    const scopes = [...new Set(__FEDERATION__.__INSTANCES__.map(({ shareScopeMap }) => shareScopeMap.default))];
    return scopes.flatMap((scope) =>
      Object.entries(scope ?? {}).flatMap(([key, versions]) =>
        Object.entries(versions).map(([version, { from, loaded, lib }]) => ({ key, version, from, loaded: Boolean(loaded || lib) })),
      ),
    );
  });

/** Marks that only the packages themselves carry: React, React DOM, emotion, Query, the router, MUI's buttons. */
const ownCopies =
  /__SECRET_INTERNALS|__CLIENT_INTERNALS|react\.transitional\.element|QueryClient|data-emotion|createBrowserRouter|MuiButtonBase/;

const kit = (...entries: string[]) => entries.map((entry) => `@poolhouse/shared-ui${entry}`);
const fromTheStart = ['react', 'react/jsx-runtime', 'react-dom', '@emotion/react', '@emotion/styled', ...kit('', '/router', '/core')];
const whenWanted = kit('/board', '/data', '/season');

test.describe('shell and contests on one page', () => {
  const demo = useDemo();

  test('share one copy of everything, the shell’s, and break no rule of the page', async () => {
    const { page, complaints } = await openPage(demo.browser, demo.site.url);
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { violations: seen });
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        seen.push(`${violatedDirective} ${blockedURI}`),
      );
    });
    const scripts = new Set<string>();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/remotes/')) scripts.add(pathname);
    });
    await signIn(page, demo.site.users[0]!);
    expect([...scripts]).toEqual([]);

    // The pages are opened by links, so that all of it happens in one document.
    await page.getByRole('link', { name: 'Football' }).first().click();
    await expect(page.getByRole('heading', { name: /Week \d+ Scores/ })).toBeVisible();
    await page.getByRole('link', { name: 'Season' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: /Season/ })).toBeVisible();
    await page.getByRole('link', { name: 'Make picks' }).first().click();
    await page.getByRole('button', { name: 'Random Picks!' }).click();
    await page.getByRole('link', { name: 'Board' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByRole('heading', { name: /Week \d+ Scores/ })).toBeVisible();
    await page.getByRole('link', { name: 'Underdogs' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Underdogs' })).toBeVisible();

    const loaded = (await shares(page)).filter((share) => share.loaded);
    const copies = (key: string) => ({ key, copies: loaded.filter((share) => share.key === key).map(({ from }) => from) });
    for (const key of fromTheStart) expect(copies(key)).toEqual({ key, copies: ['shell'] });
    // What comes later is labelled with the app that wanted it first, but it is the shell's: no app has fetched a copy of its own.
    for (const key of whenWanted) expect(copies(key).copies).toHaveLength(1);
    for (const { key } of loaded) expect(copies(key).copies).toHaveLength(1);
    const remotes = await Promise.all(['mf-football', 'mf-underdogs'].map((id) => registered(demo.site.url, id)));
    const fallbacks = remotes.flatMap(({ base, fallback = [] }) => fallback.map((file) => base + file));
    expect(fallbacks.length).toBeGreaterThan(0);
    expect(fallbacks.filter((path) => scripts.has(path))).toEqual([]);

    const code = await Promise.all(
      [...scripts]
        .filter((path) => path.endsWith('.js'))
        .map(async (path) => ({ path, text: await (await fetch(demo.site.url + path)).text() })),
    );
    expect(code.length).toBeGreaterThan(4);
    expect(code.filter(({ text }) => ownCopies.test(text)).map(({ path }) => path)).toEqual([]);
    // What the runtime would ask by itself: its manifests poison a remote for the session when they answer with an error.
    expect([...scripts].filter((path) => path.endsWith('.json'))).toEqual([]);
    expect(await page.evaluate(() => (window as unknown as { violations: string[] }).violations)).toEqual([]);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('draw MUI in one theme: a contest’s button has the shell’s colour, not MUI’s', async () => {
    const { page } = await openAs(demo, demo.site.users[0]!);
    await page.goto('/');
    const colour = (button: Locator) =>
      button.evaluate((element) => ({
        mui: element.className.includes('MuiButton-root'),
        font: getComputedStyle(element).fontFamily,
        text: getComputedStyle(element).color,
        ground: getComputedStyle(element).backgroundColor,
      }));
    const shells = page.getByRole('button', { name: 'Sign Out' });
    const expected = await colour(shells);
    await page.goto('/football/makepicks');
    const contests = page.getByRole('button', { name: 'Random Picks!' });
    await expect(contests).toBeVisible();
    expect(expected.mui).toBe(true);
    expect(await colour(contests)).toEqual(expected);
    await page.context().close();
  });

  test('do without a remote that nobody wants: the shell starts while all of them are gone', async () => {
    const { page } = await openAs(demo, demo.site.users[0]!);
    await page.route('**/remotes/**', (route) => route.abort());
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Football' }).first()).toBeVisible();
    await page.context().close();
  });

  test('have one router: back and forward lead through shell and contest alike', async () => {
    const { page } = await openAs(demo, demo.site.users[0]!);
    await page.goto('/');
    await page.getByRole('link', { name: 'Football' }).first().click();
    await expect(page.getByRole('heading', { name: /Week \d+ Scores/ })).toBeVisible();
    await page.getByRole('link', { name: 'Rules' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: /Rules/ })).toBeVisible();
    await page.getByRole('link', { name: 'Underdogs' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Underdogs' })).toBeVisible();
    for (const path of ['/football/rules', '/football', '/']) {
      await page.goBack();
      await page.waitForURL(`**${path}`);
    }
    await expect(page.getByRole('heading', { name: /^Welcome( back)?, / })).toBeVisible();
    await page.goForward();
    await expect(page.getByRole('heading', { name: /Week \d+ Scores/ })).toBeVisible();
    await page.context().close();
  });

  test('fetch each script of a contest once, checked, though it is fetched ahead', async () => {
    const { page } = await openAs(demo, demo.site.users[0]!);
    await page.goto('/');
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/^\/(remotes|assets)\/.*\.js$/.test(pathname)) asked.push(pathname);
    });
    await page.getByRole('link', { name: 'Football' }).first().hover();
    await page.getByRole('link', { name: 'Football' }).first().click();
    await expect(page.getByRole('heading', { name: /Week \d+ Scores/ })).toBeVisible();
    expect(asked.filter((path, i) => asked.indexOf(path) !== i)).toEqual([]);
    // Of other contests as well, where the pointer crosses their links.
    const hashes = new Map(
      (await registeredRemotes(demo.site.url)).flatMap(({ base, files }) =>
        Object.entries(files).map(([file, hash]) => [base + file, hash] as const),
      ),
    );
    const links = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=script][href*="/remotes/"]')].map(({ href, integrity }) => ({
        path: new URL(href).pathname,
        integrity,
      })),
    );
    expect(links.filter(({ path }) => path.includes('/mf-football/')).length).toBeGreaterThan(1);
    expect(links).toEqual(links.map(({ path }) => ({ path, integrity: hashes.get(path) })));
    await page.context().close();
  });
});
