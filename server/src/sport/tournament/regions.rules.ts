/** As the source of the results names the regions of a year. */
export const LETTERS = ['W', 'X', 'Y', 'Z'] as const;
export type Letter = (typeof LETTERS)[number];

const KNOWN = ['SOUTH', 'EAST', 'WEST', 'MIDWEST'];

/** South, East, West and Midwest come first, all others after them. */
export function rankOfRegion(name: string): number {
  const known = KNOWN.indexOf(name.toUpperCase());
  return known >= 0 ? known : KNOWN.length;
}

/**
 * The regions in the order of the quarters: top left, bottom left, top right, bottom right. The halves are the two semi-finals.
 *
 * @param names the region of each letter, as the source spells it
 * @param semifinals the letters that meet in the two semi-finals
 */
export function regionOrder(names: Readonly<Record<Letter, string>>, semifinals: readonly (readonly [Letter, Letter])[]): Letter[] {
  const place = (letter: Letter) => {
    const rank = rankOfRegion(names[letter]);
    return rank < KNOWN.length ? rank : rank + LETTERS.indexOf(letter);
  };
  const halves = semifinals.map((half) => [...half].sort((a, b) => place(a) - place(b)));
  return halves.sort(([a], [b]) => place(a as Letter) - place(b as Letter)).flat();
}
