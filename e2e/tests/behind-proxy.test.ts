import { chromium, type Browser } from '@playwright/test';
import { giveAuthenticator } from '../support/authenticator';
import { openPage } from '../support/browser';
import { Caddy, haveCaddy } from '../support/caddy';
import { launchOptions } from '../support/chromium';
import { keptOffline } from '../support/kept';
import { Site } from '../support/site';
import { expect, test } from '../support/test';
import { inTurn } from '../support/turn';
import { fillSignIn, openBoard, signIn } from '../support/visit';

/** What TLS, HTTP/2 and a proxy between could change: the site by itself is what all other tests look at. */
const WAYS = ['by itself', 'behind Caddy'] as const;

test.describe('a site behind Caddy, as deploy/Caddyfile has it', () => {
  test.skip(!haveCaddy, 'caddy or openssl missing on this machine');
  test.skip(!inTurn(WAYS).includes('behind Caddy'), 'has its turn with the next commit');
  let caddy: Caddy;
  let site: Site;
  let browser: Browser;
  test.beforeAll(async () => {
    caddy = await Caddy.make();
    site = await Site.start({ POOLHOUSE_URL: caddy.url, POOLHOUSE_PROXY: 'loopback' });
    await caddy.start(site.url);
    // A browser that is only told to overlook a certificate has neither passkeys nor a worker.
    const trust = `--ignore-certificate-errors-spki-list=${caddy.fingerprint}`;
    browser = await chromium.launch({ ...launchOptions, args: [...launchOptions.args, trust] });
  });
  test.afterAll(async () => {
    await browser?.close();
    await site?.stop();
    await caddy?.stop();
  });

  test('signs in with a passkey, streams what changes, and opens without a network', async () => {
    // Not who administers the demo: whoever has a passkey calls nothing by password any more.
    const user = site.users.at(-1);
    const { page, complaints } = await openPage(browser, caddy.url, { serviceWorkers: 'allow' });
    const authenticator = await giveAuthenticator(page);
    await signIn(page, user!);
    const first = await page.request.get(`${caddy.url}/`, { ignoreHTTPSErrors: true });
    expect(first.headers()['strict-transport-security']).toBe('max-age=31536000');
    const protocol = () =>
      page.evaluate(() => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).nextHopProtocol);
    expect(await protocol()).toBe('h2');

    await page.goto('/accountsettings');
    const panel = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Passkeys' }) });
    await panel.getByRole('button', { name: 'Add a passkey' }).click();
    await panel.getByRole('textbox', { name: 'Name' }).fill('Test browser');
    await panel.getByLabel('Your password').fill(user!.password);
    await panel.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(panel.getByText('Your recovery codes')).toBeVisible();
    expect(await authenticator.credentials()).toHaveLength(1);
    await page.evaluate(() => localStorage.removeItem('auth2'));
    await page.goto('/');
    await fillSignIn(page, user!);
    await page.getByRole('button', { name: 'Use your passkey' }).click();
    await expect(page.getByRole('heading', { name: new RegExp(`^Welcome( back)?, ${user!.username}$`) })).toBeVisible();

    const stream = page.waitForResponse(/\/api\/v1\/live/);
    await openBoard(page);
    expect((await stream).status()).toBe(200);
    const admin = await site.admin();
    const { ID, team1, team2, score1, score2 } = (await site.call(admin, 'GET football/pagedata')).scores.data.find(
      (game) => game.inProgress === 1,
    )!;
    const after = (score1 ?? 0) + 3;
    await site.call(admin, 'POST ad/set_game', { body: { id: ID, state: 'in_progress', score1: after, score2: score2 ?? 0 } });
    // Long before the page would ask by itself.
    const card = page.getByRole('article', { name: `${team1} at ${team2}` });
    await expect(card.getByText(String(after), { exact: true })).toBeVisible({ timeout: 10_000 });

    await keptOffline(page, site.url);
    await page.context().setOffline(true);
    await page.reload();
    await expect(page.getByText(/Can't reach Poolhouse\. Showing/)).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Week \d+ Scores$/ })).toBeVisible();
    // A sign-in by password that wants the passkey as well, and what was asked for without a network.
    expect(complaints.filter((one) => !/\/na\/signin\)$|ERR_INTERNET_DISCONNECTED/.test(one))).toEqual([]);
  });
});
