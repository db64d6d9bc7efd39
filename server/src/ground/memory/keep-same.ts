/** Whether two flat objects have the same fields. */
export function sameFields(a: object, b: object): boolean {
  const [one, other] = [a as Record<string, unknown>, b as Record<string, unknown>];
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => Object.is(one[name], other[name]));
}

/**
 * The new list, with the old objects wherever nothing changed, and the old list itself where nothing changed at all. What is
 * the same object need not be looked at again.
 *
 * @param same for objects that are not flat
 */
export function keepSame<T extends object>(
  before: readonly T[] | undefined,
  after: readonly T[],
  nameOf: (one: T) => string | number,
  same: (a: T, b: T) => boolean = sameFields,
): readonly T[] {
  if (!before) return after;
  const known = new Map(before.map((one) => [nameOf(one), one]));
  const kept = after.map((one) => {
    const old = known.get(nameOf(one));
    return old && same(old, one) ? old : one;
  });
  return sameList(before, kept) ? before : kept;
}

export const sameList = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((one, n) => one === b[n]);

/**
 * The new value, with the old objects wherever nothing changed, and the old one itself where nothing changed at all: lists, maps, and rows,
 * whose fields are compared and not looked into.
 */
export function keepEqual<T>(before: unknown, after: T): T {
  if (Object.is(before, after) || typeof before !== 'object' || typeof after !== 'object' || !before || !after) return after;
  if (Array.isArray(after)) {
    if (!Array.isArray(before)) return after;
    const old = before as readonly unknown[];
    const kept = after.map((one: unknown, n) => keepEqual(old[n], one));
    return (sameList(old, kept) ? old : kept) as T;
  }
  if (after instanceof Map) {
    if (!(before instanceof Map)) return after;
    const old = before as ReadonlyMap<unknown, unknown>;
    const kept = new Map([...after].map(([name, one]: [unknown, unknown]) => [name, keepEqual(old.get(name), one)]));
    return (old.size === kept.size && [...kept].every(([name, one]) => old.get(name) === one) ? old : kept) as T;
  }
  return isPlain(before) && isPlain(after) && sameFields(before, after) ? (before as T) : after;
}

/** What hides something in its class is the same only when it is the same object. */
const isPlain = (value: object): boolean => Object.getPrototypeOf(value) === Object.prototype;
