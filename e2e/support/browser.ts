import type { Browser, BrowserContextOptions, Page } from '@playwright/test';

/** A page that remembers everything the browser complained about. */
export interface WatchedPage {
  page: Page;
  /** Console errors, uncaught exceptions and violations of the Content-Security-Policy so far. */
  complaints: string[];
}

/** A page in a browser context of its own; what all of them have stands in playwright.config.ts. */
export async function openPage(browser: Browser, url: string, options: BrowserContextOptions = {}): Promise<WatchedPage> {
  const context = await browser.newContext({ baseURL: url, ...options });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || /content security policy/i.test(message.text()))
      complaints.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return { page, complaints };
}
