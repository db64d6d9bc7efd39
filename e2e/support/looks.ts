import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { axeViolations, contrastViolations } from './axe';
import { openPage } from './browser';
import type { Account } from './call';
import { useDemo, type Demo } from './demo';
import { signIn } from './visit';

const folder = join(__dirname, '../screenshots');

/** Axe reads every element of all screens; a busy machine needs time for it. */
const AXE_MS = 120_000;

/** One screen, and how to get to it and know that it is whole. */
export interface LookedAt {
  name: string;
  open(page: Page): Promise<unknown>;
}

/** Axe takes most of the time: it looks at the page of the phone, and at dark colours at a desk, where most of them are seen. */
const sizes = [
  { width: 390, height: 844, hasTouch: true, axe: true, dark: false },
  { width: 768, height: 1024, hasTouch: true, axe: false, dark: false },
  { width: 1440, height: 900, hasTouch: false, axe: false, dark: true },
];
/** The narrowest phone that is common. */
const SMALL_PHONE = { width: 360, height: 740 };

async function expectToFit(page: Page, screen: string): Promise<void> {
  // A chart takes its new width a frame after the page has.
  const fits = await page
    .waitForFunction(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth, undefined, { timeout: 2_000 })
    .then(
      () => true,
      () => false,
    );
  expect({ screen, fits }).toEqual({ screen, fits: true });
}

/** Pictures for people, where they are asked for: `SCREENSHOTS=1`. */
async function shoot(page: Page, name: string): Promise<void> {
  if (process.env.SCREENSHOTS) await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
}

/**
 * Looks at screens at one width: drawn without a complaint in both themes, nothing wider than the page, and axe finds nothing. The dark
 * theme is the same page in other colours, so there axe looks at these alone.
 */
async function lookAt(
  demo: Demo,
  screens: readonly LookedAt[],
  { axe, dark, ...options }: BrowserContextOptions & { viewport: { width: number; height: number }; axe: boolean; dark: boolean },
) {
  mkdirSync(folder, { recursive: true });
  const { page, complaints } = await openPage(demo.browser, demo.site.url, { reducedMotion: 'reduce', colorScheme: 'light', ...options });
  const { width } = options.viewport;
  for (const { name, open } of screens) {
    await open(page);
    await page.evaluate(() => document.fonts.ready);
    await shoot(page, `${name}-${width}-light`);
    if (axe) expect({ screen: name, violations: await axeViolations(page) }).toEqual({ screen: name, violations: [] });
    await expectToFit(page, name);
    await page.emulateMedia({ colorScheme: 'dark' });
    // Native controls, and what lies beyond the page, follow as well.
    await page.waitForFunction(
      () => document.documentElement.dataset['theme'] === 'dark' && getComputedStyle(document.documentElement).colorScheme === 'dark',
    );
    await shoot(page, `${name}-${width}-dark`);
    if (dark) expect({ screen: name, dark: await contrastViolations(page) }).toEqual({ screen: name, dark: [] });
    if (width === sizes[0]?.width) {
      await page.setViewportSize(SMALL_PHONE);
      await expectToFit(page, `${name} at ${SMALL_PHONE.width} px`);
      await page.setViewportSize(options.viewport);
    }
    await page.emulateMedia({ colorScheme: 'light' });
  }
  expect(complaints).toEqual([]);
  await page.context().close();
}

/**
 * A player's screens of one part of the site, in the demo league, at each width in both themes.
 *
 * @param who signs in; the first player unless said otherwise
 */
export function looksOf(
  part: string,
  screens: readonly LookedAt[],
  who: (demo: Demo) => Promise<Account> = async ({ site }) => site.users[0]!,
): void {
  describe(`every screen of ${part}`, () => {
    const demo = useDemo();
    let storageState: Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>;
    beforeAll(async () => {
      const { page } = await openPage(demo.browser, demo.site.url);
      await signIn(page, await who(demo));
      storageState = await page.context().storageState();
      await page.context().close();
    });

    it.each(sizes)(
      'at $width px is drawn without a complaint in either theme, and axe finds nothing',
      ({ hasTouch, axe, dark, ...viewport }) => lookAt(demo, screens, { viewport, hasTouch, axe, dark, storageState }),
      AXE_MS,
    );
  });
}

/** The same of screens that a guest sees. @param screens made when the site runs */
export function looksOfGuests(screens: (demo: Demo) => Promise<LookedAt[]>): void {
  describe('every screen of a guest', () => {
    const demo = useDemo();
    let made: LookedAt[] = [];
    beforeAll(async () => {
      made = await screens(demo);
    });
    it.each(sizes)(
      'at $width px is drawn without a complaint in either theme, and axe finds nothing',
      ({ hasTouch, axe, dark, ...viewport }) => lookAt(demo, made, { viewport, hasTouch, axe, dark }),
      AXE_MS,
    );
  });
}
