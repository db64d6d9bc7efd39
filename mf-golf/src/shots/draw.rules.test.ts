import type { GolfGroundRow, GolfHoleShots, GolfStroke } from '@poolhouse/contract';
import { groundText, type GroundShapes } from '@poolhouse/contract/golf-rules';
import fc from 'fast-check';
import { holeFace, outcomeWord, toParText } from '../contest/score.rules';
import { drawHole, drawOnPicture, fitsPicture, hasMarker, onLine, VIEW } from './draw.rules';
import { drawnFrom, missingStrokes } from './shots.rules';

const plain: GroundShapes = {
  fairway: [],
  rough: [],
  outlines: { green: [], sand: [], water: [] },
  green: { a: 434, b: 0, r: 12 },
  bunkers: [],
};
const ground = (tee: { x: number; y: number }, pin: { x: number; y: number }): GolfGroundRow => ({
  ID: '2-1',
  course_id: 1,
  round_number: 2,
  hole: 1,
  tee,
  pin,
  shapes: groundText(plain),
  plays: 412,
});

const stroke = (n: number, to: { x: number; y: number } | null, over: Partial<GolfStroke> = {}): GolfStroke => ({
  strokeNumber: n,
  strokeType: 'STROKE',
  finalStroke: false,
  playByPlay: `Shot ${n}`,
  markerText: String(n),
  distance: '200 yds',
  overview: { frame: 'FEET', from: null, to },
  ...over,
});
const hole = (...strokes: GolfStroke[]): GolfHoleShots => ({ holeNumber: 1, par: 4, yardage: 440, rank: '', score: '4', strokes });

describe('a drawn hole', () => {
  const first = ground({ x: 10617.1, y: 9443.42 }, { x: 9894.15, y: 10528.2 });

  it('has the pin straight ahead of the tee, and each ball right or left of that line', () => {
    expect(onLine(first, first.pin).a).toBeCloseTo(434.5, 1);
    expect(onLine(first, first.pin).b).toBeCloseTo(0);
    const ball = onLine(first, { x: 9947.962, y: 9939.181 });
    expect([ball.a, ball.b].map((yards) => Math.round(yards * 10) / 10)).toEqual([261.2, -94]);
  });

  it('draws every stroke as long as it is, whatever the hole', () => {
    const point = fc.record({
      x: fc.double({ min: 8000, max: 12_000, noNaN: true }),
      y: fc.double({ min: 8000, max: 12_000, noNaN: true }),
    });
    fc.assert(
      fc.property(point, point, point, point, (tee, pin, one, other) => {
        fc.pre(Math.hypot(tee.x - pin.x, tee.y - pin.y) > 300);
        const drawn = drawHole(hole(stroke(1, one), stroke(2, other)), ground(tee, pin))!;
        const line = drawn.lines[1]!;
        const drawnYards = Math.hypot(line.from.x - line.to.x, line.from.y - line.to.y) / drawn.scale;
        expect(drawnYards).toBeCloseTo(Math.hypot(one.x - other.x, one.y - other.y) / 3, 3);
        for (const { x, y } of [drawn.tee, drawn.pin, ...drawn.lines.map(({ to }) => to)]) {
          expect(x).toBeGreaterThanOrEqual(VIEW.margin - 1);
          expect(x).toBeLessThanOrEqual(VIEW.width - VIEW.margin + 1);
          expect(y).toBeGreaterThanOrEqual(VIEW.margin - 1);
          expect(y).toBeLessThanOrEqual(VIEW.height - VIEW.margin + 1);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('marks strokes of 30 yards or more and penalties, moves a drop without a mark, and leaves a provisional ball out', () => {
    expect(hasMarker(stroke(1, null, { distance: '30 yds' }))).toBe(true);
    expect(hasMarker(stroke(1, null, { distance: '29 yds' }))).toBe(false);
    expect(hasMarker(stroke(1, null, { distance: '89 ft' }))).toBe(false);
    expect(hasMarker(stroke(1, null, { strokeType: 'PENALTY', distance: '' }))).toBe(true);
    expect(hasMarker(stroke(1, null, { strokeType: 'DROP' }))).toBe(false);
    const drawn = drawHole(
      hole(
        stroke(1, { x: 10000, y: 9900 }),
        stroke(2, { x: 10010, y: 9890 }, { strokeType: 'PENALTY', markerText: 'P' }),
        stroke(3, { x: 1, y: 1 }, { strokeType: 'PROVISIONAL' }),
      ),
      first,
    )!;
    expect(drawn.lines).toHaveLength(1);
    expect(drawn.markers.map(({ text }) => text)).toEqual(['1', 'P']);
  });

  it('puts the mark of a penalty beside the mark of its stroke, never on it', () => {
    const place = fc.record({ x: fc.integer({ min: 9000, max: 11_000 }), y: fc.integer({ min: 9000, max: 11_000 }) });
    fc.assert(
      fc.property(place, place, (water, dropped) => {
        const strokes = [
          stroke(1, water, { distance: '239 yds' }),
          stroke(2, dropped, { strokeType: 'PENALTY', markerText: 'P', distance: '' }),
          stroke(3, dropped, { strokeType: 'DROP', distance: '' }),
        ];
        const [own, penalty] = drawHole(hole(...strokes), first)!.markers;
        expect(penalty!.text).toBe('P');
        expect(Math.hypot(own!.x - penalty!.x, own!.y - penalty!.y)).toBeGreaterThan(22);
      }),
      { numRuns: 60 },
    );
  });

  it('draws the shapes that the field’s balls tell, each as one closed path without corners', () => {
    const corners = (...all: [number, number][]) => [all.map(([a, b]) => ({ a, b }))];
    const shapes = groundText({
      ...plain,
      fairway: [
        [150, -12, 12],
        [290, -10, 20],
        [420, -11, 11],
      ],
      rough: [
        [140, -30, 30],
        [440, -30, 30],
      ],
      outlines: { green: corners([420, -10], [420, 10], [445, 0]), sand: [], water: corners([200, 40], [260, 40], [230, 70]) },
    });
    const ground = { ...first, shapes };
    const drawn = drawHole(hole(stroke(1, { x: 10000, y: 9900 })), ground)!;
    for (const path of [drawn.rough, drawn.fairway, ...drawn.greens, ...drawn.water])
      expect(path).toMatch(/^M[\d.-]+ [\d.-]+(Q[\d.-]+ [\d.-]+ [\d.-]+ [\d.-]+){3,}Z$/);
    expect([drawn.greens.length, drawn.water.length, drawn.sand.length]).toEqual([1, 1, 0]);
    expect(drawHole(hole(stroke(1, { x: 10000, y: 9900 })), first)!.rough).toBe('');
  });

  it('says from how many plays it is drawn', () => {
    expect([412, 1, 0].map((plays) => drawnFrom({ plays }))).toEqual([
      'Drawn from 412 plays',
      'Drawn from 1 play',
      'Drawn from the shots so far',
    ]);
  });

  it('is not drawn on a ground that it was not measured on', () => {
    const fraction = stroke(1, { x: 0.4, y: 0.6 }, { overview: { frame: 'FRACTION', from: { x: 0.5, y: 0.9 }, to: { x: 0.4, y: 0.6 } } });
    expect(drawHole(hole(fraction), first)).toBeNull();
    expect(fitsPicture(hole(fraction))).toBe(true);
    expect(fitsPicture(hole(stroke(1, { x: 9000, y: 9000 })))).toBe(false);
    expect(drawHole(hole(stroke(1, { x: 9000, y: 9000 })), undefined)).toBeNull();
  });

  it('turns a picture round whose fractions begin above, so that the tee is below the pin', () => {
    const turned = hole(stroke(1, null, { overview: { frame: 'FRACTION', from: { x: 0.5, y: 0.1 }, to: { x: 0.5, y: 0.8 } } }));
    const [line] = drawOnPicture(turned).lines;
    expect(line!.from.y).toBeGreaterThan(line!.to.y);
  });

  it('says when strokes are missing, and never counts a score from them', () => {
    expect(missingStrokes(hole(stroke(1, null), stroke(2, null), stroke(3, null)))).toBe('1 stroke not reported');
    expect(missingStrokes(hole(stroke(1, null), stroke(2, null), stroke(3, null), stroke(4, null)))).toBe('');
  });
});

describe('a hole’s score', () => {
  it.each([
    [null, 'none'],
    [0, 'par'],
    [1, 'bogey'],
    [2, 'double-bogey'],
    [5, 'double-bogey'],
    [-1, 'birdie'],
    [-2, 'eagle'],
    [-3, 'double-eagle'],
    [-4, 'double-eagle'],
  ] as const)('%s to par looks like a %s', (toPar, face) => expect(holeFace(toPar)).toBe(face));

  it.each([
    [1, 3, 'ace'],
    [2, 4, 'eagle'],
    [2, 5, 'albatross'],
    [3, 4, 'birdie'],
    [4, 4, 'par'],
    [5, 4, 'bogey'],
    [7, 4, 'dbl bogey +'],
    [2, 6, 'unknown'],
  ] as const)('%i on a par %i is called %s', (strokes, par, word) => expect(outcomeWord(strokes, par)).toBe(word));

  it('is written in golf’s own way', () => expect([0, -5, 3, null].map(toParText)).toEqual(['E', '−5', '+3', '']));
});
