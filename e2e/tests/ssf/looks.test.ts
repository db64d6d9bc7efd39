import type { Page } from '@playwright/test';
import { looksOf } from '../../support/looks';
import { expect } from '../../support/test';

const openWeek = async (page: Page) => {
  await page.goto('/ssf');
  await expect(page.getByRole('heading', { level: 2, name: /^Week \d+/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Said and happened' })).toBeVisible();
};

looksOf('sports statistics', [
  // The week with a row open is the week as well.
  {
    name: 'ssfopen',
    picture: true,
    open: (page) =>
      openWeek(page)
        .then(() => page.getByRole('button', { name: / at / }).first().click())
        .then(() => page.getByText(/^● Model:/).waitFor()),
  },
  {
    name: 'ssfaccuracy',
    open: (page) => page.goto('/ssf/accuracy').then(() => page.getByRole('img', { name: /Said of the favorite/ }).waitFor()),
  },
  {
    name: 'ssfcollege',
    open: (page) => page.goto('/ssf?sport=NCAA').then(() => page.getByRole('heading', { level: 2, name: /^Week \d+/ }).waitFor()),
  },
]);
