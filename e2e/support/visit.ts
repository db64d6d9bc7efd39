import type { Page } from '@playwright/test';
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
  await page.getByRole('heading', { name: /Week \d+ Scores/ }).waitFor();
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
