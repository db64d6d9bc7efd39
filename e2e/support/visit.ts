import type { Page, Request } from '@playwright/test';
import type { Account } from './call';

/** Fills in the sign-in form and waits for the signed-in home. */
export async function signIn(page: Page, { username, password }: Account): Promise<void> {
  await page.goto('/');
  await fillSignIn(page, { username, password });
  await page.getByRole('heading', { name: new RegExp(`^Welcome( back)?, ${username}$`) }).waitFor();
}

export async function fillSignIn(page: Page, { username, password }: Account): Promise<void> {
  await page.getByRole('textbox', { name: 'Username' }).fill(username);
  const secret = page.getByLabel('Password');
  await secret.fill(password);
  await secret.press('Enter');
}

/** Opens the football board and waits for its first answer. */
export async function openBoard(page: Page, path = '/football'): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1, name: /^Week \d+/ }).waitFor();
  const scores = page.getByRole('heading', { name: /Week \d+ Scores/ });
  // A phone begins with the player's own while something of it is on.
  const whole = page.getByRole('button', { name: 'Whole board' });
  await scores.or(whole).first().waitFor();
  if (await whole.isVisible()) await whole.click();
  await scores.waitFor();
}

/** Opens the NFL wins board and waits for its first answer. */
export async function openWins(page: Page, path = '/footballwins'): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1, name: /^Week \d+ NFL Wins/ }).waitFor();
  await page.getByRole('grid', { name: /Week \d+ Results/ }).waitFor();
}

/** Asks for news at once instead of waiting for the countdown. */
export async function refreshBoard(page: Page): Promise<void> {
  const answered = page.waitForResponse(/\/api\/v1\/football\/pagedata/);
  await page.getByTitle('Refresh now').first().click();
  await answered;
}

/** A page that has asked for nothing, and got nothing, for so long is at rest. */
const REST_MS = 1500;

/** Waits for a page that is at rest. Its stream stays open, so that the network itself never is idle. */
export async function atRest(page: Page): Promise<void> {
  let last = Date.now();
  const note = (request: Request) => {
    if (!request.url().includes('/api/v1/live')) last = Date.now();
  };
  page.on('request', note).on('requestfinished', note).on('requestfailed', note);
  while (Date.now() - last < REST_MS) await page.waitForTimeout(REST_MS / 10);
  page.off('request', note).off('requestfinished', note).off('requestfailed', note);
}
