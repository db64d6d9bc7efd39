/** More are nobody's to answer. */
const MOST = 10;
const WORD = /[\p{L}\p{N}_]/u;

/**
 * Names that a message addresses: those that stand behind an @, whatever their case, not in the middle of a word. Of several that fit at
 * one place the longest is meant.
 *
 * @returns what was found, each once, in the order of the message, with the name as it stands there
 */
export function mentionsIn<T extends { readonly name: string }>(message: string, known: readonly T[]): { one: T; written: string }[] {
  const longest = [...known].sort((a, b) => b.name.length - a.name.length);
  const found = new Map<T, string>();
  for (let at = message.indexOf('@'); at >= 0 && found.size < MOST; at = message.indexOf('@', at + 1)) {
    if (at > 0 && WORD.test(message.charAt(at - 1))) continue;
    const one = longest.find(({ name }) => startsWith(message, at + 1, name));
    if (one && !found.has(one)) found.set(one, message.slice(at + 1, at + 1 + one.name.length));
  }
  return [...found].map(([one, written]) => ({ one, written }));
}

function startsWith(message: string, at: number, name: string): boolean {
  if (message.slice(at, at + name.length).toLowerCase() !== name.toLowerCase()) return false;
  return !WORD.test(message.charAt(at + name.length));
}
