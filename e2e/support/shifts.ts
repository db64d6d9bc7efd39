import type { Page } from '@playwright/test';

/** A tenth of it is called good; a page of this site moves less than a fifth of that. */
const MOST = 0.02;

/** In each page from its beginning: adds up what moves by itself, and names what moved. */
export function watchShifts(): void {
  const seen = { sum: 0, moved: [] as string[] };
  Object.assign(window, { shifts: seen });
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
  const { sum, moved } = await page.evaluate(() => (window as unknown as { shifts: { sum: number; moved: string[] } }).shifts);
  return sum > MOST ? [`${path} moves by ${sum.toFixed(3)}: ${moved.join('; ')}`] : [];
}
