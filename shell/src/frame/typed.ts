/** What somebody has typed, and where it stood. */
interface Typed {
  /** Address within the site. */
  readonly address: string;
  /** What names the field, and which of those with that name. */
  readonly field: string;
  readonly nth: number;
  readonly value: string;
}

type Field = HTMLInputElement | HTMLTextAreaElement;

const STORED_AS = 'typed';
/** Neither a password nor a code, which no storage holds, nor what a press chooses. */
const FIELDS =
  'textarea, input:not([type]), input:is([type=text], [type=number], [type=email], [type=search], [type=url], [type=tel], [type=date], [type=time], [type=datetime-local])';
const SECRET = /password|secret|code|token/i;
/** A screen that has not drawn its field by then draws another one. */
const WAIT_MS = 20_000;

const touched = new WeakSet<Field>();
let watching = false;
const address = (): string => window.location.pathname + window.location.search;
const fields = (): Field[] => [...document.querySelectorAll<Field>(FIELDS)];
const nameOf = (field: Field): string =>
  field.labels?.[0]?.textContent || field.getAttribute('aria-label') || field.name || field.placeholder;
const isSecret = (field: Field): boolean => SECRET.test(`${field.name} ${field.autocomplete} ${nameOf(field)}`);
const isField = (target: EventTarget | null): target is Field => target instanceof Element && target.matches(FIELDS);

/** Notes from now on into which fields somebody types, and puts back what stood there before this page was loaded anew. */
export function watchTyping(): void {
  if (!watching) document.addEventListener('input', ({ target }) => isField(target) && touched.add(target), { capture: true });
  watching = true;
  putBack();
}

/** Keeps what is typed and not sent, in this tab, until the page is there again. */
export function keepTyped(): void {
  const all = fields();
  const typed = all.flatMap((field): Typed[] => {
    if (!touched.has(field) || field.value === '' || isSecret(field)) return [];
    const name = nameOf(field);
    const nth = all.filter((other) => nameOf(other) === name).indexOf(field);
    return [{ address: address(), field: name, nth, value: field.value }];
  });
  if (typed.length > 0) window.sessionStorage.setItem(STORED_AS, JSON.stringify(typed));
}

/** As each field is drawn, as long as nobody has typed into it since. */
function putBack(): void {
  const stored = window.sessionStorage.getItem(STORED_AS);
  window.sessionStorage.removeItem(STORED_AS);
  let waiting = stored === null ? [] : (JSON.parse(stored) as Typed[]);
  if (waiting.length === 0) return;
  const look = () => {
    waiting = waiting.filter((one) => !written(one));
    if (waiting.length === 0) drawn.disconnect();
  };
  const drawn = new MutationObserver(look);
  drawn.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => drawn.disconnect(), WAIT_MS);
  look();
}

/** Whether that is settled: it stands in its field, or somebody has been there. */
function written({ address: at, field: name, nth, value }: Typed): boolean {
  if (at !== address()) return false;
  const field = fields().filter((one) => nameOf(one) === name)[nth];
  if (!field) return false;
  if (!touched.has(field)) type(field, value);
  return true;
}

/** As the player's own keys would: what draws the field hears of it. */
function type(field: Field, value: string): void {
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
