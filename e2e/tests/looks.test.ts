import type { Page } from '@playwright/test';
import { useDemo } from '../support/demo';
import { joinLink } from '../support/join-link';
import { looksOf, looksOfGuests } from '../support/looks';
import { openAs } from '../support/signed-in';
import { expect, test } from '../support/test';
import { openBoard } from '../support/visit';

looksOf('the shell', [
  { name: 'home', picture: true, open: (page) => page.goto('/').then(() => page.getByRole('region', { name: 'Your contests' }).waitFor()) },
  {
    name: 'live',
    picture: true,
    open: (page) => page.goto('/live').then(() => page.getByRole('region', { name: 'Right now' }).getByRole('listitem').first().waitFor()),
  },
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
  {
    name: 'years',
    open: async (page) => {
      await page.goto('/years');
      await page.getByRole('region', { name: 'Trophy shelf' }).locator('summary').first().click();
    },
  },
  {
    name: 'rival',
    open: async (page) => {
      await page.goto('/years/rival');
      await page.getByRole('region', { name: 'By contest' }).locator('summary').first().click();
    },
  },
]);

looksOfGuests(async ({ site }) => {
  await site.call(await site.admin(), 'GET ad/adduser', { query: { email: 'nina@example.org', name: 'Nina' } });
  const link = await joinLink(site, 'nina@example.org');
  return [
    { name: 'signin', open: (page: Page) => page.goto('/').then(() => page.getByRole('textbox', { name: 'Username' }).waitFor()) },
    { name: 'setpassword', open: (page: Page) => page.goto(link).then(() => page.getByLabel('Password', { exact: true }).waitFor()) },
    {
      name: 'deadlink',
      open: (page: Page) => page.goto('/setpassword?guid=nobody&user=Nobody&mode=join').then(() => page.getByRole('alert').waitFor()),
    },
  ];
});

test.describe('the theme', () => {
  const demo = useDemo();
  test('is changed by the switch and kept, remote included', async () => {
    const { page } = await openAs(demo, demo.site.users[0]!, { colorScheme: 'light' });
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
