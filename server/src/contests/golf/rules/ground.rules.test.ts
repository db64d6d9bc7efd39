import { groundText, shapesIn, type Outline, type Spot } from '@poolhouse/contract/golf-rules';
import fc from 'fast-check';
import { seededRandom } from '../../../sport/practice/random.rules';
import { groundOf, onLine, type Ground, type Play } from './ground.rules';
import { ballsAtRest, lieOf, type Lie } from './lie.rules';
import { inCompany, outlineOf } from './outline.rules';
import type { Shot } from './shots.rules';

const TEE = { x: 9000, y: 9000 };
const YARDS = 430;
const PIN = { x: 9000, y: 9000 + YARDS * 3 };

const stroke = (n: number, from: string, to: string, [a, b]: readonly [number, number], over: Partial<Shot> = {}): Shot => {
  const lies = { x: TEE.x + b * 3, y: TEE.y + a * 3 };
  return { h: 1, n, t: 'S', d: null, l: null, from, to, a: n === 1 ? TEE : null, b: lies, text: '', ...over };
};

/** Plays of a hole that bends to the right, with a lake on its left, a bunker by the landing and one by the green. */
function somePlays(seed: number, count: number): Play[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => {
    const a = 240 + random() * 80;
    const lot = random();
    const [drive, b] =
      lot < 0.6
        ? (['Left Fairway', 10 + (random() - 0.5) * 30] as const)
        : lot < 0.85
          ? (['Right Rough', 30 + random() * 12] as const)
          : lot < 0.93
            ? (['Right Fairway Bunker', 27 + random() * 4] as const)
            : (['Water', -30 - random() * 25] as const);
    const green = [YARDS + (random() - 0.5) * 24, (random() - 0.5) * 30] as const;
    const second = random() < 0.8 ? stroke(2, drive, 'Green', green) : stroke(2, drive, 'Left Greenside Bunker', [YARDS - 5, -25]);
    const at = drive.endsWith('Bunker') ? 280 + (a - 240) / 10 : a;
    return [stroke(1, 'Tee Box', drive, [at, b]), second, stroke(3, second.to, 'hole', [YARDS, 0], { cup: true })];
  });
}

const groundFrom = (plays: readonly Play[], par = 4): Ground => {
  const ground = groundOf(plays.flat(), plays, par);
  if (!ground) throw new Error('no ground');
  return ground;
};
const spotsOf = (plays: readonly Play[], wanted: Lie): Spot[] =>
  plays.flatMap((play) => ballsAtRest(play).flatMap(({ lie, at }) => (lie === wanted ? [onLine({ tee: TEE, pin: PIN }, at)] : [])));

const sides = (outline: Outline) => outline.map((spot, n) => [spot, outline[(n + 1) % outline.length]!] as const);
const turn = (o: Spot, p: Spot, q: Spot) => Math.sign((p.a - o.a) * (q.b - o.b) - (p.b - o.b) * (q.a - o.a));

/** Yards that a spot lies outside of an outline; 0 inside. */
function outside(outline: Outline, spot: Spot): number {
  const inside = sides(outline).reduce((so, [p, q]) => {
    const between = p.b > spot.b !== q.b > spot.b;
    return between && spot.a < p.a + ((q.a - p.a) * (spot.b - p.b)) / (q.b - p.b) ? !so : so;
  }, false);
  if (inside) return 0;
  const away = sides(outline).map(([p, q]) => {
    const long = (q.a - p.a) ** 2 + (q.b - p.b) ** 2;
    const part = Math.min(1, Math.max(0, ((spot.a - p.a) * (q.a - p.a) + (spot.b - p.b) * (q.b - p.b)) / long));
    return Math.hypot(spot.a - p.a - part * (q.a - p.a), spot.b - p.b - part * (q.b - p.b));
  });
  return Math.min(...away);
}

function crossesItself(outline: Outline): boolean {
  const all = sides(outline);
  return all.some(([p, q], n) =>
    all.some(
      ([r, s], m) => m > n + 1 && (n > 0 || m < all.length - 1) && turn(p, q, r) * turn(p, q, s) < 0 && turn(r, s, p) * turn(r, s, q) < 0,
    ),
  );
}

const bandOutline = (band: Ground['rough']): Outline => [
  ...band.map(([a, b]) => ({ a, b })),
  ...[...band].reverse().map(([a, , b]) => ({ a, b })),
];
const regionsOf = ({ fairway, rough, outlines }: Ground): Record<Lie, readonly Outline[]> => ({
  fairway: fairway && fairway.length > 3 ? [bandOutline(fairway)] : [],
  rough: rough.length > 0 ? [bandOutline(rough)] : [],
  ...outlines,
});

const event = fc.record({ seed: fc.nat(1_000_000), count: fc.integer({ min: 12, max: 260 }) });

describe('the ground of a hole, drawn by the field', () => {
  it('holds every ball that does not lie alone, by a few yards, in shapes that never cross themselves', () => {
    fc.assert(
      fc.property(event, ({ seed, count }) => {
        const plays = somePlays(seed, count);
        const regions = regionsOf(groundFrom(plays));
        for (const [lie, outlines] of Object.entries(regions) as [Lie, readonly Outline[]][]) {
          for (const outline of outlines) expect(crossesItself(outline)).toBe(false);
          const spots = spotsOf(plays, lie);
          // The rough lies round the fairway, whether a ball lay in it or not.
          if (spots.length === 0 && lie !== 'rough') expect(outlines).toEqual([]);
          // Of a few balls the green may be two halves yet, and the fairway a plain ribbon.
          if (outlines.length === 0 || count < 60) continue;
          for (const spot of inCompany(spots, { within: 8, others: 3 }))
            expect(Math.min(...outlines.map((outline) => outside(outline, spot)))).toBeLessThan(4);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('is the same in whatever order the strokes are told', () => {
    fc.assert(
      fc.property(event, fc.infiniteStream(fc.nat()), ({ seed, count }, order) => {
        const plays = somePlays(seed, count);
        const mixed = plays
          .map((play) => ({ play, at: order.next().value as number }))
          .sort((one, other) => one.at - other.at)
          .map(({ play }) => play);
        expect(groundFrom(mixed)).toEqual(groundFrom(plays));
      }),
      { numRuns: 25 },
    );
  });

  it('has one fairway from 150 yards off the tee to the green, and a lake where strokes went to water', () => {
    const { fairway, outlines, plays } = groundFrom(somePlays(7, 200));
    expect(plays).toBe(200);
    expect(fairway![0]![0]).toBe(150);
    expect(fairway!.at(-1)![0]).toBeGreaterThan(YARDS - 10);
    for (const [, left, right] of fairway!) expect(right - left).toBeGreaterThanOrEqual(22);
    expect(outlines.water).toHaveLength(1);
    expect(outlines.water[0]!.every(({ b }) => b < -15)).toBe(true);
    expect(outlines.sand).toHaveLength(2);
  });

  it('stays a plain sketch while few have played the hole', () => {
    const { rough, outlines, fairway, plays } = groundFrom(somePlays(3, 6));
    expect({ rough, outlines, plays }).toEqual({ rough: [], outlines: { green: [], sand: [], water: [] }, plays: 6 });
    expect(fairway).toHaveLength(3);
  });

  it('has few corners, however many balls there are', () => {
    const { fairway, rough, outlines } = groundFrom(somePlays(11, 500));
    const corners = Object.values(outlines).flat(2);
    expect(JSON.stringify([fairway, rough, corners.map(({ a, b }) => [a, b])]).length).toBeLessThan(1500);
  });

  it('is a short text, however many balls there are, in which they lie as well', () => {
    const ground = groundFrom(somePlays(11, 500));
    const text = groundText({ ...ground, fairway: ground.fairway ?? [] });
    expect(text.length).toBeLessThan(130);
    const { outlines } = shapesIn(text);
    for (const kind of ['green', 'sand', 'water'] as const)
      for (const spot of ground.outlines[kind].flat())
        expect(Math.min(...outlines[kind].map((outline) => outside(outline, spot)))).toBeLessThan(0.01);
  });

  it('draws a round bank about one ball', () => {
    const outline = outlineOf([{ a: 100, b: -40 }], { pad: 9, corners: 12 });
    expect(outline.length).toBeGreaterThan(6);
    for (const { a, b } of outline) expect(Math.hypot(a - 100, b + 40)).toBeCloseTo(9, -1);
  });
});

describe('what a ball lies on', () => {
  it.each([
    ['Left Fairway', 'fairway'],
    ['ELF', 'fairway'],
    ['Right Fairway Bunker', 'sand'],
    ['OST', 'sand'],
    ['EG3', 'sand'],
    ['Water', 'water'],
    ['OWA', 'water'],
    ['Front of Lake', null],
    ['Right Intermediate Rough', 'rough'],
    ['ERR', 'rough'],
    ['OGR', 'green'],
    ['Green', 'green'],
    ['EUK', null],
    ['Left Native Area', null],
    ['', null],
  ] as const)('%s is %s', (place, lie) => expect(lieOf(place)).toBe(lie));

  it('is told by the next stroke where its own says nothing', () => {
    const strokes = [stroke(1, 'OTB', 'EUK', [200, 40]), stroke(2, 'OWA', 'ELR', [190, 20], { t: 'D' }), stroke(3, 'ORO', 'EUK', [428, 2])];
    const balls = ballsAtRest([...strokes, stroke(4, 'OGR', '', [YARDS, 0], { cup: true })]);
    expect(balls.map(({ lie }) => lie)).toEqual(['water', 'rough', 'green']);
  });
});
