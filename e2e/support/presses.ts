import type { BrowserContext, Page } from '@playwright/test';

/** Counts what a person presses with mouse or finger, on every page of a context. Choosing a file is counted by whoever does it. */
export async function countPresses(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    addEventListener(
      'pointerdown',
      () => sessionStorage.setItem('presses', String(Number(sessionStorage.getItem('presses') ?? 0) + 1)),
      true,
    );
  });
}

export const pressesOn = (page: Page): Promise<number> => page.evaluate(() => Number(sessionStorage.getItem('presses') ?? 0));
