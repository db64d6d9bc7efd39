/** One stop of the Tab key and the ring that it shows. */
export interface Stop {
  /** What it is, in words for a failing test. */
  what: string;
  /** Width of the ring in px; 0 for none. */
  width: number;
  /** Its contrast against what it stands on, 1 to 21. */
  contrast: number;
}

/** A ring: its width in px, its colour, and what it is drawn on. */
interface Ring {
  width: string;
  color: string;
  ground: Element | null;
}

type Color = [red: number, green: number, blue: number, opacity: number];

function parse(color: string): Color {
  const [red = 0, green = 0, blue = 0, opacity = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
  return [red, green, blue, opacity];
}

/** What is seen of a colour that lets the ground through. */
function over([red, green, blue, opacity]: Color, ground: Color): Color {
  const mixed = (top: number, below: number) => top * opacity + below * (1 - opacity);
  return [mixed(red, ground[0]), mixed(green, ground[1]), mixed(blue, ground[2]), 1];
}

function groundOf(element: Element | null): Color {
  if (!element) return parse(getComputedStyle(document.documentElement).colorScheme.includes('dark') ? 'rgb(0,0,0)' : 'rgb(255,255,255)');
  const color = parse(getComputedStyle(element).backgroundColor);
  return color[3] === 1 ? color : over(color, groundOf(element.parentElement));
}

/** Relative luminance, as WCAG has it. */
function light([red, green, blue]: Color): number {
  const linear = (value: number) => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function contrast(one: Color, other: Color): number {
  return (Math.max(light(one), light(other)) + 0.05) / (Math.min(light(one), light(other)) + 0.05);
}

/** An outline of its own, or of the frame around it where a field's ring stands. */
function outlineOf(target: Element): Ring | undefined {
  for (const bearer of [target, target.parentElement, target.parentElement?.parentElement]) {
    if (!bearer || (bearer !== target && !bearer.matches('.Mui-focused, [data-field]'))) continue;
    const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(bearer);
    if (outlineStyle === 'none' || parseFloat(outlineWidth) === 0) continue;
    return { width: outlineWidth, color: outlineColor, ground: parseFloat(outlineOffset) < 0 ? bearer : bearer.parentElement };
  }
  return undefined;
}

/** A link that is stretched over its row is ringed there. */
function stretchedOf(target: Element): Ring | undefined {
  const { content, outlineStyle, outlineWidth, outlineColor } = getComputedStyle(target, '::after');
  if (content === 'none' || outlineStyle === 'none') return undefined;
  return { width: outlineWidth, color: outlineColor, ground: target.parentElement };
}

/** A point of a chart is ringed itself. */
function pointOf(target: Element): Ring | undefined {
  if (!(target instanceof SVGElement)) return undefined;
  const styles = [...target.querySelectorAll('circle')].map((point) => getComputedStyle(point));
  const style = styles.find(({ stroke, display }) => stroke !== 'none' && display !== 'none');
  return style && { width: style.strokeWidth, color: style.stroke, ground: target.closest('svg') };
}

function ringOf(target: Element): Stop {
  const ring = outlineOf(target) ?? stretchedOf(target) ?? pointOf(target);
  const words = (target.getAttribute('aria-label') ?? target.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40);
  return {
    what: `${target.tagName.toLowerCase()} '${words}'`,
    width: ring ? parseFloat(ring.width) : 0,
    contrast: ring ? Math.round(contrast(parse(ring.color), groundOf(ring.ground)) * 100) / 100 : 1,
  };
}

/** Looks once more at each element that the Tab key has stopped at, one focused after the other. */
async function lookAgain(): Promise<Stop[]> {
  const stops: Stop[] = [];
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

/** What the Tab key has found so far in a page, as `window.tabbed`. */
export interface Tabbed {
  stops: Stop[];
  /** It has come to the end of the page, or where it had been already. */
  round: boolean;
  end(): void;
}

/** From now on looks at each stop of the Tab key, just before the key leaves it, when all has been drawn. */
function followTab(): void {
  const tabbed: Tabbed = { stops: [], round: false, end: () => window.removeEventListener('keydown', beforeItLeaves, true) };
  let begun = false;
  function beforeItLeaves(event: KeyboardEvent): void {
    const target = document.activeElement;
    if (!begun) begun = true;
    else if (target === null || target === document.body || target.hasAttribute('data-stopped')) tabbed.round = true;
    else {
      target.setAttribute('data-stopped', '');
      tabbed.stops.push(ringOf(target));
    }
    if (tabbed.round) event.preventDefault();
  }
  Object.assign(window, { tabbed });
  window.addEventListener('keydown', beforeItLeaves, true);
}

/** All of the above runs in the page, which is sent its text: a function that is sent by itself reaches no other one. */
const parts = [parse, over, groundOf, light, contrast, outlineOf, stretchedOf, pointOf, ringOf, lookAgain, followTab].map(String);
const inPage = (last: () => unknown): string => `(() => {\n${parts.join('\n')}\nreturn ${last.name}();\n})()`;

/** For `page.evaluate`. */
export const LOOK_AGAIN = inPage(lookAgain);
export const FOLLOW_TAB = inPage(followTab);
