import type { Page } from '@playwright/test';

/** One stop of the Tab key and the ring that it shows. */
export interface Stop {
  /** What it is, in words for a failing test. */
  what: string;
  /** Width of the ring in px; 0 for none. */
  width: number;
  /** Its contrast against what it stands on, 1 to 21. */
  contrast: number;
}

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
  await page.evaluate<Stop[], Look>(look, 'as the Tab key goes');
  const keys = await page.context().newCDPSession(page);
  const tab = { type: 'rawKeyDown', key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 } as const;
  try {
    for (let pressed = 0; pressed < MOST; pressed += AT_ONCE) {
      for (let press = 0; press < AT_ONCE; press++) await keys.send('Input.dispatchKeyEvent', tab);
      const { stops, round } = await page.evaluate(() => (window as unknown as { tabbed: { stops: Stop[]; round: boolean } }).tabbed);
      if (round) return stops;
    }
  } finally {
    await page.evaluate(() => (window as unknown as { tabbed: { end(): void } }).tabbed.end());
    await keys.detach();
  }
  throw new Error(`more than ${MOST} stops`);
}

/** Looks once more at each stop that the Tab key has made, in other colours; what the keyboard had goes on to show its ring. */
export const ringsAgain = (page: Page): Promise<Stop[]> => page.evaluate<Stop[], Look>(look, 'again');

type Look = 'again' | 'as the Tab key goes';

/**
 * In the page: the rings of what has the focus. `again`: of all that the Tab key has stopped at, one focused after the other. Else from now
 * on of each stop of the Tab key, just before it leaves it, when all has been drawn; `round` once it comes to the end of the page or where
 * it has been already.
 */
async function look(how: Look): Promise<Stop[]> {
  const stops: Stop[] = [];
  if (how === 'again') {
    for (const element of document.querySelectorAll<HTMLElement>('[data-stopped]')) {
      // Scrolling would draw the page anew for each.
      element.focus({ preventScroll: true });
      // A field draws its ring when it has heard of it.
      await new Promise<unknown>((heard) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = heard;
        port2.postMessage(null);
      });
      if (document.activeElement === element) stops.push(ringOf(element));
    }
    return stops;
  }
  let begun = false;
  const beforeItLeaves = (event: KeyboardEvent) => {
    const target = document.activeElement;
    if (!begun) begun = true;
    else if (target === null || target === document.body || target.hasAttribute('data-stopped')) tabbed.round = true;
    else {
      target.setAttribute('data-stopped', '');
      stops.push(ringOf(target));
    }
    if (tabbed.round) event.preventDefault();
  };
  const tabbed = { stops, round: false, end: () => window.removeEventListener('keydown', beforeItLeaves, true) };
  Object.assign(window, { tabbed });
  window.addEventListener('keydown', beforeItLeaves, true);
  return stops;

  function ringOf(target: Element): Stop {
    const parse = (color: string): [number, number, number, number] => {
      const [r = 0, g = 0, b = 0, a = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
      return [r, g, b, a];
    };
    const over = (top: number[], ground: number[]): number[] => [0, 1, 2].map((i) => top[i]! * top[3]! + ground[i]! * (1 - top[3]!));
    const groundOf = (element: Element | null): number[] => {
      if (!element)
        return parse(getComputedStyle(document.documentElement).colorScheme.includes('dark') ? 'rgb(0,0,0)' : 'rgb(255,255,255)');
      const color = parse(getComputedStyle(element).backgroundColor);
      return color[3] === 1 ? color : over(color, groundOf(element.parentElement));
    };
    const light = (color: number[]): number => {
      const [r, g, b] = color.slice(0, 3).map((value) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
    };
    const contrast = (a: number[], b: number[]): number => (Math.max(light(a), light(b)) + 0.05) / (Math.min(light(a), light(b)) + 0.05);
    // A field's ring stands on the frame around it; a point of a chart is ringed itself.
    const bearers = [target, target.parentElement, target.parentElement?.parentElement].filter(
      (one): one is Element => one instanceof Element,
    );
    let width = 0;
    let best = 1;
    for (const bearer of bearers) {
      const style = getComputedStyle(bearer);
      const drawn = style.outlineStyle === 'none' ? 0 : parseFloat(style.outlineWidth);
      if (drawn === 0 || (bearer !== target && !bearer.matches('.Mui-focused, [data-field]'))) continue;
      const inside = parseFloat(style.outlineOffset) < 0;
      width = drawn;
      best = contrast(parse(style.outlineColor), groundOf(inside ? bearer : bearer.parentElement));
      break;
    }
    // A link that is stretched over its row is ringed there.
    const stretched = getComputedStyle(target, '::after');
    if (width === 0 && stretched.content !== 'none' && stretched.outlineStyle !== 'none') {
      width = parseFloat(stretched.outlineWidth);
      best = contrast(parse(stretched.outlineColor), groundOf(target.parentElement));
    }
    if (width === 0 && target instanceof SVGElement) {
      const styles = [...target.querySelectorAll('circle')].map((point) => getComputedStyle(point));
      const style = styles.find(({ stroke, display }) => stroke !== 'none' && display !== 'none');
      if (style) {
        width = parseFloat(style.strokeWidth);
        best = contrast(parse(style.stroke), groundOf(target.closest('svg')));
      }
    }
    const words = (target.getAttribute('aria-label') ?? target.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40);
    return { what: `${target.tagName.toLowerCase()} '${words}'`, width, contrast: Math.round(best * 100) / 100 };
  }
}
