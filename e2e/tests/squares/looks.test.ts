import type { Page } from '@playwright/test';
import { looksOf } from '../../support/looks';
import { MARCH, openSquares } from '../../support/squares';

/** The demo begins in November; its games are on in March. */
async function inMarch(page: Page): Promise<void> {
  await page.goto('/');
  const status = await page.evaluate(async (now) => {
    const headers = { authorization: `Basic ${btoa('casey:poolhouse')}`, 'content-type': 'application/json' };
    return (await fetch('/api/v1/practice/clock', { method: 'POST', headers, body: JSON.stringify({ now, rate: 0 }) })).status;
  }, new Date(MARCH).toISOString());
  if (status !== 200) throw new Error(`The clock could not be moved: ${status}`);
}

looksOf('Squares', [
  { name: 'squares', picture: true, open: (page) => inMarch(page).then(() => openSquares(page)) },
  {
    name: 'squarescheck',
    open: (page) =>
      page
        .getByRole('link', { name: 'Check this draw' })
        .click()
        .then(() => page.getByText('Recomputed in this browser just now: the same 20 digits').waitFor()),
  },
  {
    name: 'squaresgames',
    open: (page) => page.goto('/bbsquares/games').then(() => page.getByRole('heading', { name: 'Sweet 16' }).waitFor()),
  },
  {
    name: 'squaresrules',
    open: (page) => page.goto('/bbsquares/rules').then(() => page.getByRole('heading', { name: 'Who wins' }).waitFor()),
  },
  {
    name: 'squareshistory',
    open: (page) => page.goto('/bbsquares/history').then(() => page.getByRole('table', { name: 'Wins by square' }).waitFor()),
  },
  { name: 'squaresprint', open: (page) => page.goto('/bbsquares/print').then(() => page.getByRole('button', { name: 'Print' }).waitFor()) },
]);
