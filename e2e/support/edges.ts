import type { Page } from '@playwright/test';
import { cannotBearLongerWords } from './longer-words';
import { expect } from './test';
import { inTurn } from './turn';

/** What a screen has to bear beside its usual looks: a phone of the oldest kind, the largest letters that a device offers, and a keyboard. */
const TIGHT = [
  { what: '320 px', width: 320, height: 740, root: '' },
  { what: '390 px in letters of twice the size', width: 390, height: 740, root: '200%' },
  { what: 'a desk', width: 1440, height: 900, root: '' },
];

/** Runs in the page: what is wider than it, named by the innermost parts that stick out. */
export function stickingOut(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const clipped = (element: Element): boolean => {
    for (let over = element.parentElement; over && over !== document.body; over = over.parentElement)
      if (getComputedStyle(over).overflowX !== 'visible') return true;
    return false;
  };
  // Words that stick out of what holds them are no element of their own.
  const rightOf = (element: Element): number => {
    const { left, right } = element.getBoundingClientRect();
    return getComputedStyle(element).overflowX === 'visible' ? Math.max(right, left + element.scrollWidth) : right;
  };
  const out = [...document.body.querySelectorAll('*')].filter((one) => rightOf(one) > clientWidth + 0.5 && !clipped(one));
  const inner = out.filter((one) => !out.some((other) => other !== one && one.contains(other)));
  return [
    `${scrollWidth} of ${clientWidth} px`,
    ...inner.slice(0, 4).map((one) => `${one.tagName.toLowerCase()} '${(one.textContent ?? '').trim().slice(0, 40)}'`),
  ];
}

/** Runs in the page: gives each control the focus in its order, as the Tab key does, and names those that then lie below something else. */
function coveredStops(): string[] {
  const dialog = document.querySelector('[aria-modal="true"], [role="menu"]');
  const controls = (dialog ?? document).querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex="0"]');
  const covered: string[] = [];
  for (const control of controls) {
    control.focus();
    if (document.activeElement !== control || control.tabIndex < 0) continue;
    const { left, right, top, bottom } = control.getBoundingClientRect();
    if (right - left < 2 || bottom - top < 2) continue;
    const upper = document.elementFromPoint(
      (Math.max(0, left) + Math.min(innerWidth, right)) / 2,
      (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2,
    );
    let bar = upper;
    while (bar && !['fixed', 'sticky'].includes(getComputedStyle(bar).position)) bar = bar.parentElement;
    const words = (control.getAttribute('aria-label') ?? control.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40);
    if (bottom < 0 || top > innerHeight) covered.push(`${control.tagName.toLowerCase()} '${words}' is out of sight`);
    else if (bar && !bar.contains(control) && !control.contains(upper))
      covered.push(`${control.tagName.toLowerCase()} '${words}' lies below '${(bar.textContent ?? '').trim().slice(0, 30)}'`);
  }
  (document.activeElement as HTMLElement | null)?.blur();
  scrollTo(0, 0);
  return covered;
}

/**
 * Holds a screen to what it has to bear on the tightest screens, by turns: it scrolls nowhere sideways, and no bar lies over what has the focus;
 * in longer words nothing is cut, and no control lies over another either.
 * @param place of the screen among its like
 */
export async function expectToBear(page: Page, screen: string, place: number): Promise<void> {
  const found: Record<string, string[]> = {};
  for (const { what, width, height, root } of inTurn(TIGHT, place)) {
    await page.setViewportSize({ width, height });
    await page.evaluate((size) => void (document.documentElement.style.fontSize = size), root);
    // A chart takes its new width a frame after the page has.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    const wrong = [...(await page.evaluate(stickingOut)), ...(await page.evaluate(coveredStops))];
    if (wrong.length > 0) found[what] = wrong;
  }
  await page.evaluate(() => void (document.documentElement.style.fontSize = ''));
  Object.assign(found, await cannotBearLongerWords(page, stickingOut, place));
  expect({ screen, ...found }).toEqual({ screen });
}
