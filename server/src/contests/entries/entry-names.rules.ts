/** One name is the same in any case and with other code points for the same letters. */
export function entryNameKey(name: string): string {
  return name.normalize('NFC').trim().toLowerCase();
}

/**
 * The first of `name`, `name 2`, `name 3` … that is free.
 *
 * @param taken keys of the names in use
 */
export function freeName(name: string, taken: ReadonlySet<string>, separator = ' '): string {
  for (let n = 2, candidate = name; ; n++) {
    if (!taken.has(entryNameKey(candidate))) return candidate;
    candidate = `${name}${separator}${n}`;
  }
}
