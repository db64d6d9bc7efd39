import { openPage } from '../support/browser';
import { useDemo } from '../support/demo';
import { openBoard, signIn } from '../support/visit';

interface Shared {
  name: string;
  version: string;
  from: string;
  loaded: boolean;
}

/**
 * Of what keeps state or a React context the page must have one copy, the shell's; the board's parts come with the first
 * remote that draws a board. Query and the router's package live inside the kit's modules.
 */
const singles = ['react', 'react/jsx-runtime', 'react-dom', '@emotion/react', '@emotion/styled', '@poolhouse/shared-ui', '@poolhouse/shared-ui/router'];

describe('the football remote', () => {
  const demo = useDemo();

  it('is fetched when its page is wanted, not before, and shares one copy of everything with the shell', async () => {
    const { page, complaints } = await openPage(demo.browser, demo.site.url);
    const remoteFiles: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/remotes/')) remoteFiles.push(request.url());
    });
    await signIn(page, demo.site.users[0]!);
    expect(remoteFiles.filter((url) => url.endsWith('.js'))).toEqual([]);
    await page.getByRole('link', { name: 'Football' }).first().click();
    await page.getByRole('heading', { level: 1, name: /^Week \d+/ }).waitFor();
    expect(remoteFiles.some((url) => url.includes('remoteEntry'))).toBe(true);
    const ownCopies = await Promise.all([...new Set(remoteFiles)].filter((url) => url.endsWith('.js')).map(async (url) => (await fetch(url)).text()));
    expect(ownCopies.filter((code) => /__SECRET_INTERNALS|react\.transitional\.element|QueryClient|data-emotion|createBrowserRouter/.test(code))).toEqual([]);

    const shared = await page.evaluate((): Shared[] => {
      type Scope = Record<string, Record<string, { from: string; loaded?: boolean; lib?: unknown }>>;
      const { __FEDERATION__ } = window as unknown as { __FEDERATION__: { __INSTANCES__: { shareScopeMap: { default: Scope } }[] } };
      const scope = __FEDERATION__.__INSTANCES__[0]!.shareScopeMap.default;
      return Object.entries(scope).flatMap(([name, versions]) => Object.entries(versions).map(([version, { from, loaded, lib }]) => ({ name, version, from, loaded: Boolean(loaded || lib) })));
    });
    const used = shared.filter(({ loaded }) => loaded);
    for (const name of singles) expect({ name, copies: used.filter((one) => one.name === name).map(({ from }) => from) }).toEqual({ name, copies: ['shell'] });
    expect(used.filter((one) => one.name === '@poolhouse/shared-ui/board')).toHaveLength(1);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('that is down harms nobody else, and comes back with Try again', async () => {
    const { page } = await openPage(demo.browser, demo.site.url);
    await signIn(page, demo.site.users[0]!);
    await page.route('**/remotes/**', (route) => route.abort());
    await page.getByRole('link', { name: 'Football' }).first().click();
    await page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('button', { name: 'Try again' }).waitFor();

    await page.getByRole('link', { name: 'Home' }).last().click();
    await page.getByRole('heading', { name: /Welcome back/ }).waitFor();
    await page.getByRole('link', { name: 'Football' }).first().click();
    await page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor();

    await page.unroute('**/remotes/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: /^Week \d+/ }).waitFor();
    await page.context().close();
  });

  it('whose files were tampered with is not run', async () => {
    const { page } = await openPage(demo.browser, demo.site.url);
    await signIn(page, demo.site.users[0]!);
    await page.route('**/remoteEntry*.js', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `window.tampered = true;${await response.text()}` });
    });
    await page.getByRole('link', { name: 'Football' }).first().click();
    await page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor();
    await expect(page.evaluate(() => 'tampered' in window)).resolves.toBe(false);
    await page.context().close();
  });

  it('opens straight from its address', async () => {
    const { page, complaints } = await openPage(demo.browser, demo.site.url);
    await signIn(page, demo.site.users[0]!);
    await openBoard(page);
    await expect(page.title()).resolves.toMatch(/Football/);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
