/** An object's own prototype, in whichever frame of the page it was made. */
const isBare = (prototype: unknown): boolean => prototype === null || Object.getPrototypeOf(prototype) === null;

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && isBare(Object.getPrototypeOf(value));

/**
 * `next`, with the parts of `old` wherever they are equal; `old` itself where all is. What stands elsewhere in a list than before is
 * still the same object. Plain objects and lists are looked into, all else is equal only to itself. Pure.
 */
export function keep<T>(old: unknown, next: T): T {
  if (Object.is(old, next)) return next;
  if (Array.isArray(next) && Array.isArray(old)) return keepList(old, next) as T;
  if (isPlain(next) && isPlain(old)) return keepFields(old, next) as T;
  return next;
}

function keepList(old: readonly unknown[], next: readonly unknown[]): readonly unknown[] {
  const known = new Set(old);
  const rows = next.map((item, at) => (known.has(item) ? item : keep(old[at], item)));
  if (rows.length === old.length && rows.every((row, at) => Object.is(row, old[at]))) return old;
  return rows.every((row, at) => Object.is(row, next[at])) ? next : rows;
}

function keepFields(old: Record<string, unknown>, next: Record<string, unknown>): Record<string, unknown> {
  const names = Object.keys(next);
  const fields = Object.fromEntries(names.map((name) => [name, keep(old[name], next[name])]));
  const sameNames = names.length === Object.keys(old).length && names.every((name) => Object.hasOwn(old, name));
  if (sameNames && names.every((name) => Object.is(fields[name], old[name]))) return old;
  return names.every((name) => Object.is(fields[name], next[name])) ? next : fields;
}
