/**
 * What follows from one object alone, worked out when it is first asked for and known for as long as the object is there: `derive` for rules
 * that know no site. The object must never be changed.
 *
 * @param compute pure: whatever the value hangs on is in the object
 */
export function ofOne<K extends object, V>(compute: (of: K) => V): (of: K) => V {
  const known = new WeakMap<K, { value: V }>();
  return (of) => {
    let found = known.get(of);
    if (!found) known.set(of, (found = { value: compute(of) }));
    return found.value;
  };
}
