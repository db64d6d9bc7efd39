/** What somebody sees of a screen, and what a press on it would save. */
export interface Seen {
  /** Every sentence, apart from what says that something failed or is under way. */
  readonly words: ReadonlySet<string>;
  /** Each button that saves and can be pressed, with all that it would save. */
  readonly saves: ReadonlySet<string>;
  readonly busy: boolean;
}

/** Headings say what stands there, not how it is; seconds to the next read run. */
const TOLD_APART =
  'h1, h2, h3, h4, button[title="Refresh now"], [role="alert"], [role="status"], [aria-busy="true"], style, script, noscript';
const SCOPE = 'form, [role="dialog"], section, li, tr';
const SAVES = /\b(save|submit|apply)\b/i;

export const nameOf = (element: Element): string =>
  (element.getAttribute('aria-label') ?? element.textContent).replaceAll(/\s+/g, ' ').trim();

export function seen(root: Element): Seen {
  return { words: wordsIn(root), saves: savesIn(root), busy: root.querySelector('[aria-busy="true"]') !== null };
}

function wordsIn(root: Element): Set<string> {
  const words = new Set<string>();
  const texts = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = (texts.currentNode.nodeValue ?? '').replaceAll(/\s+/g, ' ').trim();
    if (text !== '' && !texts.currentNode.parentElement?.closest(TOLD_APART)) words.add(text);
  }
  return words;
}

function savesIn(root: Element): Set<string> {
  const saves = new Set<string>();
  for (const button of root.querySelectorAll<HTMLButtonElement>('button, [role="switch"]')) {
    const isSwitch = button.getAttribute('role') === 'switch';
    if (button.disabled || button.getAttribute('aria-disabled') === 'true') continue;
    if (!isSwitch && button.type !== 'submit' && !SAVES.test(nameOf(button))) continue;
    const scope = button.closest(SCOPE);
    const state = isSwitch ? [button.getAttribute('aria-checked') ?? (button as unknown as HTMLInputElement).checked] : [];
    saves.add(JSON.stringify([scope?.getAttribute('aria-label') ?? '', nameOf(button), ...state, ...(scope ? fieldsIn(scope) : [])]));
  }
  return saves;
}

function fieldsIn(scope: Element): string[] {
  return [...scope.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>('input, select, textarea')].map((field) => {
    const value = field instanceof HTMLInputElement && /checkbox|radio/.test(field.type) ? field.checked : field.value;
    const choices = field instanceof HTMLSelectElement ? [...field.options].map((option) => option.text).join('|') : '';
    return `${field.labels?.[0]?.textContent ?? field.getAttribute('aria-label') ?? field.name}=${value}${choices && ` of ${choices}`}`;
  });
}
