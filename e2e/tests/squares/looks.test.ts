import type { Page } from '@playwright/test';
import { ENDED } from '../../support/auction';
import { looksOf } from '../../support/looks';
import { MARCH, openSquares } from '../../support/squares';
import { expect } from '../../support/test';

/** The demo begins in November; its games are on in March. */
const inMarch = (page: Page) => clockAt(page, MARCH);

async function clockAt(page: Page, at: number): Promise<void> {
  await page.goto('/');
  const status = await page.evaluate(async (now) => {
    const headers = { authorization: `Basic ${btoa('casey:poolhouse')}`, 'content-type': 'application/json' };
    return (await fetch('/api/v1/practice/clock', { method: 'POST', headers, body: JSON.stringify({ now, rate: 0 }) })).status;
  }, new Date(at).toISOString());
  if (status !== 200) throw new Error(`The clock could not be moved: ${status}`);
}

/** The board once the final has been played. */
async function ended(page: Page): Promise<void> {
  await clockAt(page, ENDED);
  // The page is read once, and the clock has gone on before the results have.
  await expect(async () => {
    await page.goto('/bbsquares/recap');
    await page.getByRole('region', { name: 'Won the board' }).waitFor({ timeout: 3000 });
  }).toPass();
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
  { name: 'squaresrecap', open: ended },
]);
