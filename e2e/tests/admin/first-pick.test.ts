import type { Browser } from 'playwright-core';
import { launch, openPage } from '../../support/browser';
import { EmptySite } from '../../support/empty-site';
import { madeSeason } from '../../support/made-season';
import { countPresses, pressesOn } from '../../support/presses';
import { makeFirstAdmin, setUpPool } from '../../support/set-up-pool';

const games = {
  name: 'games.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(madeSeason({ season: 2026, firstSunday: '2026-09-13', weeks: 18 })),
};
/** What choosing a file takes: the press that opens the list. */
const FILE = 1;
const MOST_PRESSES = 12;
const MOST_MS = 180_000;

describe('from an empty site to the first pick', () => {
  let browser: Browser;
  let site: EmptySite | undefined;
  beforeAll(async () => {
    browser = await launch();
  });
  afterEach(() => site?.stop());
  afterAll(() => browser.close());

  it.each([
    ['at a desk', { viewport: { width: 1440, height: 900 } }],
    ['on a phone', { viewport: { width: 390, height: 844 }, hasTouch: true }],
  ])(
    'takes at most 12 presses and 3 minutes %s, and a friend is in by the link',
    async (_where, device) => {
      site = await EmptySite.start('2026-09-08T16:00:00Z');
      const { page, complaints } = await openPage(browser, site.url, device);
      await countPresses(page.context());
      const began = performance.now();
      await makeFirstAdmin(page, site.firstAdmin);
      const invitation = await setUpPool(page, { name: 'Oak Street Pool', season: 2026, games });
      await page.getByRole('link', { name: 'Make your first pick' }).click();
      await page
        .getByRole('button', { name: /^Bills/ })
        .first()
        .click();
      await page.getByRole('button', { name: 'Submit Picks' }).first().click();
      await page.getByText('Success', { exact: true }).waitFor();
      const presses = (await pressesOn(page)) + FILE;
      const took = performance.now() - began;
      expect(presses).toBeLessThanOrEqual(MOST_PRESSES);
      expect(took).toBeLessThan(MOST_MS);
      // The count counts: less than this cannot have led here.
      expect(presses).toBeGreaterThanOrEqual(6);
      expect(complaints).toEqual([]);
      await page.context().close();

      const friend = await openPage(browser, site.url, device);
      await friend.page.goto(invitation);
      await friend.page.getByRole('heading', { level: 1, name: 'Join Oak Street Pool' }).waitFor();
      expect(new URL(friend.page.url()).hash).toBe('');
      await friend.page.getByRole('textbox', { name: 'Your name' }).fill('Marge');
      await friend.page.getByRole('textbox', { name: 'Name of your entry' }).fill('Turf Toe');
      await friend.page.getByRole('textbox', { name: 'E-mail' }).fill('marge@example.com');
      await friend.page.getByLabel('Password', { exact: true }).fill('a word');
      await friend.page.getByRole('button', { name: 'Join', exact: true }).click();
      await friend.page.getByRole('button', { name: 'Submit Picks' }).first().waitFor();
      await friend.page.getByText('Oak Street Pool').first().waitFor();
      await friend.page.goto('/ad');
      await friend.page
        .getByText(/administrator/i)
        .first()
        .waitFor();
      await expect(friend.page.getByRole('tab').count()).resolves.toBe(0);
      await friend.page.context().close();
    },
    120_000,
  );
});
