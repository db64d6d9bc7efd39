import type { Page } from '@playwright/test';
import { looksOf } from '../../support/looks';

const heading = (page: Page, path: string, name: string | RegExp) =>
  page.goto(path).then(() => page.getByRole('heading', { name }).first().waitFor());

looksOf('Golf', [
  {
    name: 'golf',
    picture: true,
    open: async (page) => {
      await heading(page, '/golf', 'Leaderboard');
      // A dash until it is counted.
      await page
        .getByRole('paragraph')
        .filter({ hasText: /^Your chance of first.*%$/ })
        .waitFor();
    },
  },
  {
    name: 'golfentry',
    open: (page) =>
      page
        .getByRole('button', { name: /rusty/i })
        .first()
        .click()
        .then(() => page.getByRole('row', { name: 'Best ball' }).first().waitFor()),
  },
  { name: 'golfpicks', open: (page) => page.goto('/golf/makepicks').then(() => page.getByRole('button', { name: 'Random!' }).waitFor()) },
  {
    name: 'golfchances',
    open: (page) => page.goto('/golf/chances').then(() => page.getByRole('table', { name: 'Win chances' }).waitFor()),
  },
  { name: 'golfseason', open: (page) => heading(page, '/golf/season', 'Recaps') },
  {
    name: 'golfmine',
    open: (page) => page.goto('/golf/season/me').then(() => page.getByRole('button', { name: 'Copy link' }).waitFor()),
  },
  { name: 'golfrecap', open: (page) => heading(page, '/golf/recap', 'Final standings') },
  { name: 'pick1recap', open: (page) => heading(page, '/pick1golf/recap', 'How it ended') },
  { name: 'golfrules', open: (page) => page.goto('/golf/rules').then(() => page.getByRole('heading', { level: 2 }).first().waitFor()) },
  { name: 'golfstats', open: (page) => page.goto('/golf/stats').then(() => page.getByRole('table').first().waitFor()) },
  {
    name: 'golfshots',
    open: (page) => page.goto('/golf/shotdetails').then(() => page.getByRole('heading', { level: 2 }).first().waitFor()),
  },
]);
