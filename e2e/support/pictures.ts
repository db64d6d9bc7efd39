import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './test';

const folder = join(__dirname, '../pictures');
const madeBy = join(folder, 'chromium.txt');

/** What another Chromium may draw otherwise at the edges of letters and lines, of all pixels. */
const OTHER_CHROMIUM = 0.02;

const note = (description: string): void => void test.info().annotations.push({ type: 'note', description });

/** Pictures are held to the pixel by the Chromium that made them, and roughly by others. */
function tolerance(version: string): { maxDiffPixels: number } | { maxDiffPixelRatio: number } {
  if (test.info().config.updateSnapshots !== 'none') writeFileSync(madeBy, `${version}\n`);
  const made = readFileSync(madeBy, 'utf8').trim();
  if (made === version) return { maxDiffPixels: 0 };
  note(`Pictures were made by Chromium ${made}; this is ${version}, which may differ in ${100 * OTHER_CHROMIUM} % of the pixels.`);
  return { maxDiffPixelRatio: OTHER_CHROMIUM };
}

/**
 * Holds what is on the page to the picture of this name in e2e/pictures; `npm run pictures` makes those anew that have changed.
 *
 * @param options whole: all of the page, not what the window shows of it; upper: so many pixels of that from its top; moving: what goes on
 * by itself and is blotted out
 */
export async function expectPicture(
  page: Page,
  name: string,
  { whole = false, upper, moving = [] }: { whole?: boolean; upper?: number; moving?: Locator[] } = {},
): Promise<void> {
  if (process.platform !== 'linux')
    return note('Pictures are compared on Linux alone, where they were made: elsewhere letters have other edges.');
  await page.evaluate(() => document.fonts.ready);
  const version = page.context().browser()?.version() ?? '';
  const styles = join(__dirname, 'pictures.css');
  await expect(page).toHaveScreenshot(`${name}.png`, {
    fullPage: whole,
    mask: moving,
    ...(upper === undefined ? {} : { clip: { x: 0, y: 0, width: page.viewportSize()?.width ?? 0, height: upper } }),
    stylePath: styles,
    ...tolerance(version),
  });
}
