import { dice } from '@poolhouse/shared-ui/screen';
import { HOLES } from '../contest/cells.rules';
import { SIMULATIONS } from './method.constants';
import { LOWEST } from './outcomes.rules';
import { NONE, type Race, type RaceGolfer } from './race.rules';

/** Simulations between two breaths of the page: less than a frame, on a phone four times as slow too. */
const SLICE = 20;
const LENGTH = HOLES.length;
/** Rounds of a tournament are compared as digits of one number, the sum first: no round is as far from par as half of this. */
const DIGIT = 400;
/** No total is further from par than this. */
const FARTHEST = 120;

export interface EntryChance {
  readonly id: number;
  readonly name: string;
  /** Shares of one: of first place, and of any prize. */
  readonly win: number;
  readonly paid: number;
  /** Mean prize, in the unit of the prizes. */
  readonly points: number;
}

export interface Chances {
  readonly entries: readonly EntryChance[];
  /** By golfer whom somebody has and who has a hole left: my win chance if he birdies his next one less that if he bogeys it. */
  readonly leverage: ReadonlyMap<number, number>;
}

/** What the simulations of a race write into, made once: what was drawn, what it gives, and whose it is. */
interface Table {
  readonly race: Race;
  /** To par by golfer, round and hole. */
  readonly drawn: readonly Int8Array[];
  /** By golfer: holes to draw up to the cut, or all where none is to come; and those after it. */
  readonly open: readonly Int16Array[];
  readonly later: readonly Int16Array[];
  /** By entry: the holes of its four golfers; nobody's where it has fewer. */
  readonly cards: readonly (readonly [Int8Array, Int8Array, Int8Array, Int8Array])[];
  /** Best ball by entry, round and hole. */
  readonly balls: readonly Int8Array[];
  /** By entry: one number that orders as the rules do. */
  readonly keys: Float64Array;
}

function tableOf(race: Race): Table {
  const length = race.rounds * LENGTH;
  const drawn = race.golfers.map(({ posted }) => Int8Array.from(posted));
  const nobody = new Int8Array(length).fill(NONE);
  const split = race.cut ? race.cut.round * LENGTH : length;
  const openOf = ({ posted, plays }: RaceGolfer, from: number, to: number) =>
    Int16Array.from([...posted.keys()].filter((at) => plays && at >= from && at < to && posted[at] === NONE));
  const taken = new Set(race.entries.flatMap((entry) => entry.golfers));
  const card = (golfer: number | undefined) => drawn[golfer ?? -1] ?? nobody;
  return {
    race,
    drawn,
    open: race.golfers.map((golfer) => openOf(golfer, 0, split)),
    // What becomes of a golfer whom nobody has matters for the line alone.
    later: race.golfers.map((golfer, g) => openOf(golfer, taken.has(g) ? split : length, length)),
    cards: race.entries.map(({ golfers: [a, b, c, d] }) => [card(a), card(b), card(c), card(d)]),
    balls: race.entries.map(() => new Int8Array(length)),
    keys: new Float64Array(race.entries.length),
  };
}

/**
 * Draws the rest of a tournament so many times and counts who wins. Between two slices it yields, so that the page stays awake.
 *
 * @param prizes by place, the first place's first
 */
export function* chancesOf(race: Race, prizes: readonly number[], simulations = SIMULATIONS): Generator<void, Chances> {
  const { golfers, entries, mine } = race;
  const table = tableOf(race);
  const random = dice(race.seed);
  const none = () => new Float64Array(entries.length);
  const [wins, paid, points] = [none(), none(), none()];
  const holders = golfers.map((_, golfer) => entries.flatMap((entry, n) => (entry.golfers.includes(golfer) ? [n] : [])));
  // Whose next hole is worth something to me.
  const asked = golfers.flatMap(({ next }, g) => (mine < 0 || next < 0 || holders[g]?.length === 0 ? [] : [g]));
  const [swing, scratch] = [new Float64Array(golfers.length), none()];
  for (let n = 0; n < simulations; n += 1) {
    if (n > 0 && n % SLICE === 0) yield;
    draw(table, random);
    rank(table);
    award(table.keys, prizes, { wins, paid, points });
    scratch.set(table.keys);
    for (const g of asked) {
      const change = { golfer: g, at: golfers[g]?.next ?? 0, holders: holders[g] ?? [] };
      swing[g] = (swing[g] ?? 0) + swingOf(table, change, scratch);
    }
  }
  return {
    entries: entries.map(({ id, name }, n) => ({
      id,
      name,
      win: (wins[n] ?? 0) / simulations,
      paid: (paid[n] ?? 0) / simulations,
      points: (points[n] ?? 0) / simulations,
    })),
    leverage: new Map(asked.map((g) => [golfers[g]?.id ?? 0, (swing[g] ?? 0) / simulations])),
  };
}

/** Every golfer's rest: what is posted stays, the cut falls where it falls, who is out posts nothing. */
function draw({ race: { golfers, cut }, drawn, open, later }: Table, random: () => number): void {
  for (let g = 0; g < golfers.length; g += 1) drawHoles(golfers[g], drawn[g], open[g], random);
  if (!cut) return;
  const totals = golfers.map((golfer, g) => golfer.stated ?? sumOf(drawn[g], cut.round * LENGTH));
  const line = lineOf(
    totals.filter((_, g) => golfers[g]?.plays),
    cut,
  );
  for (let g = 0; g < golfers.length; g += 1) {
    if (golfers[g]?.plays && (totals[g] ?? 0) <= line) drawHoles(golfers[g], drawn[g], later[g], random);
    else drawn[g]?.fill(NONE, cut.round * LENGTH);
  }
}

/** Total of the golfer in the last place that is through; counted, since a sort of the field takes longer than all else. */
function lineOf(totals: readonly number[], { count, within }: NonNullable<Race['cut']>): number {
  const at = new Uint16Array(2 * FARTHEST + 1);
  for (const total of totals) {
    const place = Math.min(2 * FARTHEST, Math.max(0, total + FARTHEST));
    at[place] = (at[place] ?? 0) + 1;
  }
  let [place, inside, first] = [-1, 0, -1];
  const wanted = Math.min(count, totals.length);
  while (inside < wanted && place < 2 * FARTHEST) {
    place += 1;
    inside += at[place] ?? 0;
    if (first < 0 && inside > 0) first = place;
  }
  return Math.max(place, within > 0 ? first + within : place) - FARTHEST;
}

function drawHoles(
  golfer: RaceGolfer | undefined,
  drawn: Int8Array | undefined,
  holes: Int16Array | undefined,
  random: () => number,
): void {
  if (!golfer || !drawn || !holes) return;
  for (let n = 0; n < holes.length; n += 1) {
    const at = holes[n] ?? 0;
    const sums = golfer.sums[at];
    if (!sums) continue;
    const value = random();
    let score = 0;
    while (score < sums.length - 1 && value >= (sums[score] ?? 1)) score += 1;
    drawn[at] = score + LOWEST;
  }
}

function sumOf(drawn: Int8Array | undefined, holes: number): number {
  let sum = 0;
  for (let at = 0; at < holes; at += 1) {
    const toPar = drawn?.[at] ?? NONE;
    if (toPar !== NONE) sum += toPar;
  }
  return sum;
}

/** Each entry's rounds as one number: the sum first, then the last round, back to the first. */
function rank({ race: { entries, rounds, over }, cards, balls, keys }: Table): void {
  const [sums, whole] = [new Int16Array(entries.length), new Uint8Array(entries.length)];
  for (let n = 0; n < entries.length; n += 1) {
    const fixed = entries[n]?.fixed ?? [];
    let key = 0;
    for (let round = 0; round < fixed.length; round += 1) key += (fixed[round] ?? 0) * weight(round, rounds);
    keys[n] = key;
  }
  for (let round = over; round < rounds; round += 1) {
    let worst = 0;
    for (let n = 0; n < entries.length; n += 1) {
      const [own, four] = [balls[n], cards[n]];
      if (!own || !four) continue;
      const [a, b, c, d] = four;
      let [sum, all] = [0, 1];
      for (let at = round * LENGTH; at < (round + 1) * LENGTH; at += 1) {
        const best = Math.min(a[at] ?? NONE, b[at] ?? NONE, c[at] ?? NONE, d[at] ?? NONE);
        own[at] = best;
        if (best === NONE) all = 0;
        else sum += best;
      }
      sums[n] = sum;
      whole[n] = all;
      if (all === 1 && sum > worst) worst = sum;
    }
    const digit = weight(round, rounds);
    for (let n = 0; n < entries.length; n += 1) {
      const sum = sums[n] ?? 0;
      keys[n] = (keys[n] ?? 0) + (whole[n] === 1 ? sum : Math.max(sum, worst)) * digit;
    }
  }
}

/** What a stroke of a round weighs in an entry's number: once in the sum, once as a digit of its own. */
const weight = (round: number, rounds: number): number => DIGIT ** rounds + DIGIT ** round;

/** Places of equal numbers are shared, and so are their prizes. */
function award(
  keys: Float64Array,
  prizes: readonly number[],
  { wins, paid, points }: Record<'wins' | 'paid' | 'points', Float64Array>,
): void {
  for (let n = 0; n < keys.length; n += 1) {
    let [better, level] = [0, 0];
    for (let other = 0; other < keys.length; other += 1) {
      if ((keys[other] ?? 0) < (keys[n] ?? 0)) better += 1;
      else if (keys[other] === keys[n]) level += 1;
    }
    let prize = 0;
    for (let place = better; place < better + level; place += 1) prize += prizes[place] ?? 0;
    if (better === 0) wins[n] = (wins[n] ?? 0) + 1 / level;
    if (prize > 0) paid[n] = (paid[n] ?? 0) + 1;
    points[n] = (points[n] ?? 0) + prize / level;
  }
}

interface Change {
  readonly golfer: number;
  readonly at: number;
  /** Entries that have him. */
  readonly holders: readonly number[];
}

/** How much likelier I win a simulation where a golfer makes a birdie of a hole than where he makes a bogey, all else as it is. */
function swingOf(
  { race: { entries, rounds, mine }, drawn, balls, keys }: Table,
  { golfer, at, holders }: Change,
  own: Float64Array,
): number {
  if (drawn[golfer]?.[at] === NONE) return 0;
  const stroke = weight(Math.floor(at / LENGTH), rounds);
  let moves = false;
  const shares = [BIRDIE, BOGEY].map((toPar) => {
    for (const n of holders) {
      const old = balls[n]?.[at] ?? NONE;
      let others = NONE;
      for (const g of entries[n]?.golfers ?? []) if (g !== golfer) others = Math.min(others, drawn[g]?.[at] ?? NONE);
      if (others > BIRDIE) moves = true;
      own[n] = (keys[n] ?? 0) + (Math.min(others, toPar) - old) * stroke;
    }
    const share = moves ? shareOf(own, mine) : 0;
    for (const n of holders) own[n] = keys[n] ?? 0;
    return share;
  });
  return (shares[0] ?? 0) - (shares[1] ?? 0);
}

const [BIRDIE, BOGEY] = [-1, 1];

/** My share of first place. */
function shareOf(keys: Float64Array, mine: number): number {
  const own = keys[mine] ?? 0;
  let level = 0;
  for (let n = 0; n < keys.length; n += 1) {
    const key = keys[n] ?? 0;
    if (key < own) return 0;
    if (key === own) level += 1;
  }
  return 1 / level;
}
