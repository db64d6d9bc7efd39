import { outlineIn, reachOf, type Outline, type Spot } from './convex-outline.rules';
import { numbersIn, numbersText, stepsOf, sumsOf } from './number-text.rules';

/** Along, left edge, right edge; yards. */
export type Station = readonly [a: number, left: number, right: number];
export type Circle = Spot & { readonly r: number };

/** The shapes of a hole's ground, as they are drawn; yards along the line from tee to pin and right of it. */
export interface GroundShapes {
  /** The first station nearest the tee, evenly spaced; none on a par 3. */
  readonly fairway: readonly Station[];
  /** None where few have played the hole. */
  readonly rough: readonly Station[];
  readonly outlines: Readonly<Record<'green' | 'sand' | 'water', readonly Outline[]>>;
  /** These are drawn, and told, where no outline of their kind is known; a ground without an outline of its green has one of these. */
  readonly green: Circle | null;
  readonly bunkers: readonly Circle[];
}

/** Edges of a band are told so fine, yards, and never inside of where they are. */
const FINE = 2;
/** In how many directions the reach of an outline is told: sand is small. */
const DIRECTIONS = { green: 12, sand: 8, water: 12 } as const;

/** A ground's shapes as one short text: no figure stands in it that others tell. */
export function groundText({ fairway, rough, outlines, green, bunkers }: GroundShapes): string {
  const end = endOf([...fairway, ...rough]);
  const kind = (one: keyof typeof DIRECTIONS) => outlines[one].map((outline) => outlineText(outline, end, DIRECTIONS[one])).join('');
  const circles = [...(outlines.green.length === 0 && green ? [green] : []), ...(outlines.sand.length === 0 ? bunkers : [])];
  const lists = [bandText(fairway), bandText(rough), kind('green'), kind('sand'), kind('water'), circles.map(circleText).join('')];
  return lists.join(' ').trimEnd();
}

export function shapesIn(text: string): GroundShapes {
  const [fairway = [], rough = [], green = [], sand = [], water = [], round = []] = text.split(' ').map(numbersIn);
  const bands = { fairway: bandIn(fairway), rough: bandIn(rough) };
  const end = endOf([...bands.fairway, ...bands.rough]);
  const outlines = {
    green: outlinesIn(green, end, DIRECTIONS.green),
    sand: outlinesIn(sand, end, DIRECTIONS.sand),
    water: outlinesIn(water, end, DIRECTIONS.water),
  };
  const circles = inParts(round, 3).map(([a = 0, b = 0, r = 0]) => ({ a, b, r }));
  const known = outlines.green.length > 0;
  return { ...bands, outlines, green: known ? null : (circles[0] ?? null), bunkers: known ? circles : circles.slice(1) };
}

/** Shapes are told from here on: most of them lie by the green. */
const endOf = (bands: readonly Station[]): number => bands.at(-1)?.[0] ?? 0;

function bandText(band: readonly Station[]): string {
  const [first, last] = [band[0], band.at(-1)];
  if (!first || !last) return '';
  const left = band.map((station) => Math.floor(station[1] / FINE));
  const right = band.map((station) => Math.ceil(station[2] / FINE));
  const [from, to] = [Math.round(first[0]), Math.round(last[0])];
  return numbersText([from, to - from, ...stepsOf(left), ...stepsOf(right)]);
}

function bandIn([from = 0, length = 0, ...edges]: readonly number[]): Station[] {
  const count = edges.length / 2;
  const [left, right] = [sumsOf(edges.slice(0, count)), sumsOf(edges.slice(count))];
  return left.map((own, n) => [Math.round(from + (length * n) / Math.max(1, count - 1)), own * FINE, (right[n] ?? own) * FINE]);
}

function outlineText(outline: Outline, end: number, directions: number): string {
  const { middle, yards } = reachOf(outline, directions);
  return numbersText([middle.a - end, middle.b, ...stepsOf(yards)]);
}

const outlinesIn = (numbers: readonly number[], end: number, directions: number): Outline[] =>
  inParts(numbers, directions + 2).map(([a = 0, b = 0, ...steps]) => outlineIn({ middle: { a: a + end, b }, yards: sumsOf(steps) }));

const circleText = ({ a, b, r }: Circle): string => numbersText([a, b, r].map(Math.round));

const inParts = <Part>(all: readonly Part[], size: number): Part[][] =>
  Array.from({ length: Math.floor(all.length / size) }, (_, n) => all.slice(n * size, (n + 1) * size));
