import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { remember } from './contexts';

const flags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: flags });
}

/** A page that remembers everything the browser complained about. */
export interface WatchedPage {
  page: Page;
  /** Console errors, uncaught exceptions and violations of the Content-Security-Policy so far. */
  complaints: string[];
}

export async function openPage(browser: Browser, url: string, options: BrowserContextOptions = {}): Promise<WatchedPage> {
  const context = await browser.newContext({
    baseURL: url,
    timezoneId: 'America/New_York',
    locale: 'en-US',
    viewport: { width: 1440, height: 900 },
    // A dot that pulses is drawn anew sixty times a second, on each open page, without a graphics card.
    reducedMotion: 'reduce',
    // Answers that a test makes up do not reach a worker.
    serviceWorkers: 'block',
    ...options,
  });
  remember(context);
  const page = await context.newPage();
  // A machine that runs other checks beside this one may take its time.
  page.setDefaultTimeout(45_000);
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || /content security policy/i.test(message.text()))
      complaints.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return { page, complaints };
}
