import type { Page } from '@playwright/test';
import { inTurn } from './turn';

/** Where words that are half as long again are looked at, by turns. */
const WIDTHS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

const MOST_LOOKS = 10;

/**
 * Runs in the page: makes each word half as long again, and accented, as another language might have it. Codes in capitals (BUF, ET), figures
 * and what is no word stay. Answers how many texts it has changed.
 */
function lengthen(): number {
  const accents: Record<string, string> = { a: 'á', e: 'é', i: 'í', o: 'ö', u: 'ü', n: 'ñ', A: 'Å', E: 'É', I: 'Í', O: 'Ö', U: 'Ü' };
  const longer = (word: string): string => {
    if (word.length < 2 || (word.length < 5 && word === word.toUpperCase())) return word;
    const middle = Math.ceil(word.length / 2);
    const more = word.slice(middle - Math.ceil(word.length / 2), middle).toLowerCase();
    return [...`${word.slice(0, middle)}${more}${word.slice(middle)}`].map((letter) => accents[letter] ?? letter).join('');
  };
  const kept: [Text, string, string][] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (text.parentElement?.closest('script, style, title, textarea, svg') || text.data.trim() === '') continue;
    const words = text.data.replaceAll(/\p{L}+/gu, longer);
    if (words !== text.data) kept.push([text, text.data, words]);
  }
  for (const [text, , words] of kept) text.data = words;
  (window as unknown as { shorten: () => void }).shorten = () => {
    // What the page itself has written anew meanwhile stays.
    for (const [text, before, words] of kept) if (text.data === words) text.data = before;
  };
  return kept.length;
}

/** Runs in the page: texts that are cut although nothing says so, and controls whose words stick out of them. */
function cutTexts(): string[] {
  const named = (element: Element) =>
    `${element.tagName.toLowerCase()} '${(element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 50)}'`;
  const found = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const holder = text.parentElement;
    if (!holder || text.data.trim() === '' || holder.closest('svg, script, style, [aria-hidden="true"]') || !holder.checkVisibility())
      continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    if (right - left < 2) continue;
    for (let box: Element | null = holder; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, textOverflow, webkitLineClamp, position, clipPath } = getComputedStyle(box);
      const edge = box.getBoundingClientRect();
      // Words for listeners alone.
      if (edge.width <= 2 || clipPath !== 'none') break;
      const clips = /hidden|clip/;
      const cut =
        (clips.test(overflowX) && right > edge.right + 1.5) || (clips.test(overflowY) && bottom > edge.bottom + 3 && top < edge.bottom);
      const meant = textOverflow === 'ellipsis' || (webkitLineClamp !== 'none' && webkitLineClamp !== '');
      if (meant) break;
      if (cut) found.add(`${named(holder)} is cut`);
      if (cut || /auto|scroll/.test(overflowX) || position === 'fixed') break;
      if (box.matches('button, a[href]') && (left < edge.left - 1.5 || right > edge.right + 1.5))
        found.add(`${named(box)} is wider than its control`);
    }
  }
  return [...found];
}

/** Runs in the page: controls of which one lies over another. */
function overlaps(): string[] {
  // What a finger has around a word of a table's row reaches into the rows beside it by that much, as the kit has it.
  const FINGERS = 12;
  const controls = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')].filter(
    (one) =>
      one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      one.tabIndex >= 0 &&
      one.getBoundingClientRect().width > 2,
  );
  const barOf = (one: Element): Element | null => {
    let bar: Element | null = one;
    while (bar && !/fixed|sticky/.test(getComputedStyle(bar).position)) bar = bar.parentElement;
    return bar;
  };
  const placed = controls.map((one) => ({ one, bar: barOf(one), boxes: [...one.getClientRects()] }));
  const words = (one: Element) => (one.getAttribute('aria-label') ?? one.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 30);
  return placed.flatMap((a, n) =>
    placed.slice(n + 1).flatMap((b) => {
      if (a.bar !== b.bar || a.one.contains(b.one) || b.one.contains(a.one)) return [];
      const over = a.boxes.some((x) =>
        b.boxes.some(
          (y) =>
            Math.min(x.right, y.right) - Math.max(x.left, y.left) > 2 && Math.min(x.bottom, y.bottom) - Math.max(x.top, y.top) > FINGERS,
        ),
      );
      return over ? [`'${words(a.one)}' and '${words(b.one)}' overlap`] : [];
    }),
  );
}

/**
 * What of a screen does not bear words that are half as long again, by turns on a phone or at a desk; afterwards it says what it said.
 *
 * @param stickingOut runs in the page, and names what is wider than it
 * @param place of the screen among its like
 */
export async function cannotBearLongerWords(page: Page, stickingOut: () => string[], place: number): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const size of inTurn(WIDTHS, place)) {
    await page.setViewportSize(size);
    const drawn = () => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await drawn();
    const changed = await page.evaluate(lengthen);
    if (changed < 5) throw new Error(`only ${changed} texts of the page could be made longer`);
    let wrong: string[] = [];
    // What measures itself takes its new width some frames later.
    for (let looked = 0; looked === 0 || (wrong.length > 0 && looked < MOST_LOOKS); looked += 1) {
      await drawn();
      wrong = [...(await page.evaluate(stickingOut)), ...(await page.evaluate(cutTexts)), ...(await page.evaluate(overlaps))];
    }
    await page.evaluate(() => (window as unknown as { shorten: () => void }).shorten());
    if (wrong.length > 0) found[`${size.width} px in words half as long again`] = wrong;
  }
  return found;
}
