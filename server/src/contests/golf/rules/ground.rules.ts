import type { Circle, Outline, Spot, Station } from '@poolhouse/contract/golf-rules';
import { ballsAtRest, type Lie } from './lie.rules';
import { bandOf, groups, inCompany, outlineOf } from './outline.rules';
import type { Point, Shot } from './shots.rules';

/** Feet in a yard: the event's grid is in feet, the ground is told in yards. */
const YARD = 3;
/** Fewer plays of a hole than these draw a plain ribbon and circles. */
const FEWEST_PLAYS = 12;
const FEWEST_BALLS = 8;
const RIBBON = 16;
/** Of a band: one every 40 yards or so, between which it is drawn without corners. */
const STATIONS = 9;
/** Where a fairway begins, off the tee. */
const FAIRWAY_FROM = 150;

/** What the shots of an event tell of one hole, on one day. */
export interface Ground {
  readonly tee: Point;
  readonly pin: Point;
  /** The first nearest the tee. Null on a par 3. */
  readonly fairway: readonly Station[] | null;
  /** The rough round it; none where few have played the hole. */
  readonly rough: readonly Station[];
  readonly green: Circle;
  readonly bunkers: readonly Circle[];
  /** Shapes that the balls of all who played the hole draw; empty where few have. */
  readonly outlines: Readonly<Record<'green' | 'sand' | 'water', readonly Outline[]>>;
  /** How often the hole was played to the end, by all golfers in all rounds. */
  readonly plays: number;
}

/** The strokes of one golfer on one hole in one round. */
export type Play = readonly Shot[];

/** Yards along the line from tee to pin, and to the right of it. */
export function onLine({ tee, pin }: Pick<Ground, 'tee' | 'pin'>, { x, y }: Point): Spot {
  const length = Math.hypot(pin.x - tee.x, pin.y - tee.y) || 1;
  const [ux, uy] = [(pin.x - tee.x) / length, (pin.y - tee.y) / length];
  const [dx, dy] = [x - tee.x, y - tee.y];
  return { a: (dx * ux + dy * uy) / YARD, b: (dx * uy - dy * ux) / YARD };
}

/** The pin: where holed balls lie, else the place from which what was left of several balls is least wrong. */
export function pinOf(shots: readonly Shot[]): Point | null {
  const placed = shots.filter(({ b }) => b && (b.x !== 0 || b.y !== 0));
  const holed = placed.flatMap(({ cup, b }) => (cup && b ? [b] : [])).sort(byPlace);
  const pinned = holed[Math.floor(holed.length / 2)];
  if (pinned) return pinned;
  const near = placed.flatMap(({ b, l }) => (b && l !== null && l > 0 && l < 720 ? [{ ...b, left: l / 12 }] : [])).sort(byPlace);
  if (near.length < 3) return null;
  let pin = mean(near);
  for (let step = 0; step < 60; step += 1) {
    const from = pin;
    pin = mean(
      near.map(({ x, y, left }) => {
        const away = Math.hypot(from.x - x, from.y - y) || 1;
        return { x: x + ((from.x - x) * left) / away, y: y + ((from.y - y) * left) / away };
      }),
    );
  }
  return pin;
}

/** In whatever order strokes are told, the same ground comes of them. */
const byPlace = (one: Point, other: Point): number => one.x - other.x || one.y - other.y;

const mean = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

/**
 * The ground of one hole in one round.
 *
 * @param day shots of that hole and round: they tell tee and pin
 * @param plays of that hole by all golfers in all rounds, each to its end: they tell where fairway, rough, sand, water and green lie
 * @param known tee and pin where a feed tells them
 */
export function groundOf(
  day: readonly Shot[],
  plays: readonly Play[],
  par: number,
  known: { tee?: Point | undefined; pin?: Point | undefined } = {},
): Ground | null {
  const today = day.filter(({ frac }) => !frac);
  const tees = today.flatMap(({ n, a }) => (n === 1 && a ? [a] : [])).sort(byPlace);
  const tee = known.tee ?? (tees.length > 0 ? mean(tees) : null);
  const pin = known.pin ?? pinOf(today);
  if (!tee || !pin || Math.hypot(pin.x - tee.x, pin.y - tee.y) < YARD) return null;
  const line = { tee, pin };
  const balls: Record<Lie, Spot[]> = { fairway: [], rough: [], green: [], sand: [], water: [] };
  for (const play of plays) for (const { lie, at } of ballsAtRest(play)) balls[lie].push(onLine(line, at));
  for (const spots of Object.values(balls)) spots.sort((one, other) => one.a - other.a || one.b - other.b);
  const length = onLine(line, pin).a;
  const many = plays.length >= FEWEST_PLAYS;
  return {
    tee,
    pin,
    fairway: par <= 3 ? null : fairwayOf(balls.fairway, length),
    rough: many ? roughOf(balls, length) : [],
    green: greenOf(balls.green, length),
    bunkers: clusters(balls.sand).slice(0, MOST_BUNKERS),
    outlines: many ? outlinesOf(balls, length) : { green: [], sand: [], water: [] },
    plays: plays.length,
  };
}

/** Balls of grass and green count where two others lie near. */
const COMPANY = { within: 12, others: 2 } as const;
const MOST_BUNKERS = 8;

/** A band from some way off the tee to the green, as wide as balls lie on it; a ribbon where too few do. */
function fairwayOf(balls: readonly Spot[], length: number): Station[] {
  const spots = inCompany(balls, COMPANY);
  if (spots.length < FEWEST_BALLS) return [0.15, 0.525, 0.9].map((part) => [part * length, -RIBBON, RIBBON] as const);
  const from = Math.min(FAIRWAY_FROM, 0.45 * length, ...spots.map(({ a }) => a));
  const to = Math.max(length - 6, ...spots.map(({ a }) => a));
  return bandOf(spots, length, { from, to, half: 11, pad: 3, stations: STATIONS });
}

function roughOf({ rough, fairway, green, sand }: Record<Lie, Spot[]>, length: number): Station[] {
  const spots = [...inCompany(rough, COMPANY), ...inCompany(fairway, COMPANY), ...inCompany(green, COMPANY), ...sand];
  if (spots.length < FEWEST_BALLS) return [];
  const along = spots.map(({ a }) => a);
  return bandOf(spots, length, {
    from: Math.min(...along) - 10,
    to: Math.max(length, ...along) + 10,
    half: 18,
    pad: 6,
    stations: STATIONS,
  });
}

/** Each yard once: most balls of a green lie about the hole. */
const toTheYard = (spots: readonly Spot[]): Spot[] => [
  ...new Map(spots.map(({ a, b }) => [`${Math.round(a)}:${Math.round(b)}`, { a: Math.round(a), b: Math.round(b) }])).values(),
];

/** Largest group of balls on the green; every bunker and water that balls lay in, the largest first. */
function outlinesOf({ green, sand, water }: Record<Lie, Spot[]>, length: number): Ground['outlines'] {
  const [putted] = groups(toTheYard(inCompany(green, COMPANY)), 10);
  return {
    green: putted && putted.length >= FEWEST_BALLS ? [outlineOf([...putted, { a: length, b: 0 }], { pad: 3, corners: 14 })] : [],
    sand: groups(sand, 8)
      .slice(0, MOST_BUNKERS)
      .map((spots) => outlineOf(spots, { pad: 4, corners: 8 })),
    water: groups(water, 30)
      .slice(0, 3)
      .map((spots) => outlineOf(spots, { pad: 9, corners: 12 })),
  };
}

/** Round the middle of the balls on it; 12 yards round the pin where too few are. */
function greenOf(balls: readonly Spot[], length: number): Circle {
  if (balls.length < 5) return { a: length, b: 0, r: 12 };
  const a = balls.reduce((sum, ball) => sum + ball.a, 0) / balls.length;
  const b = balls.reduce((sum, ball) => sum + ball.b, 0) / balls.length;
  const far = balls.map((ball) => Math.hypot(ball.a - a, ball.b - b)).sort((x, y) => x - y);
  const r = Math.min(20, Math.max(8, far[Math.floor(0.9 * (far.length - 1))] ?? 8));
  return { a, b, r: Math.max(r, Math.min(20, Math.hypot(length - a, b) + 2)) };
}

/** Balls in the sand within 8 yards of each other lie in one bunker. */
function clusters(balls: readonly Spot[]): Circle[] {
  const found: { a: number; b: number; count: number; r: number }[] = [];
  for (const ball of [...balls].sort((one, other) => one.a - other.a)) {
    const near = found.find((one) => Math.hypot(one.a - ball.a, one.b - ball.b) < 8);
    if (!near) {
      found.push({ ...ball, count: 1, r: 4 });
      continue;
    }
    near.r = Math.max(near.r, Math.min(10, 2 + Math.hypot(near.a - ball.a, near.b - ball.b)));
    near.a += (ball.a - near.a) / (near.count + 1);
    near.b += (ball.b - near.b) / (near.count + 1);
    near.count += 1;
  }
  return found.map(({ a, b, r }) => ({ a, b, r }));
}
