import type { Page } from '@playwright/test';
import { EVENING, openLive, SECOND } from '../../support/auction';
import { axeViolations } from '../../support/axe';
import { useDemo } from '../../support/demo';
import { openAs } from '../../support/signed-in';
import { expect, test } from '../../support/test';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
/** What a browser says by itself of a server that is away, or of a bid that came second. */
const AWAY = /net::ERR|Failed to load resource|Failed to fetch/;
const [BIDDERS, LOTS] = [['priya', 'gus', 'marcus', 'theo', 'ingrid', 'dana', 'walt'], 64];

test.describe('the live auction', () => {
  const demo = useDemo(undefined, 'auction');
  const user = (username: string) => ({ username, password: demo.site.welcome.demo!.password });
  const api = <K extends 'POST bbauction/update_config' | 'POST bbauction/settings' | 'POST bbauction/bid'>(
    name: string,
    key: K,
    body: object,
  ) => demo.site.call(user(name), key, { body: { ...SECOND, ...body } as never });
  const room = (name = 'casey') => demo.site.call(user(name), 'GET bbauction/auction_data', { query: SECOND });
  const block = async () => (await room()).block.data[0]!;
  const sold = async () => (await room()).config.data[0]!.sold;
  const next = async () => (await api('casey', 'POST bbauction/update_config', { current_team: 0 })).current_team;

  async function enter(name: string, options = {}) {
    const watched = await openAs(demo, user(name), options);
    await openLive(watched.page);
    return watched;
  }
  /** Waits until a page shows what the auction's own figure says. */
  const shows = (page: Page, count: number) => page.getByText(`${count} of ${LOTS} teams sold`).waitFor({ timeout: 20_000 });

  /** Owners with what they paid, as a page tells them. */
  async function ownersOn(page: Page): Promise<string[]> {
    const tab = page.getByRole('tab', { name: 'Owners' });
    if (await tab.count()) await tab.click();
    const rows = page.getByRole('table', { name: 'Owners' }).getByRole('row');
    const texts = await rows.evaluateAll((all) => all.slice(1).map((row) => [...row.children].map((cell) => cell.textContent).join(' ')));
    return texts.map((text) => /^(\w+ \w+).*?(\$[\d,]+)/.exec(text.replace(/You/i, ''))!.slice(1).join(' ')).sort();
  }

  /** Sells a lot as the room would: three bid, the administrator writes the last one down. */
  async function sellOne(n: number): Promise<void> {
    const lot = await next();
    for (const [at, name] of [0, 1, 2].map((by) => BIDDERS[(n + by) % BIDDERS.length]!).entries())
      await api(name, 'POST bbauction/bid', { lot, amount: at + 1 }).catch(() => null);
    const { high, high_id: id } = await block();
    await demo.site.call(user('casey'), 'GET bbauction/buy_team', { query: { ...SECOND, owner: String(id), team_id: lot, price: high } });
  }

  test('is the same on three screens after bids, a pause, an undo, a killed server and a phone without a network', async () => {
    await demo.site.moveClock(EVENING);
    await api('casey', 'POST bbauction/settings', { clock_open: 15, clock_reset: 4, auto_next: 0, budget: 400 });
    const screens = [await enter('casey'), await enter('priya'), await enter('rusty', phone)];
    const [desk, priya, rusty] = screens.map(({ page }) => page) as [Page, Page, Page];
    const before = await sold();
    await expect(desk.getByRole('form', { name: 'Settings of the auction' })).toBeVisible();
    expect(await axeViolations(desk)).toEqual([]);

    await desk.getByRole('button', { name: 'Resume' }).click();
    await desk.getByRole('button', { name: 'Next Team' }).click();
    await rusty.getByRole('button', { name: 'Bid $1', exact: true }).click();
    await priya.getByRole('button', { name: 'Bid $2', exact: true }).click();
    await expect(rusty.getByRole('button', { name: 'Bid $3', exact: true })).toBeVisible();
    await expect(priya.getByRole('button', { name: 'You are the high bidder' })).toBeVisible();
    await desk.getByRole('textbox', { name: 'Reason, for Undo and Pause' }).fill('Pizza is here');
    await desk.getByRole('button', { name: 'Pause' }).click();
    await expect(rusty.getByRole('button', { name: 'Paused', exact: true })).toBeVisible();
    await desk.getByRole('button', { name: 'Resume' }).click();
    await desk.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(rusty.getByRole('button', { name: 'You are the high bidder' })).toBeVisible();
    await priya.getByRole('button', { name: 'Bid $2', exact: true }).click();
    await rusty.context().setOffline(true);
    await shows(priya, before + 1);
    await shows(desk, before + 1);

    for (let n = before + 1; n < LOTS - 8; n += 1) await sellOne(n);
    const lot = await next();
    await priya.getByRole('button', { name: 'Bid $1', exact: true }).click();
    await expect(priya.getByRole('button', { name: 'You are the high bidder' })).toBeVisible();
    await demo.site.crash();
    expect(await block()).toMatchObject({ lot, high: 1 });
    // A lot whose clock ran while the site was away is not sold: the room pauses, and the auctioneer goes on.
    await expect(desk.getByRole('button', { name: 'Resume' })).toBeVisible({ timeout: 30_000 });
    await demo.site.call(user('casey'), 'POST bbauction/resume', { body: SECOND });
    await shows(priya, LOTS - 7);
    await rusty.context().setOffline(false);
    await shows(rusty, LOTS - 7);
    for (let n = await sold(); n < LOTS; n += 1) await sellOne(n);

    for (const page of [desk, priya, rusty]) await expect(page.getByText('All teams are sold.')).toBeVisible({ timeout: 20_000 });
    const { owners, config, all_teams: teams } = await room();
    const paid = owners.data.map(({ Name, TotalPaid }) => `${Name} $${TotalPaid}`).sort();
    for (const page of [desk, priya, rusty]) {
      await shows(page, LOTS);
      expect(await ownersOn(page)).toEqual(paid);
    }
    expect(teams.data.reduce((sum, { Price }) => sum + Price!, 0)).toBe(config.data[0]!.Pot);
    for (const { complaints } of screens) expect(complaints.filter((words) => !AWAY.test(words))).toEqual([]);
  });
});
