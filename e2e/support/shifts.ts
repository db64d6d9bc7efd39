import type { Page } from '@playwright/test';

/** A tenth of it is called good; a page of this site moves less than a fifth of that. */
const MOST = 0.02;
const MOST_TRIES = 4;

/** `old`: the page has said that what it shows is old, since the server stood still for so long. */
interface Shifts {
  sum: number;
  moved: string[];
  old: boolean;
}

/** In each page from its beginning: adds up what moves by itself, and names what moved. */
export function watchShifts(): void {
  const seen: Shifts = { sum: 0, moved: [], old: false };
  Object.assign(window, { shifts: seen });
  new MutationObserver(() => {
    seen.old ||= document.documentElement.style.getPropertyValue('--ph-stale') !== '';
  }).observe(document, { subtree: true, attributeFilter: ['style'] });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Element | null; previousRect: DOMRect; currentRect: DOMRect }[];
    })[]) {
      if (entry.hadRecentInput) continue;
      seen.sum += entry.value;
      for (const { node, previousRect, currentRect } of entry.sources) {
        const what = node instanceof Element ? `${node.tagName.toLowerCase()} '${node.textContent.trim().slice(0, 30)}'` : 'a text';
        seen.moved.push(`${entry.value.toFixed(3)} ${what} from ${Math.round(previousRect.y)} to ${Math.round(currentRect.y)}`);
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** A sentence about an address that has moved too much while it came. */
export async function shiftOf(page: Page, path: string): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  // What a frame moved is told after the next one.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 200))));
  const { sum, moved } = await shifts(page);
  return sum > MOST ? [`${path} moves by ${sum.toFixed(3)}: ${moved.join('; ')}`] : [];
}

/**
 * The faults of a visit. One in which the page said that it was old is made again: its bar moves the page, and once the server answers all is
 * asked anew. A machine that keeps three sites busy at once stands still for two seconds now and then.
 */
export async function withoutWaits(page: Page, visit: () => Promise<string[]>): Promise<string[]> {
  for (let tries = 1; ; tries += 1) {
    const faults = await visit();
    if (faults.length === 0 || tries === MOST_TRIES || !((await shifts(page)).old || (await streamEnded(page)))) return faults;
  }
}

/** A stream that was given up for lost: what ends is told among the resources. */
const streamEnded = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/api/v1/live')));

const shifts = (page: Page) => page.evaluate(() => (window as unknown as { shifts: Shifts }).shifts);
