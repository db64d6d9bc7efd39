import type { Person } from './people.store';

/** An entry on a board where entries are known by their letters. */
export interface Lettered {
  readonly id: number;
  readonly name: string;
  /** What the board calls it, unlike any other on it. */
  readonly letters: string;
}

const FIGURES = [...'23456789'];

/**
 * How each entry is shown on a board where letters alone tell them apart: by its player's mark. A second entry of the same player has their
 * color and letters of its own.
 *
 * @param rows in the order in which they came
 */
export function boardMarks(rows: readonly Lettered[], personOf: (name: string) => Person): Map<number, Person> {
  const taken = new Set<string>();
  return new Map(
    rows.map(({ id, name, letters }) => {
      const person = personOf(name);
      const wanted = person.color === null ? [letters] : [person.monogram, letters];
      const [first = '?'] = letters;
      const own = [...wanted, ...FIGURES.map((figure) => first + figure)].find((one) => !taken.has(one)) ?? letters;
      taken.add(own);
      return [id, own === person.monogram ? person : { color: person.color, monogram: own }];
    }),
  );
}
