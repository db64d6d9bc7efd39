import type { BrowserContext } from 'playwright-core';

const open = new Set<BrowserContext>();

/** What a test does not close itself, because it failed, is closed after it, so that its next try begins without. */
export function remember(context: BrowserContext): void {
  open.add(context);
  context.once('close', () => open.delete(context));
}

export async function closeContexts(): Promise<void> {
  for (const context of [...open]) {
    // An answer that is still held back by a test has nobody to go to.
    await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
    await context.close();
  }
}
