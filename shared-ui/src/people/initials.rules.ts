/** One or two letters for who has no monogram that is known: of the first and the last word, else of the only one. */
export function initials(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  return (firstLetter(first) + firstLetter(last)).toUpperCase() || '?';
}

/** By code point, so that no letter is cut in half. */
const firstLetter = (word: string): string => [...word][0] ?? '';
