/** What a reader looks for on a page: what it is, and what it is called, as it is read aloud. */
export interface Sought {
  role: keyof typeof SELECTORS;
  /** Whole words, or a pattern. */
  name: string | RegExp;
  /** What of the page it stands in. */
  within?: Omit<Sought, 'within'>;
}

/** Elements that have a role by themselves, or are told that they have. */
export const SELECTORS = {
  button: 'button, [role="button"], input[type="submit"]',
  checkbox: 'input[type="checkbox"], [role="checkbox"]',
  field: 'input, textarea, select',
  grid: 'table, [role="grid"]',
  gridcell: '[role="gridcell"]',
  group: 'fieldset, [role="group"]',
  heading: 'h1, h2, h3, h4, [role="heading"]',
  link: 'a[href]',
  radio: 'input[type="radio"], [role="radio"]',
  region: 'section, [role="region"]',
  tab: '[role="tab"]',
} as const;

/** How a name travels into a page: '=words' or a pattern. */
export const patternOf = (name: string | RegExp): [source: string, flags: string] =>
  typeof name === 'string' ? [`^${name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}$`, ''] : [name.source, name.flags];

/**
 * Runs in the page: the first that can be seen of what is looked for, and null where there is none.
 *
 * @param steps from the outermost inwards: a selector, and the pattern of a name
 */
export function findInPage(steps: readonly (readonly [selector: string, source: string, flags: string])[]): Element | null {
  const words = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
    if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return '';
    return node.getAttribute('aria-label') ?? [...node.childNodes].map(words).join('');
  };
  const nameOf = (element: Element): string => {
    const by = (element.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter(Boolean);
    const labels = [...((element as HTMLInputElement).labels ?? [])];
    const named =
      by.length > 0 ? by.map((id) => document.getElementById(id)).flatMap((one) => (one ? [words(one)] : [])) : labels.map(words);
    const heading = element.matches('section') ? element.querySelector('h1, h2, h3') : null;
    const text = element.getAttribute('aria-label') ?? (named.length > 0 ? named.join(' ') : heading ? words(heading) : words(element));
    return text.trim().replaceAll(/\s+/g, ' ');
  };
  // What is drawn with a picture in its place has no size of its own.
  const isSeen = (element: Element) => {
    const { visibility, display } = getComputedStyle(element);
    return visibility !== 'hidden' && display !== 'none' && element.getClientRects().length > 0;
  };
  let roots: ParentNode[] = [document];
  for (const [selector, source, flags] of steps) {
    const pattern = new RegExp(source, flags);
    const found = roots.flatMap((root) => [...root.querySelectorAll(selector)]);
    roots = found.filter((one) => isSeen(one) && pattern.test(nameOf(one)));
  }
  const [first] = roots;
  return first instanceof Element ? first : null;
}
