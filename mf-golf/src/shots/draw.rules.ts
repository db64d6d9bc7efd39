import type { GolfGroundRow, GolfHoleShots, GolfStroke } from '@poolhouse/contract';
import { MARKED_FROM_YARDS, shapesIn, type Circle, type GroundShapes, type Spot, type Station } from '@poolhouse/contract/golf-rules';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The drawing's size, and the margin round what is drawn, in its own units. */
export const VIEW = { width: 400, height: 560, margin: 28 } as const;
const FEET_IN_YARD = 3;
const ROOM = { along: VIEW.height - 2 * VIEW.margin, across: VIEW.width - 2 * VIEW.margin };

export interface Marker extends Point {
  readonly text: string;
  /** '291 yds'; '' where it is not known. */
  readonly length: string;
}

export interface Line {
  readonly from: Point;
  readonly to: Point;
  /** The last putt. */
  readonly dashed: boolean;
  readonly stroke: number;
}

export interface Drawing {
  /** Pixels a yard; the same along and across, so that nothing is distorted. */
  readonly scale: number;
  readonly tee: Point;
  readonly pin: Point;
  readonly lines: readonly Line[];
  readonly markers: readonly Marker[];
  /** Outlines as paths, from the ground up; '' for none. */
  readonly rough: string;
  readonly water: readonly string[];
  readonly fairway: string;
  readonly greens: readonly string[];
  readonly sand: readonly string[];
  /** Drawn where no outline is known. */
  readonly green: (Point & { readonly r: number }) | null;
  readonly bunkers: readonly (Point & { readonly r: number })[];
}

/** Yards along the line from tee to pin, and right of it. */
export function onLine({ tee, pin }: Pick<GolfGroundRow, 'tee' | 'pin'>, point: Point): Spot {
  const length = Math.hypot(pin.x - tee.x, pin.y - tee.y) || 1;
  const [ux, uy] = [(pin.x - tee.x) / length, (pin.y - tee.y) / length];
  const [dx, dy] = [point.x - tee.x, point.y - tee.y];
  return { a: (dx * ux + dy * uy) / FEET_IN_YARD, b: (dx * uy - dy * ux) / FEET_IN_YARD };
}

/** Strokes that are drawn: with a place, and played on. A provisional ball that was not is in the list alone. */
export const drawnStrokes = (hole: Pick<GolfHoleShots, 'strokes'>): GolfStroke[] =>
  hole.strokes.filter(({ strokeType, overview }) => strokeType !== 'PROVISIONAL' && overview.to !== null);

/** Yards of a stroke from its stated length; null where it is not known. */
export function yardsOf({ distance }: Pick<GolfStroke, 'distance'>): number | null {
  const yards = /^([\d,]+) yds?$/.exec(distance);
  if (yards) return Number(yards[1]?.replace(',', ''));
  const feet = /^(\d+) ft/.exec(distance);
  return feet ? Number(feet[1]) / 3 : distance.endsWith('in.') ? 0 : null;
}

/** Whether a stroke has a marker: 30 yards or more, and penalties at the spot before. */
export function hasMarker(stroke: GolfStroke): boolean {
  return stroke.strokeType === 'PENALTY' || (stroke.strokeType === 'STROKE' && (yardsOf(stroke) ?? 0) >= MARKED_FROM_YARDS);
}

/** Everything that the drawing has to have room for: tee, pin, balls, and both edges of the fairway and of the green. */
function spotsOf(ground: GolfGroundRow, strokes: readonly GolfStroke[], { fairway, green, outlines }: GroundShapes): Spot[] {
  const points = [ground.tee, ground.pin, ...strokes.flatMap(({ overview: { from, to } }) => [from, to])];
  return [
    ...points.flatMap((point) => (point ? [onLine(ground, point)] : [])),
    ...fairway.flatMap(([a, left, right]) => [
      { a, b: left },
      { a, b: right },
    ]),
    ...outlines.green.flat(),
    ...(green ? aboutCircle(green) : []),
  ];
}

const aboutCircle = ({ a, b, r }: Circle): Spot[] => [
  { a: a + r, b: b + r },
  { a, b: b - r },
];

/** Where a spot of the ground lies in the drawing, so that all of them have room: the first of them below, to scale. */
function viewOf(spots: readonly Spot[]): { scale: number; least: number; most: number; at(spot: Spot): Point } {
  const [least, most] = [Math.min(...spots.map(({ a }) => a)), Math.max(...spots.map(({ a }) => a))];
  const widest = Math.max(1, ...spots.map(({ b }) => Math.abs(b)));
  const scale = Math.min(ROOM.along / Math.max(1, most - least), ROOM.across / (2 * widest));
  const at = ({ a, b }: Spot): Point => ({ x: VIEW.width / 2 + b * scale, y: VIEW.height - VIEW.margin - (a - least) * scale });
  return { scale, least, most, at };
}

/** The hole drawn from the event's own shots: tee below, pin above, to scale. Null where too little is known. */
export function drawHole(hole: GolfHoleShots, ground: GolfGroundRow | undefined): Drawing | null {
  const strokes = drawnStrokes(hole);
  if (ground?.shapes === undefined || strokes.length === 0 || strokes.some(({ overview }) => overview.frame !== 'FEET')) return null;
  const shapes = shapesIn(ground.shapes);
  const { scale, least, most, at } = viewOf(spotsOf(ground, strokes, shapes));
  const place = (point: Point) => at(onLine(ground, point));
  const circle = (one: Circle) => ({ ...at(one), r: one.r * scale });
  const paths = (kind: keyof GroundShapes['outlines']) => shapes.outlines[kind].map((outline) => smoothPath(outline.map(at)));
  return {
    scale,
    tee: place(ground.tee),
    pin: place(ground.pin),
    ...traces(strokes, place, place(ground.tee)),
    rough: bandPath(shapes.rough, at),
    water: paths('water'),
    fairway: bandPath(shapes.fairway, at),
    greens: paths('green'),
    sand: paths('sand'),
    green: shapes.green && circle(shapes.green),
    bunkers: shapes.bunkers.filter(({ a }) => a <= most && a >= least).map(circle),
  };
}

/** So far apart are a penalty's mark and that of the stroke which it was for: both are 10 in radius, with a line round them. */
const ASIDE = 24;

/** The spot of a penalty: where the ball lay, or a little back on its way, where another mark stands already. */
function aside(spot: Point, { lines, markers }: { lines: readonly Line[]; markers: readonly Marker[] }): Point {
  const free = (point: Point) => markers.every(({ x, y }) => Math.hypot(x - point.x, y - point.y) >= ASIDE - 1);
  if (free(spot)) return spot;
  const from = lines.at(-1)?.from ?? { x: spot.x, y: spot.y + 1 };
  const way = Math.atan2(from.y - spot.y, from.x - spot.x);
  // Back on the way; where that is taken, or the stroke was shorter than the mark, beside it.
  const tries = [0, 90, -90, 180, 45, -45].map((degrees) => way + (degrees * Math.PI) / 180);
  const spots = tries.map((angle) => ({ x: spot.x + ASIDE * Math.cos(angle), y: spot.y + ASIDE * Math.sin(angle) }));
  return spots.find(free) ?? spots[0] ?? spot;
}

/** Lines from ball to ball and the markers on them. A drop moves the ball and has no marker. */
export function traces(strokes: readonly GolfStroke[], at: (point: Point) => Point, start: Point): Pick<Drawing, 'lines' | 'markers'> {
  const lines: Line[] = [];
  const markers: Marker[] = [];
  let before = start;
  for (const stroke of strokes) {
    const { from, to } = stroke.overview;
    const [a, b] = [from ? at(from) : before, to ? at(to) : before];
    if (stroke.strokeType === 'STROKE') lines.push({ from: a, to: b, dashed: stroke.finalStroke, stroke: stroke.strokeNumber });
    if (hasMarker(stroke)) {
      const penalty = stroke.strokeType === 'PENALTY';
      markers.push({
        ...(penalty ? aside(before, { lines, markers }) : b),
        text: stroke.markerText,
        length: penalty ? '' : stroke.distance,
      });
    }
    before = b;
  }
  return { lines, markers };
}

function bandPath(band: readonly Station[], at: (spot: Spot) => Point): string {
  const left = band.map(([a, b]) => at({ a, b }));
  const right = band.map(([a, , b]) => at({ a, b }));
  return smoothPath([...left, ...right.reverse()]);
}

/** A closed path without corners: each outline's corner bends the way from the middle of one side to the middle of the next. */
export function smoothPath(corners: readonly Point[]): string {
  const [first, last] = [corners[0], corners.at(-1)];
  if (!first || !last || corners.length < 3) return '';
  const middle = (one: Point, other = one) => `${((one.x + other.x) / 2).toFixed(1)} ${((one.y + other.y) / 2).toFixed(1)}`;
  return `M${middle(last, first)}${corners.map((one, n) => `Q${middle(one)} ${middle(one, corners[n + 1] ?? first)}`).join('')}Z`;
}

/** Whether every drawn stroke lies inside a served picture. */
export function fitsPicture(hole: GolfHoleShots): boolean {
  const strokes = drawnStrokes(hole);
  const inside = (point: Point | null) => point === null || (point.x >= 0 && point.x <= 1 && point.y >= 0 && point.y <= 1);
  return strokes.length > 0 && strokes.every(({ overview: { frame, from, to } }) => frame === 'FRACTION' && inside(from) && inside(to));
}

/**
 * Traces on a picture of the view's size. The origin of fractions is not stated: the tee is below the pin, so y is turned where it is not.
 */
export function drawOnPicture(hole: GolfHoleShots): Pick<Drawing, 'lines' | 'markers'> {
  const strokes = drawnStrokes(hole);
  const [first, last] = [strokes[0]?.overview.from ?? strokes[0]?.overview.to, strokes.at(-1)?.overview.to];
  const turned = first != null && last != null && first.y < last.y;
  const at = ({ x, y }: Point): Point => ({ x: x * VIEW.width, y: (turned ? 1 - y : y) * VIEW.height });
  return traces(strokes, at, first ? at(first) : { x: VIEW.width / 2, y: VIEW.height - VIEW.margin });
}

/** How a hole's strokes are shown: on the served picture where they lie in it, else drawn on its ground; null where neither can be. */
export function tracesOf(
  details: GolfHoleShots | undefined,
  { picture, ground }: { picture: string | undefined; ground: GolfGroundRow | undefined },
): { picture: string | undefined; drawing: Drawing | null; traced: Pick<Drawing, 'lines' | 'markers'> | null } {
  if (details && picture && fitsPicture(details)) return { picture, drawing: null, traced: drawOnPicture(details) };
  const drawing = details ? drawHole(details, ground) : null;
  return { picture: undefined, drawing, traced: drawing };
}
