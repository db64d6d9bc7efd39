import { PERSON_COLORS, type PersonColor, type PersonMark } from '@poolhouse/contract';

/** Somebody who is in circles, and what they chose; '' for what they left to the site. */
export interface Member {
  readonly id: number;
  readonly username: string;
  readonly groups: readonly number[];
  readonly color: PersonColor | '';
  readonly monogram: string;
}

export interface Marks {
  /** What others see. */
  readonly shown: PersonMark;
  /** What they would see without a choice. */
  readonly usual: PersonMark;
}

/** What is taken in a circle. */
interface Taken {
  /** How many have a color by the rule, in the order of the colors. */
  readonly colors: number[];
  /** Monograms that somebody has by the rule. */
  readonly usual: Set<string>;
  /** How many have chosen a monogram. */
  readonly chosen: Map<string, number>;
}

/**
 * The color and the monogram of everybody. By the rule alone nobody in a circle has the monogram of another, and no two of the first twelve
 * the same color. Who came first has the first choice: whoever comes later changes nothing for those before.
 *
 * @param members all that circles connect, by id, so that a person is the same in each of their circles
 */
export function marksOf(members: readonly Member[]): Map<number, Marks> {
  const circles = new Map<number, Taken>();
  for (const { groups, monogram } of members)
    for (const group of groups) {
      const circle = circles.get(group) ?? { colors: PERSON_COLORS.map(() => 0), usual: new Set(), chosen: new Map() };
      circles.set(group, circle);
      if (monogram !== '') circle.chosen.set(monogram, (circle.chosen.get(monogram) ?? 0) + 1);
    }
  return new Map(
    members.map((member) => {
      const own = member.groups.flatMap((group) => circles.get(group) ?? []);
      const color = freestColor(member.id, own);
      const monogram = freeMonogram(member, own);
      for (const { colors, usual } of own) {
        const at = PERSON_COLORS.indexOf(color);
        colors[at] = (colors[at] ?? 0) + 1;
        usual.add(monogram);
      }
      return [member.id, { usual: { color, monogram }, shown: { color: member.color || color, monogram: member.monogram || monogram } }];
    }),
  );
}

/** Coprime to the number of colors, so that accounts that came one after the other lie far apart in it. */
const STRIDE = 5;

/** The color that fewest have in one's circles; of several the one that the account's number falls on first. */
function freestColor(id: number, circles: readonly Taken[]): PersonColor {
  const worn = (at: number): number => circles.reduce((sum, { colors }) => sum + (colors[at] ?? 0), 0);
  const order = PERSON_COLORS.map((_, n) => (id * STRIDE + n) % PERSON_COLORS.length);
  const best = order.reduce((a, b) => (worn(b) < worn(a) ? b : a));
  return PERSON_COLORS[best] ?? PERSON_COLORS[0];
}

/** The first monogram of a name that nobody in one's circles has by the rule or by choice, oneself aside. */
function freeMonogram({ username, monogram: own }: Member, circles: readonly Taken[]): string {
  const isFree = (letters: string) =>
    circles.every(({ usual, chosen }) => !usual.has(letters) && (chosen.get(letters) ?? 0) <= (letters === own ? 1 : 0));
  const wanted = monogramsOf(username);
  return wanted.find(isFree) ?? EVERY.find(isFree) ?? wanted[0] ?? '?';
}

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'];
const EVERY = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));

/** Monograms for a name, the best first: of its first and last word, its first two letters, its first with each other one, with a figure. */
export function monogramsOf(name: string): string[] {
  const words = name.normalize('NFKC').match(/[\p{L}\p{N}]+/gu) ?? [];
  const letters = words.flatMap((word) => [...word].map(capital));
  const [first, ...others] = letters;
  if (first === undefined) return [];
  const last = words.length > 1 ? capital([...(words.at(-1) ?? '')][0] ?? '') : '';
  const seconds = [last, ...others, ...'23456789'].filter(Boolean);
  return [...new Set(seconds.map((second) => first + second))];
}

/** A capital that is still one letter: ß stays as it is. */
function capital(letter: string): string {
  const large = letter.toUpperCase();
  return [...large].length === 1 ? large : letter;
}
