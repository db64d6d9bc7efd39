import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { axeViolations } from '../support/axe';
import { openPage } from '../support/browser';
import { joinLink } from '../support/join-link';
import { useDemo } from '../support/demo';
import { openUnderdogs } from '../support/underdogs';
import { openBoard, openWins, signIn } from '../support/visit';

const folder = join(__dirname, '../screenshots');

/** Axe reads every element of a part's screens; a busy machine needs time for it. */
const AXE_MS = 90_000;

interface Screen {
  name: string;
  open(page: Page): Promise<unknown>;
}

/** Each contest's screens, and the shell's own. */
const parts: { part: string; screens: Screen[] }[] = [
  {
    part: 'the shell',
    screens: [
      { name: 'home', open: (page) => page.goto('/').then(() => page.getByRole('heading', { name: 'Next locks' }).waitFor()) },
      {
        name: 'accountmenu',
        open: (page) =>
          page
            .getByRole('button', { name: /^Account of / })
            .click()
            .then(() => page.getByRole('menu', { name: 'Account' }).waitFor()),
      },
      {
        name: 'accountsettings',
        open: (page) => page.goto('/accountsettings').then(() => page.getByText('This device', { exact: true }).waitFor()),
      },
    ],
  },
  {
    part: 'football',
    screens: [
      { name: 'football', open: (page) => openBoard(page) },
      {
        name: 'makepicks',
        open: (page) => page.goto('/football/makepicks').then(() => page.getByRole('button', { name: 'Submit Picks' }).first().waitFor()),
      },
      {
        name: 'season',
        open: (page) => page.goto('/football/season').then(() => page.getByRole('list', { name: /season's race/ }).waitFor()),
      },
      {
        name: 'history',
        open: (page) =>
          openBoard(page)
            .then(() => page.locator('#overall a').first().click())
            .then(() => page.getByRole('table', { name: 'Yearly Results' }).waitFor()),
      },
      {
        name: 'alltime',
        open: (page) => page.goto('/football/alltime').then(() => page.getByRole('columnheader', { name: 'Win %' }).waitFor()),
      },
      { name: 'rules', open: (page) => page.goto('/football/rules').then(() => page.getByRole('heading', { name: 'The pot' }).waitFor()) },
    ],
  },
  {
    part: 'NFL wins',
    screens: [
      { name: 'footballwins', open: (page) => openWins(page) },
      {
        name: 'winsseason',
        open: (page) => page.goto('/footballwins/season').then(() => page.getByRole('list', { name: /season's race/ }).waitFor()),
      },
      {
        name: 'winsdraft',
        open: (page) => page.goto('/footballwins/draft').then(() => page.getByRole('grid', { name: 'Draft board' }).waitFor()),
      },
      {
        name: 'winsrules',
        open: (page) => page.goto('/footballwins/rules').then(() => page.getByRole('heading', { name: 'Pot', exact: true }).waitFor()),
      },
    ],
  },
  {
    part: 'Underdogs',
    screens: [
      { name: 'underdogs', open: (page) => openUnderdogs(page) },
      {
        name: 'dogsasked',
        open: (page) =>
          page
            .locator('#mypick')
            .getByRole('button', { name: /^Bills/ })
            .click()
            .then(() => page.getByText(/A win is a W/).waitFor()),
      },
      {
        name: 'dogsseason',
        open: (page) => page.goto('/underdogs/season').then(() => page.getByRole('list', { name: /season's race/ }).waitFor()),
      },
      {
        name: 'dogsrules',
        open: (page) => page.goto('/underdogs/rules').then(() => page.getByRole('heading', { name: 'W, C and L' }).waitFor()),
      },
    ],
  },
];

/** Screens of somebody who is not signed in; `link` leads to a link that works. */
const openScreens: { name: string; open(page: Page, link: string): Promise<unknown> }[] = [
  { name: 'signin', open: (page) => page.goto('/').then(() => page.getByRole('textbox', { name: 'Username' }).waitFor()) },
  { name: 'setpassword', open: (page, link) => page.goto(link).then(() => page.getByLabel('Password', { exact: true }).waitFor()) },
  {
    name: 'deadlink',
    open: (page) => page.goto('/setpassword?guid=nobody&user=Nobody&mode=join').then(() => page.getByRole('alert').waitFor()),
  },
];

const sizes = [
  { width: 390, height: 844, hasTouch: true },
  { width: 768, height: 1024, hasTouch: true },
  { width: 1440, height: 900, hasTouch: false },
];

/** Pictures for people, where they are asked for: `SCREENSHOTS=1`. */
async function shoot(page: Page, name: string): Promise<void> {
  if (process.env.SCREENSHOTS) await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
}

async function scrollsSideways(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
}

describe('every screen', () => {
  const demo = useDemo();
  let storage: Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>;
  beforeAll(async () => {
    mkdirSync(folder, { recursive: true });
    const { page } = await openPage(demo.browser, demo.site.url);
    await signIn(page, demo.site.users[0]!);
    storage = await page.context().storageState();
    await page.context().close();
  });

  const combinations = (['light', 'dark'] as const).flatMap((theme) => sizes.map((size) => ({ theme, ...size })));
  describe.each(parts)('of $part', ({ screens }) => {
    it.each(combinations)(
      'in the $theme theme at $width px is drawn without a complaint, and axe finds nothing',
      async ({ theme, width, height, hasTouch }) => {
        const { page, complaints } = await openPage(demo.browser, demo.site.url, {
          viewport: { width, height },
          hasTouch,
          storageState: storage,
          reducedMotion: 'reduce',
        });
        await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
        for (const screen of screens) {
          await screen.open(page);
          await page.evaluate(() => document.fonts.ready);
          await expect(page.evaluate(() => document.documentElement.getAttribute('data-theme'))).resolves.toBe(theme);
          await shoot(page, `${screen.name}-${width}-${theme}`);
          expect({ screen: screen.name, violations: await axeViolations(page) }).toEqual({ screen: screen.name, violations: [] });
          expect({ screen: screen.name, sideways: await scrollsSideways(page) }).toEqual({ screen: screen.name, sideways: false });
        }
        expect(complaints).toEqual([]);
        await page.context().close();
      },
      AXE_MS,
    );

    it('fits a phone of 360 px', async () => {
      const { page } = await openPage(demo.browser, demo.site.url, {
        viewport: { width: 360, height: 740 },
        hasTouch: true,
        storageState: storage,
      });
      for (const screen of screens) {
        await screen.open(page);
        expect({ screen: screen.name, sideways: await scrollsSideways(page) }).toEqual({ screen: screen.name, sideways: false });
      }
      await page.context().close();
    });
  });

  it('greets a guest the same in both themes', async () => {
    await demo.site.call(await demo.site.admin(), 'GET ad/adduser', { query: { email: 'nina@example.org', name: 'Nina' } });
    const link = await joinLink(demo.site, 'nina@example.org');
    for (const theme of ['light', 'dark']) {
      for (const { width, height } of sizes) {
        const { page, complaints } = await openPage(demo.browser, demo.site.url, { viewport: { width, height } });
        await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
        for (const screen of openScreens) {
          await screen.open(page, link);
          await page.evaluate(() => document.fonts.ready);
          await shoot(page, `${screen.name}-${width}-${theme}`);
          expect({ screen: screen.name, violations: await axeViolations(page) }).toEqual({ screen: screen.name, violations: [] });
          expect({ screen: screen.name, sideways: await scrollsSideways(page) }).toEqual({ screen: screen.name, sideways: false });
        }
        expect(complaints).toEqual([]);
        await page.context().close();
      }
    }
  });

  it('changes its theme by the switch and keeps it, remote included', async () => {
    const { page } = await openPage(demo.browser, demo.site.url, { storageState: storage, colorScheme: 'light' });
    await openBoard(page);
    const panel = page.getByRole('heading', { name: /Week \d+ Scores/ }).locator('xpath=ancestor::section[1]');
    const ground = () => panel.evaluate((element) => getComputedStyle(element).backgroundColor);
    const light = await ground();
    await page.getByRole('button', { name: 'Switch to dark theme' }).click();
    await page.waitForFunction(() => document.documentElement.getAttribute('data-theme') === 'dark');
    expect(await ground()).not.toBe(light);
    await openBoard(page);
    await expect(page.evaluate(() => document.documentElement.getAttribute('data-theme'))).resolves.toBe('dark');
    await page.context().close();
  });
});
