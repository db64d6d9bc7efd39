import type { Page } from '@playwright/test';
import { ENDED, EVENING, openLive, SECOND } from '../../support/auction';
import { looksOf } from '../../support/looks';
import { MARCH } from '../../support/squares';
import { expect } from '../../support/test';

/** A call of somebody else's, while the player looks. */
async function as(page: Page, name: string, path: string, body: object): Promise<void> {
  const authorization = `Basic ${Buffer.from(`${name}:poolhouse`).toString('base64')}`;
  // Not by the page itself, which may go elsewhere meanwhile.
  const status = (await page.request.post(`/api/v1/${path}`, { headers: { authorization }, data: body })).status();
  if (status !== 200) throw new Error(`${path} was answered with ${status}`);
}

const clock = (page: Page, to: number, rate: number) => as(page, 'casey', 'practice/clock', { now: new Date(to).toISOString(), rate });

/** The second auction, a team up and a bid standing, its clock long enough to look. */
async function bidding(page: Page): Promise<void> {
  await page.goto('/');
  await clock(page, EVENING, 0);
  await as(page, 'casey', 'bbauction/settings', { ...SECOND, clock_open: 600 });
  // At the next width the team is up already.
  await as(page, 'casey', 'bbauction/update_config', { ...SECOND, current_team: 0 }).catch(() => undefined);
  await openLive(page);
  await expect(page.getByRole('timer')).toBeVisible();
}

/** The first auction once the final has been played. */
async function ended(page: Page): Promise<void> {
  await page.goto('/');
  await clock(page, ENDED, 0);
  // The page is read once, and the clock has gone on before the results have.
  await expect(async () => {
    await page.goto('/bbauction/recap?year=2026&group=1');
    await page.getByRole('region', { name: 'Won the auction' }).waitFor({ timeout: 3000 });
  }).toPass();
}

looksOf(
  'Auction',
  [
    {
      name: 'auction',
      picture: true,
      open: async (page) => {
        await page.goto('/');
        await clock(page, MARCH, 0);
        await page.goto('/bbauction?year=2026&group=1');
        await expect(page.getByRole('heading', { level: 1, name: 'NCAA Auction 2026' })).toBeVisible();
        await expect(page.getByRole('table', { name: 'Standings' })).toBeVisible();
        await expect(page.getByRole('paragraph').filter({ hasText: /^Your chance to end in profit.*%$/ })).toBeVisible();
      },
    },
    {
      name: 'auctionchances',
      open: (page) =>
        page
          .goto('/bbauction/chances?year=2026&group=1')
          .then(() => page.getByRole('table', { name: 'What the next games mean to you' }).waitFor()),
    },
    {
      name: 'auctionrecap',
      open: (page) => page.goto('/bbauction/recap?year=2026&group=1').then(() => page.getByRole('list', { name: /^The race/ }).waitFor()),
    },
    { name: 'auctionended', open: ended },
    { name: 'auctionlive', open: bidding },
    {
      name: 'auctionpresenter',
      open: (page) =>
        page
          .goto(`/bbauction/auction?year=2026&group=2&view=presenter`)
          .then(() => page.getByRole('heading', { level: 1, name: /Pot/ }).waitFor()),
    },
    {
      name: 'auctionrules',
      open: (page) =>
        page.goto('/bbauction/rules?year=2026&group=1').then(() => page.getByRole('heading', { name: 'How it is played' }).waitFor()),
    },
  ],
  undefined,
  'auction',
);
