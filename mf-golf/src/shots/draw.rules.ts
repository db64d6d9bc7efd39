import type { GolfGroundRow, GolfHoleShots, GolfStroke } from '@poolhouse/contract';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The drawing's size, and the margin round what is drawn, in its own units. */
export const VIEW = { width: 400, height: 560, margin: 28 } as const;
const FEET_IN_YARD = 3;
const ROOM = { along: VIEW.height - 2 * VIEW.margin, across: VIEW.width - 2 * VIEW.margin };
/** Shorter strokes have a line and no marker. */
const MARKED_FROM_YARDS = 30;

export interface Marker extends Point {
  readonly text: string;
  /** '291 yds'; '' where it was not told. */
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
  /** Outline of the fairway; '' for none. */
  readonly fairway: string;
  readonly green: Point & { readonly r: number };
  readonly bunkers: readonly (Point & { readonly r: number })[];
}

type Circle = { a: number; b: number; r: number };

/** Yards along the line from tee to pin, and right of it. */
export function onLine({ tee, pin }: Pick<GolfGroundRow, 'tee' | 'pin'>, point: Point): { a: number; b: number } {
  const length = Math.hypot(pin.x - tee.x, pin.y - tee.y) || 1;
  const [ux, uy] = [(pin.x - tee.x) / length, (pin.y - tee.y) / length];
  const [dx, dy] = [point.x - tee.x, point.y - tee.y];
  return { a: (dx * ux + dy * uy) / FEET_IN_YARD, b: (dx * uy - dy * ux) / FEET_IN_YARD };
}

/** Strokes that are drawn: with a place, and played on. A provisional ball that was not is in the list alone. */
export const drawnStrokes = (hole: Pick<GolfHoleShots, 'strokes'>): GolfStroke[] =>
  hole.strokes.filter(({ strokeType, overview }) => strokeType !== 'PROVISIONAL' && overview.to !== null);

/** Yards of a stroke from its stated length; null where it was not told. */
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

/** The hole drawn from the event's own shots: tee below, pin above, to scale. Null where too little is known. */
export function drawHole(hole: GolfHoleShots, ground: GolfGroundRow | undefined): Drawing | null {
  const strokes = drawnStrokes(hole);
  if (!ground || strokes.length === 0 || strokes.some(({ overview }) => overview.frame !== 'FEET')) return null;
  const place = (point: Point) => onLine(ground, point);
  const [tee, pin] = [place(ground.tee), place(ground.pin)];
  const balls = strokes.flatMap(({ overview: { from, to } }) => [from, to]).flatMap((point) => (point ? [place(point)] : []));
  const fairway = ground.fairway === '' ? [] : (JSON.parse(ground.fairway) as [number, number, number][]);
  const green = JSON.parse(ground.green) as Circle;
  const all = [
    tee,
    pin,
    ...balls,
    ...fairway.flatMap(([a, left, right]) => [
      { a, b: left },
      { a, b: right },
    ]),
    { a: green.a + green.r, b: green.b + green.r },
    { a: green.a, b: green.b - green.r },
  ];
  const [least, most] = [Math.min(...all.map(({ a }) => a)), Math.max(...all.map(({ a }) => a))];
  const widest = Math.max(1, ...all.map(({ b }) => Math.abs(b)));
  const scale = Math.min(ROOM.along / Math.max(1, most - least), ROOM.across / (2 * widest));
  const at = ({ a, b }: { a: number; b: number }): Point => ({
    x: VIEW.width / 2 + b * scale,
    y: VIEW.height - VIEW.margin - (a - least) * scale,
  });
  const circle = ({ a, b, r }: Circle) => ({ ...at({ a, b }), r: r * scale });
  return {
    scale,
    tee: at(tee),
    pin: at(pin),
    ...traces(strokes, (point) => at(place(point)), at(tee)),
    fairway: fairwayPath(fairway.map(([a, left, right]) => [at({ a, b: left }), at({ a, b: right })] as const)),
    green: circle(green),
    bunkers: (JSON.parse(ground.bunkers) as Circle[]).filter(({ a }) => a <= most && a >= least).map(circle),
  };
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
    if (hasMarker(stroke))
      markers.push({
        ...(stroke.strokeType === 'PENALTY' ? before : b),
        text: stroke.markerText,
        length: stroke.strokeType === 'PENALTY' ? '' : stroke.distance,
      });
    before = b;
  }
  return { lines, markers };
}

function fairwayPath(edges: readonly (readonly [Point, Point])[]): string {
  if (edges.length < 2) return '';
  const path = [...edges.map(([left]) => left), ...[...edges].reverse().map(([, right]) => right)];
  return `M${path.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
}

/** Whether every drawn stroke lies inside a served picture. */
export function fitsPicture(hole: GolfHoleShots): boolean {
  const strokes = drawnStrokes(hole);
  const inside = (point: Point | null) => point === null || (point.x >= 0 && point.x <= 1 && point.y >= 0 && point.y <= 1);
  return strokes.length > 0 && strokes.every(({ overview: { frame, from, to } }) => frame === 'FRACTION' && inside(from) && inside(to));
}

/**
 * Traces on a picture of the view's size. The origin of fractions is not told: the tee is below the pin, so y is turned where it is not.
 */
export function drawOnPicture(hole: GolfHoleShots): Pick<Drawing, 'lines' | 'markers'> {
  const strokes = drawnStrokes(hole);
  const [first, last] = [strokes[0]?.overview.from ?? strokes[0]?.overview.to, strokes.at(-1)?.overview.to];
  const turned = first != null && last != null && first.y < last.y;
  const at = ({ x, y }: Point): Point => ({ x: x * VIEW.width, y: (turned ? 1 - y : y) * VIEW.height });
  return traces(strokes, at, first ? at(first) : { x: VIEW.width / 2, y: VIEW.height - VIEW.margin });
}
