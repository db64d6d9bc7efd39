import { openPage } from '../support/browser';
import { Catalogue } from '../support/catalogue';
import { expectPicture } from '../support/pictures';
import { expect, test } from '../support/test';

/** When the stories happen; shared-ui/src/testing/story-data.ts. */
const NOW = new Date('2026-11-15T21:20:00Z');
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

/** What opens over the page is drawn alone. */
const SHEETS = [
  'Chips',
  'Desk',
  'Feedback',
  'Forms of the desk',
  'Games',
  'Heads',
  'Logs of contests',
  'Moments',
  'My season',
  'Pages',
  'People',
  'Recap',
  'Screens and forms',
  'Season',
  'Smack',
  'Sweat',
  'Tables',
  'Tables/ResultGrid',
  'To take away',
  'What if',
];
const ALONE = ['Dialog/Short', 'Dialog/Tall'];

/** Those that look otherwise at a desk, in the dark. */
const AT_A_DESK = ['Heads', 'Pages', 'Dialog/Short'];

test.describe('the kit’s catalogue', () => {
  let catalogue: Catalogue;
  test.beforeAll(async () => void (catalogue = await Catalogue.open()));
  test.afterAll(() => catalogue?.close());

  const fileOf = (show: string) => `kit-${show.toLowerCase().replaceAll(/\W+/g, '-')}`;

  test('has a picture of every file of stories', async ({ browser }) => {
    const { page } = await openPage(browser, catalogue.url);
    await page.goto('/');
    const titles = await page.getByRole('navigation', { name: 'Stories' }).locator('summary').allTextContents();
    expect(titles).toEqual([...new Set([...SHEETS, ...ALONE.map((id) => id.split('/')[0]!)])].sort());
  });

  for (const [shows, viewport, colorScheme] of [
    [[...SHEETS, ...ALONE], PHONE, 'light'],
    [AT_A_DESK, DESK, 'dark'],
  ] as const)
    for (const show of shows)
      test(`${show} looks as its picture at ${viewport.width} px, ${colorScheme}`, async ({ browser }) => {
        const { page, complaints } = await openPage(browser, catalogue.url, { viewport, colorScheme });
        await page.clock.setFixedTime(NOW);
        await page.goto(`/?show=${encodeURIComponent(show)}`);
        const whole = !ALONE.includes(show);
        await expect(whole ? page.locator('[data-story]').first() : page.getByRole('dialog')).toBeVisible();
        await expectPicture(page, `${fileOf(show)}-${viewport.width}-${colorScheme}`, { whole });
        expect(complaints).toEqual([]);
      });
});
