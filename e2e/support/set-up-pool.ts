import type { Page } from '@playwright/test';

export const FIRST_ADMIN = { username: 'Ann', email: 'ann@example.com', password: 'open sesame' };

/** Makes the first administrator's account and waits for their empty home. */
export async function makeFirstAdmin(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('textbox', { name: 'Name' }).fill(FIRST_ADMIN.username);
  await page.getByRole('textbox', { name: 'E-mail' }).fill(FIRST_ADMIN.email);
  await page.getByLabel('Password').fill(FIRST_ADMIN.password);
  await page.getByRole('button', { name: 'Make the account' }).click();
  await page.getByRole('link', { name: 'Set up your pool' }).waitFor();
}

interface Pool {
  name: string;
  season: number;
  /** Beside the first one, which is chosen already. */
  more?: readonly string[];
  games: { name: string; mimeType: string; buffer: Buffer };
}

/** From the empty home to the invitation's link, which it answers. */
export async function setUpPool(page: Page, { name, season, more = [], games }: Pool): Promise<string> {
  await page.getByRole('link', { name: 'Set up your pool' }).click();
  const form = page.getByRole('form', { name: 'Set up the pool' });
  await form.getByRole('textbox', { name: 'Name of the pool' }).fill(name);
  await form.getByRole('spinbutton', { name: 'Season' }).fill(String(season));
  await form.getByRole('radio', { name: 'from a file' }).click();
  await form.getByLabel('games.csv').setInputFiles(games);
  for (const title of more) await form.getByRole('checkbox', { name: title, exact: true }).click();
  await form.getByRole('button', { name: 'See what it makes' }).click();
  await form.getByRole('region', { name: 'What it makes' }).waitFor();
  await form.getByRole('button', { name: 'Set it all up' }).click();
  await page.getByRole('heading', { name: 'Your pool is set up' }).waitFor();
  return `/join#${((await page.getByTestId('invitation').textContent()) ?? '').split('#')[1] ?? ''}`;
}
