import fc from 'fast-check';
import { outlineIn, reachOf, type Outline, type Spot } from './convex-outline.rules';
import { groundText, shapesIn, type Circle, type GroundShapes, type Station } from './ground-text.rules';
import { numbersIn, numbersText, stepsOf, sumsOf } from './number-text.rules';

const yard = (most: number) => fc.integer({ min: -most, max: most });
const spot: fc.Arbitrary<Spot> = fc.record({ a: fc.integer({ min: 0, max: 620 }), b: yard(90) });
/** A few balls that lie together; an outline goes round them. */
const group = fc
  .tuple(spot, fc.array(fc.record({ a: yard(15), b: yard(15) }), { minLength: 1, maxLength: 12 }))
  .map(([{ a, b }, near]) => near.map((one) => ({ a: a + one.a, b: b + one.b })));
/** As the server makes it: three yards and more from the outer balls. */
const about = (spots: readonly Spot[]): Outline =>
  spots.flatMap(({ a, b }) =>
    Array.from({ length: 12 }, (_, n) => ({
      a: Math.round(a + 4 * Math.cos((n * Math.PI) / 6)),
      b: Math.round(b + 4 * Math.sin((n * Math.PI) / 6)),
    })),
  );
const band: fc.Arbitrary<Station[]> = fc
  .tuple(
    fc.integer({ min: 60, max: 160 }),
    fc.integer({ min: 100, max: 480 }),
    fc.array(fc.tuple(yard(60), yard(60)), { minLength: 2, maxLength: 16 }),
  )
  .map(([from, length, edges]) =>
    edges.map(([one, other], n) => [Math.round(from + (length * n) / (edges.length - 1)), Math.min(one, other), Math.max(one, other)]),
  );
const circle: fc.Arbitrary<Circle> = fc.record({ a: fc.integer({ min: 0, max: 620 }), b: yard(90), r: fc.integer({ min: 4, max: 20 }) });
const outlines = fc.array(group.map(about), { maxLength: 4 });
const ground: fc.Arbitrary<GroundShapes> = fc.record({
  fairway: fc.oneof(fc.constant([]), band),
  rough: fc.oneof(fc.constant([]), band),
  outlines: fc.record({ green: outlines, sand: outlines, water: outlines }),
  green: circle,
  bunkers: fc.array(circle, { maxLength: 8 }),
});

/** How far a spot lies outside of a convex outline whose corners go round one way; 0 inside. */
const outside = (corners: Outline, { a, b }: Spot): number =>
  Math.max(
    0,
    ...corners.map((one, n) => {
      const other = corners[(n + 1) % corners.length]!;
      const long = Math.hypot(other.a - one.a, other.b - one.b);
      return long < 1e-6 ? 0 : ((other.b - one.b) * (a - one.a) - (other.a - one.a) * (b - one.b)) / long;
    }),
  );

describe('the ground of a hole as a text', () => {
  it('has each number again, whatever its size', () => {
    fc.assert(fc.property(fc.array(yard(3000)), (numbers) => expect(numbersIn(numbersText(numbers))).toEqual(numbers)));
    fc.assert(fc.property(fc.array(yard(600)), (numbers) => expect(sumsOf(stepsOf(numbers))).toEqual(numbers)));
  });

  it('tells an outline that holds every corner of the one it was told, and reaches no more than two yards beyond it anywhere', () => {
    fc.assert(
      fc.property(group.map(about), fc.constantFrom(8, 12), (outline, directions) => {
        const reach = reachOf(outline, directions);
        const told = outlineIn(reach);
        for (const corner of outline) expect(outside(told, corner)).toBeLessThan(1e-6);
        reach.yards.forEach((yards, n) => {
          const turn = (2 * Math.PI * n) / directions;
          const most = Math.max(
            ...outline.map(({ a, b }) => (a - reach.middle.a) * Math.cos(turn) + (b - reach.middle.b) * Math.sin(turn)),
          );
          expect(yards - most).toBeLessThan(2);
        });
      }),
    );
  });

  it('tells all shapes that are drawn: bands with their stations and never narrower, circles where no outline is known', () => {
    fc.assert(
      fc.property(ground, (shapes) => {
        const told = shapesIn(groundText(shapes));
        for (const kind of ['fairway', 'rough'] as const) {
          expect(told[kind].map(([a]) => a)).toEqual(shapes[kind].map(([a]) => a));
          told[kind].forEach(([, left, right], n) => {
            const [, from, to] = shapes[kind][n]!;
            expect([from - left, right - to].every((more) => more >= 0 && more < 2)).toBe(true);
          });
        }
        for (const kind of ['green', 'sand', 'water'] as const) expect(told.outlines[kind]).toHaveLength(shapes.outlines[kind].length);
        expect(told.green).toEqual(shapes.outlines.green.length > 0 ? null : shapes.green);
        expect(told.bunkers).toEqual(shapes.outlines.sand.length > 0 ? [] : shapes.bunkers);
      }),
    );
  });

  it('is written by JSON as it is, and says a small number in one character', () => {
    fc.assert(
      fc.property(ground, (shapes) => {
        const text = groundText(shapes);
        expect(JSON.stringify(text)).toHaveLength(text.length + 2);
      }),
    );
    expect(numbersText([0, -1, 1, 40, -40])).toHaveLength(5);
  });
});
