import type { Page } from '@playwright/test';

/** Friday of the Sweet 16 in the demo's tournament, 20:45 in New York: games are on. */
export const MARCH = Date.parse('2026-03-28T00:45:00Z');

/** Opens the present board and waits for its grid. */
export async function openSquares(page: Page, path = '/bbsquares'): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1, name: /^NCAA Squares \d{4}$/ }).waitFor();
  await page.getByRole('grid', { name: /^Squares/ }).waitFor();
}
