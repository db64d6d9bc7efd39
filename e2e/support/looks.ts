import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContextOptions, Locator, Page } from '@playwright/test';
import { axeViolations, contrastViolations } from './axe';
import { brokenWords } from './broken-words';
import { openPage } from './browser';
import type { Account } from './call';
import { useDemo, type Demo } from './demo';
import { expectToBear } from './edges';
import { expectPicture } from './pictures';
import { signedIn } from './signed-in';
import { expect, test } from './test';
import { inTurn } from './turn';

const folder = join(__dirname, '../screenshots');

/** One screen, and how to get to it and know that it is whole. */
export interface LookedAt {
  name: string;
  /** Held to its pictures: what a phone shows of it in the light and a desk of its upper part in the dark, or those that are named. */
  picture?: true | readonly Look[];
  /** What is another figure each time, and is blotted out in its pictures. */
  unsteady?(page: Page): Locator[];
  open(page: Page): Promise<unknown>;
}

type Theme = 'light' | 'dark';
type Look = `${390 | 1440}-${Theme}`;
const USUAL: readonly Look[] = ['390-light', '1440-dark'];

/** What a screen is looked at as, one after the other: the page stays, and takes its new width as one in the hand does that is turned. */
const PHONE = { width: 390, height: 844 };
const SIZES = [
  { viewport: PHONE, touch: true },
  // The narrowest phone that is common.
  { viewport: { width: 360, height: 740 }, touch: true },
  { viewport: { width: 768, height: 1024 }, touch: true },
  { viewport: { width: 1440, height: 900 }, touch: false },
];

async function expectToFit(page: Page, screen: string): Promise<void> {
  // A chart takes its new width a frame after the page has, which on a busy machine may take its time.
  const fits = await page
    .waitForFunction(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)
    .then(
      () => true,
      () => false,
    );
  expect({ screen, fits }).toEqual({ screen, fits: true });
}

/** A picture for people, who ask for them with `SCREENSHOTS=1`. */
async function shoot(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
}

/** Native controls, and what lies beyond the page, follow as well. */
async function turn(page: Page, colorScheme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.waitForFunction(
    (theme) => document.documentElement.dataset['theme'] === theme && getComputedStyle(document.documentElement).colorScheme === theme,
    colorScheme,
  );
}

type Size = (typeof SIZES)[number];

/**
 * Axe takes most of the time of a look: by turns it reads all of a screen on the phone, or its dark colours at a desk, where most of them are
 * seen.
 */
const READ_BY_AXE = ['light', 'dark'] as const;

const picturesOf = ({ picture }: LookedAt): readonly Look[] => (picture === true ? USUAL : (picture ?? []));

/** Holds a screen to what it looks like at this width, in the theme that it has. */
async function compare(page: Page, screen: LookedAt, look: Look): Promise<void> {
  if (!picturesOf(screen).includes(look)) return;
  // The one thing on a board that counts although the site's clock stands.
  const moving = [page.getByTitle('Refresh now'), ...(screen.unsteady?.(page) ?? [])];
  await expectPicture(page, `${screen.name}-${look}`, { moving, ...(look.startsWith('1440') && { upper: 600 }) });
}

/** Looks at one screen, on a page that stands in each size when it is told to. */
async function lookAtOne(page: Page, screen: LookedAt, place: number, hold: (size: Size) => Promise<void>): Promise<void> {
  const { name, open } = screen;
  await hold(SIZES[0]!);
  await open(page);
  await page.evaluate(() => document.fonts.ready);
  const broken = await page.evaluate(brokenWords);
  expect({ screen: name, broken }).toEqual({ screen: name, broken: [] });
  const read = inTurn(READ_BY_AXE, place);
  if (read.includes('light')) expect({ screen: name, violations: await axeViolations(page) }).toEqual({ screen: name, violations: [] });
  await compare(page, screen, '390-light');
  if (picturesOf(screen).includes('390-dark')) {
    await turn(page, 'dark');
    await compare(page, screen, '390-dark');
    await turn(page, 'light');
  }
  for (const size of SIZES) {
    const { width } = size.viewport;
    await hold(size);
    await expectToFit(page, `${name} at ${width} px`);
    if (!process.env.SCREENSHOTS) continue;
    await shoot(page, `${name}-${width}-light`);
    await turn(page, 'dark');
    await shoot(page, `${name}-${width}-dark`);
    await turn(page, 'light');
  }
  await compare(page, screen, '1440-light');
  await turn(page, 'dark');
  await compare(page, screen, '1440-dark');
  if (read.includes('dark')) expect({ screen: name, dark: await contrastViolations(page) }).toEqual({ screen: name, dark: [] });
  await turn(page, 'light');
  await hold(SIZES[0]!);
  await expectToBear(page, name, place);
}

/**
 * Looks at screens: drawn without a complaint, nothing wider than the page at any width, and axe finds nothing.
 */
async function lookAt(demo: Demo, screens: readonly LookedAt[], options: BrowserContextOptions = {}): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const look: BrowserContextOptions = { colorScheme: 'light', viewport: PHONE };
  const { page, complaints } = await openPage(demo.browser, demo.site.url, { ...look, ...options });
  const hand = await page.context().newCDPSession(page);
  const hold = async ({ viewport, touch }: Size) => {
    await hand.send('Emulation.setTouchEmulationEnabled', { enabled: touch });
    await page.setViewportSize(viewport);
    await page.waitForFunction((coarse) => matchMedia('(pointer: coarse)').matches === coarse, touch);
  };
  for (const [place, screen] of screens.entries()) await lookAtOne(page, screen, place, hold);
  expect(complaints).toEqual([]);
  await page.context().close();
}

const WHAT = 'is drawn on a phone, a tablet and at a desk without a complaint in either theme, and axe finds nothing';

/**
 * A player's screens of one part of the site, in the demo league, at each width in both themes.
 *
 * @param who signs in; the first player unless said otherwise
 * @param scene of the demo
 */
export function looksOf(
  part: string,
  screens: readonly LookedAt[],
  who: (demo: Demo) => Promise<Account> = async ({ site }) => site.users[0]!,
  scene?: 'auction',
): void {
  test.describe(`every screen of ${part}`, () => {
    const demo = useDemo(undefined, scene);
    test(WHAT, async () => {
      await lookAt(demo, screens, { storageState: await signedIn(demo, await who(demo)) });
    });
  });
}

/** The same of screens that a guest sees. @param screens made when the site runs */
export function looksOfGuests(screens: (demo: Demo) => Promise<LookedAt[]>): void {
  test.describe('every screen of a guest', () => {
    const demo = useDemo();
    test(WHAT, async () => {
      await lookAt(demo, await screens(demo));
    });
  });
}
