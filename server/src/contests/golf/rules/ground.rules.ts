import type { Point, RoundShots, Shot } from './shots.rules';

/** Feet in a yard: the event's grid is in feet, the ground is told in yards. */
const YARD = 3;
const BIN = 25;
const FEWEST_BALLS = 8;
const RIBBON = 16;

export interface Circle {
  /** Yards along the line from tee to pin, and to the right of it. */
  readonly a: number;
  readonly b: number;
  readonly r: number;
}

/** What the shots of an event tell of one hole, on one day. */
export interface Ground {
  readonly tee: Point;
  readonly pin: Point;
  /** Along, left edge, right edge; the first nearest the tee. Null on a par 3. */
  readonly fairway: readonly (readonly [number, number, number])[] | null;
  readonly green: Circle;
  readonly bunkers: readonly Circle[];
}

/** Yards along the line from tee to pin, and to the right of it. */
export function onLine({ tee, pin }: Pick<Ground, 'tee' | 'pin'>, { x, y }: Point): { a: number; b: number } {
  const length = Math.hypot(pin.x - tee.x, pin.y - tee.y) || 1;
  const [ux, uy] = [(pin.x - tee.x) / length, (pin.y - tee.y) / length];
  const [dx, dy] = [x - tee.x, y - tee.y];
  return { a: (dx * ux + dy * uy) / YARD, b: (dx * uy - dy * ux) / YARD };
}

/** The pin: where a holed ball lies, else the place from which what was left of several balls is least wrong. */
export function pinOf(shots: readonly Shot[]): Point | null {
  const holed = shots.find(({ cup, b }) => cup && b !== null && (b.x !== 0 || b.y !== 0));
  if (holed?.b) return holed.b;
  const near = shots.flatMap(({ b, l }) =>
    b && (b.x !== 0 || b.y !== 0) && l !== null && l > 0 && l < 720 ? [{ ...b, left: l / 12 }] : [],
  );
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

const mean = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

const isFairway = (to: string) => /fairway|^(ELF|ERF|OFW)$/i.test(to) && !/bunker/i.test(to);
const isGreen = (to: string) => /^(OGR|green)$/i.test(to);
const isSand = (to: string) => /bunker|sand|^(OST|EG\d|OGS)$/i.test(to);

/**
 * The ground of one hole in one round.
 *
 * @param day shots of that hole and round: they tell tee and pin
 * @param all shots of that hole in all rounds: they tell fairway and sand
 * @param known tee and pin where a feed tells them
 */
export function groundOf(
  day: readonly Shot[],
  all: readonly Shot[],
  par: number,
  known: { tee?: Point | undefined; pin?: Point | undefined } = {},
): Ground | null {
  const feet = (shots: readonly Shot[]) => shots.filter(({ frac }) => !frac);
  const tees = feet(day).flatMap(({ n, a }) => (n === 1 && a ? [a] : []));
  const tee = known.tee ?? (tees.length > 0 ? mean(tees) : null);
  const pin = known.pin ?? pinOf(feet(day));
  if (!tee || !pin || Math.hypot(pin.x - tee.x, pin.y - tee.y) < YARD) return null;
  const line = { tee, pin };
  const balls = (wanted: (to: string) => boolean, shots: readonly Shot[]) =>
    feet(shots).flatMap(({ b, to, cup }) => (b && !cup && wanted(to) ? [onLine(line, b)] : []));
  const length = onLine(line, pin).a;
  return {
    tee,
    pin,
    fairway: par <= 3 ? null : fairwayOf(balls(isFairway, all), length),
    green: greenOf(balls(isGreen, day), length),
    bunkers: clusters(balls(isSand, all)),
  };
}

/** 5th to 95th percentile of the balls in bins of 25 yards, smoothed; a ribbon where too few balls lie on it. */
function fairwayOf(balls: readonly { a: number; b: number }[], length: number): (readonly [number, number, number])[] {
  if (balls.length < FEWEST_BALLS) return [0.15, 0.5, 0.9].map((part) => [part * length, -RIBBON, RIBBON] as const);
  const bins = new Map<number, number[]>();
  for (const { a, b } of balls) bins.set(Math.floor(a / BIN), [...(bins.get(Math.floor(a / BIN)) ?? []), b]);
  const raw = [...bins]
    .filter(([, bs]) => bs.length >= 2)
    .sort(([one], [other]) => one - other)
    .map(([bin, bs]) => {
      const sorted = bs.sort((x, y) => x - y);
      const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
      const [left, right] = [at(0.05), at(0.95)];
      const middle = (left + right) / 2;
      const half = Math.max(12, (right - left) / 2);
      return [(bin + 0.5) * BIN, middle - half, middle + half] as const;
    });
  if (raw.length < 2) return [0.15, 0.5, 0.9].map((part) => [part * length, -RIBBON, RIBBON] as const);
  return raw.map(([a], n) => {
    const near = raw.slice(Math.max(0, n - 1), n + 2);
    const average = (side: 1 | 2) => near.reduce((sum, one) => sum + one[side], 0) / near.length;
    return [a, average(1), average(2)] as const;
  });
}

/** Round the middle of the balls on it; 12 yards round the pin where too few are. */
function greenOf(balls: readonly { a: number; b: number }[], length: number): Circle {
  if (balls.length < 5) return { a: length, b: 0, r: 12 };
  const a = balls.reduce((sum, ball) => sum + ball.a, 0) / balls.length;
  const b = balls.reduce((sum, ball) => sum + ball.b, 0) / balls.length;
  const far = balls.map((ball) => Math.hypot(ball.a - a, ball.b - b)).sort((x, y) => x - y);
  const r = Math.min(20, Math.max(8, far[Math.floor(0.9 * (far.length - 1))] ?? 8));
  return { a, b, r: Math.max(r, Math.min(20, Math.hypot(length - a, b) + 2)) };
}

/** Balls in the sand within 8 yards of each other lie in one bunker. */
function clusters(balls: readonly { a: number; b: number }[]): Circle[] {
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

export const shotsOnHole = (rounds: readonly RoundShots[], hole: number, round?: number): Shot[] =>
  rounds.filter((one) => round === undefined || one.round === round).flatMap(({ shots }) => shots.filter(({ h }) => h === hole));
