import type { Random } from '../../../sport/practice/random.rules';
import type { RoundCard } from '../golf';
import { HOLES } from '../rules/card.rules';
import { lengthText, type Point, type RoundShots, type Shot } from '../rules/shots.rules';
import type { DemoCourse } from './demo-event';
import { normal } from './outcome.rules';

const YARD_FEET = 3;
const GRID = 30_000;
const TRIES = 60;

/** Where a hole lies on the course's grid, and how it bends. */
interface Lay {
  readonly tee: Point;
  /** Direction from tee to pin. */
  readonly u: Point;
  /** Yards that the fairway bends away halfway. */
  readonly bend: number;
  /** The side of a lake beside the landing of drives, 1 on the right; 0 for none. */
  readonly water: -1 | 0 | 1;
  /** Directions from the pin in which bunkers lie by the green. */
  readonly bunkers: readonly number[];
}

interface Lie {
  /** Yards along the line from tee to pin, and right of it. */
  a: number;
  b: number;
  where: string;
}

/** Strokes of every hole of a round, which add up to its scores; each with the instant at which it is known. */
export function demoShots(card: RoundCard, course: DemoCourse, random: Random): RoundShots {
  const shots: Shot[] = [];
  const order = Array.from({ length: HOLES }, (_, step) => (card.startHole - 1 + step) % HOLES);
  for (const [step, hole] of order.entries()) {
    const strokes = card.holes[hole];
    const until = card.at[hole];
    if (strokes === null || strokes === undefined || until === null || until === undefined) continue;
    const from = card.at[order[step - 1] ?? -1] ?? card.teeAt ?? until;
    shots.push(...holeStrokes({ hole, par: course.pars[hole] ?? 4, yards: course.yards[hole] ?? 400, strokes }, { from, until, random }));
  }
  return { golferId: card.golferId, round: card.round, shots };
}

interface Wanted {
  hole: number;
  par: number;
  yards: number;
  strokes: number;
}

function holeStrokes(wanted: Wanted, { from, until, random }: { from: number; until: number; random: Random }): Shot[] {
  const lay = layOf(wanted.hole, wanted.yards);
  let lies: Lie[] = [];
  for (let tries = 0; tries < TRIES; tries += 1) {
    lies = drawLies(wanted, lay, random);
    if (lies.length === wanted.strokes) break;
  }
  lies = fitted(lies, wanted);
  const pin = pointOf(lay, { a: wanted.yards, b: 0 });
  const placed = [{ a: 0, b: 0, where: 'Tee Box' }, ...lies].map((lie) => ({ ...lie, point: pointOf(lay, lie) }));
  return lies.map((lie, n) => {
    const [start, end] = [placed[n], placed[n + 1]];
    const cup = n === lies.length - 1;
    const [d, l] = [feetBetween(start?.point ?? pin, end?.point ?? pin) * 12, cup ? 0 : feetBetween(end?.point ?? pin, pin) * 12];
    const penalty = lie.where === 'Penalty';
    return {
      h: wanted.hole + 1,
      n: n + 1,
      t: penalty ? 'P' : 'S',
      d: penalty ? null : Math.round(d),
      l: Math.round(l),
      from: start?.where ?? '',
      to: cup ? 'hole' : lie.where,
      a: penalty ? null : (start?.point ?? null),
      b: end?.point ?? null,
      ...(cup ? { cup: true } : {}),
      text: words({ d, l, cup, penalty, from: start?.where ?? '', to: lie.where }),
      at: Math.ceil((from + ((n + 1) * (until - from)) / lies.length) / GRID) * GRID,
    };
  });
}

/** A hole's place is made of its number alone, so that every round has the same course. */
function layOf(hole: number, yards: number): Lay {
  const turn = (hole * 137.5 * Math.PI) / 180;
  const tee = { x: 9000 + (hole % 6) * 900, y: 9000 + Math.floor(hole / 6) * 1500 };
  return {
    tee,
    u: { x: Math.cos(turn), y: Math.sin(turn) },
    bend: yards > 300 ? ((hole * 17) % 71) - 35 : 0,
    water: hole % 5 !== 2 ? 0 : hole % 2 === 0 ? 1 : -1,
    bunkers: hole % 3 === 0 ? [1.9, 4.4] : [2.2, 3.6, 5.1].map((angle) => angle + hole * 0.2),
  };
}

function pointOf({ tee, u }: Lay, { a, b }: { a: number; b: number }): Point {
  const short = (value: number) => Math.round(value * 100) / 100;
  return { x: short(tee.x + (a * u.x + b * u.y) * YARD_FEET), y: short(tee.y + (a * u.y - b * u.x) * YARD_FEET) };
}

const feetBetween = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** Ball after ball until it is in the hole. */
function drawLies({ par, yards, strokes }: Wanted, lay: Lay, random: Random): Lie[] {
  const lies: Lie[] = [];
  let at: Lie = { a: 0, b: 0, where: 'Tee Box' };
  while (lies.length < 12) {
    const left = Math.hypot(yards - at.a, at.b);
    if (at.where === 'Green') {
      if (random() < puttMade(left * YARD_FEET)) return [...lies, { a: yards, b: 0, where: 'hole' }];
      at = near(yards, Math.min(left * 0.6, (1 + Math.abs(normal(random)) * 0.07 * left * YARD_FEET) / YARD_FEET), random);
    } else if (lies.length === 0 && par > 3) {
      at = driveTo(Math.min(yards - 20, 283 + normal(random) * 25), yards, lay, random);
      if (lay.water !== 0 && strokes > par && random() < 0.3) {
        const lake = lakeAt(at.a, yards, lay);
        at = { a: at.a - 15, b: lake.bank, where: lay.water < 0 ? 'Left Rough' : 'Right Rough' };
        lies.push({ a: at.a + 15, b: lake.bank + lay.water * (6 + random() * 34), where: 'Water' }, { ...at, where: 'Penalty' });
        continue;
      }
    } else if (left > 285) {
      at = driveTo(at.a + 225 + normal(random) * 12, yards, lay, random);
    } else {
      at = approach(yards, left, { rough: /Rough|Bunker|Native/.test(at.where), lay, random });
    }
    lies.push(at);
  }
  return lies;
}

const MEDIANS: readonly (readonly [to: number, fairway: number, rough: number])[] = [
  [15, 4, 6],
  [50, 7, 10],
  [100, 16, 15],
  [150, 16, 32],
  [200, 26, 55],
  [250, 43, 64],
  [Infinity, 86, 200],
];

/** Left after an approach, feet: half of them under the measured median of the distance and lie. */
function approach(yards: number, left: number, { rough, lay, random }: { rough: boolean; lay: Lay; random: Random }): Lie {
  const [, fairway = 30, deep = 60] = MEDIANS.find(([to]) => left < to) ?? [];
  const feet = Math.max(1, (rough ? deep : fairway) * Math.exp(0.75 * normal(random)));
  const lie = near(yards, feet / YARD_FEET, random);
  if (feet <= 55) return lie;
  const side = lie.b < 0 ? 'Left' : 'Right';
  if (random() < 0.75) return { ...lie, where: `${side} Rough` };
  const angle = (lay.bunkers[Math.floor(random() * lay.bunkers.length)] ?? 0) + (random() - 0.5) * 0.35;
  const out = 22 + random() * 5;
  const sand = { a: yards + out * Math.cos(angle), b: out * Math.sin(angle) };
  return { ...sand, where: `${sand.b < 0 ? 'Left' : 'Right'} Greenside Bunker` };
}

const middleOf = (a: number, yards: number, { bend }: Lay): number => bend * Math.sin(Math.PI * Math.min(1, Math.max(0, a / yards)));

/** Where the lake begins beside a place on the fairway. */
const lakeAt = (a: number, yards: number, lay: Lay): { bank: number } => ({ bank: middleOf(a, yards, lay) + lay.water * 26 });

function near(yards: number, away: number, random: Random): Lie {
  const turn = random() * 2 * Math.PI;
  return { a: yards + away * Math.cos(turn), b: away * Math.sin(turn), where: 'Green' };
}

function driveTo(a: number, yards: number, lay: Lay, random: Random): Lie {
  const middle = middleOf(a, yards, lay);
  const lot = random();
  const either = random() < 0.5 ? -1 : 1;
  // What lies dry beyond the first cut is on the side without a lake.
  const side = lay.water !== 0 && lot >= 0.71 ? (-lay.water as -1 | 1) : either;
  const word = side < 0 ? 'Left' : 'Right';
  if (lot < 0.63) return { a, b: middle + side * random() * 14, where: random() < 0.4 ? 'Fairway' : `${word} Fairway` };
  if (lot < 0.71) return { a, b: middle + side * (15 + random() * 4), where: `${word} Intermediate Rough` };
  if (lot < 0.89) return { a, b: middle + side * (19 + random() * 12), where: `${word} Rough` };
  if (lot < 0.94)
    return { a: 255 + random() * 8, b: middleOf(259, yards, lay) + side * (20 + random() * 5), where: `${word} Fairway Bunker` };
  return { a, b: middle + side * (32 + random() * 12), where: `${word} Native Area` };
}

const PUTTS: readonly (readonly [feet: number, made: number])[] = [
  [3, 0.99],
  [5, 0.9],
  [8, 0.66],
  [12, 0.43],
  [20, 0.24],
  [30, 0.17],
  [Infinity, 0.065],
];
const puttMade = (feet: number): number => PUTTS.find(([to]) => feet <= to)?.[1] ?? 0.065;

/** What a draw has too much of goes before the last putt, and what it lacks is putts of two feet. */
function fitted(lies: readonly Lie[], { strokes, yards }: Wanted): Lie[] {
  const hole: Lie = { a: yards, b: 0, where: 'hole' };
  const before = lies.slice(0, -1).slice(0, strokes - 1);
  while (before.length < strokes - 1) before.push({ a: yards - 0.4 - 0.1 * before.length, b: 0.3, where: 'Green' });
  return [...before, hole];
}

function words({
  d,
  l,
  cup,
  penalty,
  from,
  to,
}: {
  d: number;
  l: number;
  cup: boolean;
  penalty: boolean;
  from: string;
  to: string;
}): string {
  if (penalty) return 'Penalty, drop beside the water';
  const left = `${lengthText(Math.round(l))} to hole`;
  if (from === 'Green') return cup ? `putt ${lengthText(Math.round(d))}, holed` : `putt ${lengthText(Math.round(d))}, ${left}`;
  const start = from === 'Tee Box' ? 'Tee shot ' : '';
  return cup ? `${start}${lengthText(Math.round(d))}, in the hole` : `${start}${lengthText(Math.round(d))} to ${to.toLowerCase()}, ${left}`;
}
