import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './test';

const folder = join(__dirname, '../pictures');
const madeBy = join(folder, 'chromium.txt');

/** What another Chromium may draw otherwise at the edges of letters and lines, of all pixels. */
const OTHER_CHROMIUM = 0.02;

const note = (description: string): void => void test.info().annotations.push({ type: 'note', description });

/** What drew a picture: the last line with its name says it, else the first line of all. */
function makerOf(name: string): string {
  const [usual = '', ...lines] = readFileSync(madeBy, 'utf8').trim().split('\n');
  return lines.findLast((line) => line.startsWith(`${name} `))?.slice(name.length + 1) ?? usual;
}

/** Pictures are held to the pixel by the Chromium that made them, and roughly by others. */
function tolerance(name: string, version: string): { maxDiffPixels: number } | { maxDiffPixelRatio: number } {
  const made = makerOf(name);
  if (made === version) return { maxDiffPixels: 0 };
  note(`${name} was drawn by Chromium ${made}; this is ${version}, which may differ in ${100 * OTHER_CHROMIUM} % of the pixels.`);
  return { maxDiffPixelRatio: OTHER_CHROMIUM };
}

/** Writes down what drew a picture, where `work` has drawn it anew. */
async function notingMaker(name: string, version: string, work: () => Promise<void>): Promise<void> {
  const drawn = () => (existsSync(join(folder, `${name}.png`)) ? readFileSync(join(folder, `${name}.png`), 'base64') : '');
  const before = drawn();
  await work();
  if (drawn() !== before && makerOf(name) !== version) appendFileSync(madeBy, `${name} ${version}\n`);
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
  const shot = {
    fullPage: whole,
    mask: moving,
    ...(upper === undefined ? {} : { clip: { x: 0, y: 0, width: page.viewportSize()?.width ?? 0, height: upper } }),
    stylePath: styles,
    ...tolerance(name, version),
  };
  await notingMaker(name, version, () => expect(page).toHaveScreenshot(`${name}.png`, shot));
}
