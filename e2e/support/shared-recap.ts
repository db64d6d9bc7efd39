import type { Page } from '@playwright/test';
import { axeViolations } from './axe';
import { openPage } from './browser';
import type { useDemo } from './demo';
import { expect } from './test';

/** Copies the link of the recap that a page shows, and opens it as somebody outside, who sees the picture and its words. @param names its heading there */
export async function shareWithSomebodyOutside(demo: ReturnType<typeof useDemo>, page: Page, names: RegExp): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied. Whoever has it sees the picture.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const outside = await openPage(demo.browser, demo.site.url);
  await outside.page.goto(new URL(link).pathname + new URL(link).search);
  await expect(outside.page.getByRole('heading', { level: 1, name: names })).toBeVisible();
  expect(await outside.page.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200);
  expect(await axeViolations(outside.page)).toEqual([]);
  await outside.page.context().close();
}
