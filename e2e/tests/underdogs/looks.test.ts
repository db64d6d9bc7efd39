import { looksOf } from '../../support/looks';
import { openUnderdogs } from '../../support/underdogs';

looksOf('Underdogs', [
  { name: 'underdogs', picture: true, open: (page) => openUnderdogs(page) },
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
    name: 'dogsmine',
    open: (page) => page.goto('/underdogs/season/me').then(() => page.getByRole('button', { name: 'Copy link' }).waitFor()),
  },
  {
    name: 'dogsrecap',
    open: (page) => page.goto('/underdogs/recap').then(() => page.getByRole('heading', { name: 'How it ended' }).waitFor()),
  },
  {
    name: 'dogsrules',
    open: (page) => page.goto('/underdogs/rules').then(() => page.getByRole('heading', { name: 'W, C and L' }).waitFor()),
  },
]);
