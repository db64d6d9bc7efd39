/** Two letters for each name, as the grid has room for; names whose letters are taken get others of theirs, or a figure. */
export function initialsOf(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const letters = [...name.toUpperCase()].filter((letter) => /[\p{L}\p{N}]/u.test(letter));
    const [first = '?'] = letters;
    const second = name.toUpperCase().split(/\s+/).filter(Boolean)[1]?.[0];
    const candidates = [...(second ? [second] : []), ...letters.slice(1), ...'23456789'].map((letter) => first + letter);
    const initials = candidates.find((one) => !taken.has(one)) ?? first;
    taken.add(initials);
    return initials;
  });
}
