const ADDRESS = /^[^\s<>,;"'()@]+@[^\s<>,;"'()@]+$/;

export interface Pasted {
  readonly emails: readonly string[];
  /** What stands between separators and is no address: nothing that was pasted is dropped without a word. */
  readonly rest: readonly string[];
}

/**
 * Addresses out of whatever was pasted: 'Ann <ann@example.com>, bob@example.com' in any lines; each once, in order. A name beside an address
 * is its owner's.
 */
export function emailsIn(text: string): Pasted {
  const emails = new Map<string, string>();
  const rest: string[] = [];
  for (const part of text.split(/[,;\n\r]+/).map((one) => one.trim())) {
    if (part === '') continue;
    const named = /<([^<>]*)>\s*$/.exec(part);
    const words = named ? [named[1]?.trim() ?? ''] : part.split(/\s+/);
    const found = words.filter((word) => ADDRESS.test(word.replace(/^[<("']|[>)"']$/g, '')));
    for (const word of found) {
      const email = word.replace(/^[<("']|[>)"']$/g, '');
      if (!emails.has(email.toLowerCase())) emails.set(email.toLowerCase(), email);
    }
    // 'Ann ann@example.com' is an address with a name; two that are none, or a quoted one, are not.
    if (found.length === 0 || words.some((word) => word.includes('@') && !found.includes(word))) rest.push(part);
  }
  return { emails: [...emails.values()], rest };
}

/** So many of what is no address are named. */
const REST_SHOWN = 5;

/** What a field of addresses says of what is none; '' where all are. */
export const restWords = (rest: readonly string[]): string =>
  rest.length === 0
    ? ''
    : `No address: ${rest.slice(0, REST_SHOWN).join('; ')}${rest.length > REST_SHOWN ? ` and ${rest.length - REST_SHOWN} more` : ''}`;
