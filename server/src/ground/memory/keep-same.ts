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
