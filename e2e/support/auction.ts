import type { Page } from '@playwright/test';

/** The evening before the demo's first game: its second auction stands in the middle. */
export const EVENING = Date.parse('2026-03-18T00:30:00Z');
/** A fortnight after the final. */
export const ENDED = Date.parse('2026-04-20T12:00:00Z');
export const SECOND = { year: 2026, group: 2 };

/** Opens the live page of an auction and waits for its owners. */
export async function openLive(page: Page, { year, group }: { year: number; group: number } = SECOND): Promise<void> {
  await page.goto(`/bbauction/auction?year=${year}&group=${group}`);
  await page.getByRole('heading', { level: 1, name: `Live Auction ${year}` }).waitFor();
  await page.getByText(/of 64 teams sold/).waitFor();
}
