/** Owners' colours in the order of entry; at least 3:1 on both grounds. */
export const OWNER_COLORS = ['#3F6BE8', '#B07F00', '#168F6B', '#CF3F83', '#7B5BD6', '#D2601F', '#2F8FC0', '#7C8B2D'] as const;

export const colorAt = (n: number): string => OWNER_COLORS[n % OWNER_COLORS.length] ?? OWNER_COLORS[0];

/** Two letters for each name, unlike any other's: its initials, else its first letters, else the first and a number. */
export function ownerCodes(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name, n) => {
    const words = name.toUpperCase().match(/[\p{L}\p{N}]+/gu) ?? ['?'];
    const letters = [...words.join('')];
    const candidates = [
      words.length > 1 ? `${[...(words[0] ?? '')][0]}${[...(words.at(-1) ?? '')][0]}` : letters.slice(0, 2).join(''),
      ...letters.slice(1).map((letter) => `${letters[0]}${letter}`),
      ...Array.from({ length: 10 }, (_, digit) => `${letters[0]}${digit}`),
    ];
    const code = candidates.find((candidate) => !taken.has(candidate)) ?? `${n}`;
    taken.add(code);
    return code;
  });
}
