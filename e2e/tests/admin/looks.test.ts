import type { Page } from '@playwright/test';
import { looksOf } from '../../support/looks';
import { expect } from '../../support/test';

const openTab = async (page: Page, tab: string, panel: string | RegExp, section = ''): Promise<void> => {
  await page.goto(`/ad?${new URLSearchParams({ tab, ...(section !== '' && { section }) })}`);
  await expect(page.getByRole('heading', { level: 2, name: panel }).first()).toBeVisible();
};

/** A copy of a site has agents that are late, until they have run in it once. */
async function openAdmin(page: Page): Promise<void> {
  await expect(async () => {
    await openTab(page, 'admin', 'Activity log');
    await page.getByRole('heading', { name: 'Contest Agents' }).waitFor();
    await expect(page.getByText('should have run long ago')).toHaveCount(0, { timeout: 500 });
  }).toPass();
}

looksOf(
  'the console',
  [
    {
      // First: what is walked over asks for what it leads to, and Hit Counts grow by it.
      name: 'admin',
      picture: ['1440-light'],
      // By the machine's clock and memory, and by what else the site was asked meanwhile.
      unsteady: (page) => ['Hit Counts', 'Cache Stats', 'Connected Users'].map((name) => page.getByRole('region', { name })),
      open: (page) => openAdmin(page),
    },
    {
      name: 'adminlist',
      // At a desk the address opens the first tab; on a phone the list is a page of its own.
      open: (page) => page.goto('/ad').then(() => page.getByRole('heading', { level: 2, name: 'Needs action' }).waitFor()),
    },
    { name: 'adminfootball', open: (page) => openTab(page, 'mf-football/console/football', 'User Picks Utility') },
    { name: 'adminwins', open: (page) => openTab(page, 'mf-football/console/wins', 'Start-up checklist') },
    { name: 'adminunderdogs', open: (page) => openTab(page, 'mf-underdogs/console/underdogs', 'How it is played') },
    {
      name: 'admincontests',
      open: (page) => openTab(page, 'contests', 'User Entries').then(() => page.getByRole('table', { name: /^Entries of/ }).waitFor()),
    },
    { name: 'adminpeople', open: (page) => openTab(page, 'people', 'Not joined yet') },
    { name: 'admininvitations', open: (page) => openTab(page, 'people', 'Roster from a file', 'invitations') },
    { name: 'adminroles', open: (page) => openTab(page, 'people', 'Roles', 'roles') },
    {
      name: 'admingameday',
      open: (page) => openTab(page, 'gameday', 'Feeds').then(() => page.getByRole('table', { name: 'Games of the week' }).waitFor()),
    },
    { name: 'adminfiles', open: (page) => openTab(page, 'gameday', 'How long what is kept', 'files') },
    { name: 'adminreleases', open: (page) => openTab(page, 'releases', 'What browsers said') },
    {
      name: 'adminhealth',
      open: async (page) => {
        await openTab(page, 'health', 'Health');
        await page.getByRole('button', { name: 'Check again' }).click();
        // The program that looks takes some seconds to start.
        await page.getByRole('list', { name: 'Findings' }).waitFor({ timeout: 60_000 });
      },
    },
    { name: 'adminsetup', open: (page) => openTab(page, 'setup', 'The six steps') },
  ],
  ({ site }) => site.admin(),
);

looksOf(
  'golf’s console',
  [
    { name: 'admingolf', picture: ['390-dark'], open: (page) => openTab(page, 'mf-golf/console/golf', /^Season/) },
    { name: 'admingolffield', open: (page) => openTab(page, 'mf-golf/console/golf', 'A tournament by hand', 'field') },
    { name: 'admingolfpicks', open: (page) => openTab(page, 'mf-golf/console/golf', 'Picks of an entry', 'picks') },
  ],
  ({ site }) => site.admin(),
);
