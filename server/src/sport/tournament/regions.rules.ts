/** As the source of the results names the regions of a year. */
export const LETTERS = ['W', 'X', 'Y', 'Z'] as const;
export type Letter = (typeof LETTERS)[number];

const KNOWN = ['SOUTH', 'EAST', 'WEST', 'MIDWEST'];

/**
 * The regions in the order of the quarters: top left, bottom left, top right, bottom right. The halves are the two semi-finals.
 *
 * @param names the region of each letter, as the source spells it
 * @param semifinals the letters that meet in the two semi-finals
 */
export function regionOrder(names: Readonly<Record<Letter, string>>, semifinals: readonly (readonly [Letter, Letter])[]): Letter[] {
  const place = (letter: Letter) => {
    const known = KNOWN.indexOf(names[letter].toUpperCase());
    return known >= 0 ? known : KNOWN.length + LETTERS.indexOf(letter);
  };
  const halves = semifinals.map((half) => [...half].sort((a, b) => place(a) - place(b)));
  return halves.sort(([a], [b]) => place(a as Letter) - place(b as Letter)).flat();
}
