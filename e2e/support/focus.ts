import type { Page } from '@playwright/test';
import { FOLLOW_TAB, LOOK_AGAIN, type Stop, type Tabbed } from './ring';

/** Longer than any page has stops: more means that the focus goes round in a circle. */
const MOST = 600;

/** As many presses are sent before the page is asked what they have found. */
const AT_ONCE = 25;

/** Presses Tab through the page until it comes round, and looks at each stop. */
export async function tabThrough(page: Page): Promise<Stop[]> {
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    for (const element of document.querySelectorAll('[data-stopped]')) element.removeAttribute('data-stopped');
    // Half-way through a transition every contrast is wrong.
    const still = document.createElement('style');
    still.textContent = '*, *::before, *::after { transition: none !important; animation: none !important }';
    document.head.append(still);
  });
  await page.evaluate(FOLLOW_TAB);
  const keys = await page.context().newCDPSession(page);
  const tab = { type: 'rawKeyDown', key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 } as const;
  try {
    for (let pressed = 0; pressed < MOST; pressed += AT_ONCE) {
      for (let press = 0; press < AT_ONCE; press++) await keys.send('Input.dispatchKeyEvent', tab);
      const { stops, round } = await page.evaluate(() => (window as unknown as { tabbed: Tabbed }).tabbed);
      if (round) return stops;
    }
  } finally {
    await page.evaluate(() => (window as unknown as { tabbed: Tabbed }).tabbed.end());
    await keys.detach();
  }
  throw new Error(`more than ${MOST} stops`);
}

/** Looks once more at each stop that the Tab key has made, in other colours; what the keyboard had goes on to show its ring. */
export const ringsAgain = (page: Page): Promise<Stop[]> => page.evaluate<Stop[]>(LOOK_AGAIN);
