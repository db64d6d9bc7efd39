import type { GolfGroundRow } from '@poolhouse/contract';
import { groundText, type Outline } from '@poolhouse/contract/golf-rules';
import { derive, type Derivation } from '../../../ground/memory/derive';
import type { GolfMemories } from '../golf-memories';
import type { Board } from '../rules/board.rules';
import { groundOf, type Ground, type Play } from '../rules/ground.rules';
import type { RoundShots, Shot } from '../rules/shots.rules';

/** One golfer on one hole in one round. */
interface HolePlay {
  readonly golferId: number;
  readonly round: number;
  readonly strokes: Play;
  /** From when on it is known that they holed out; Infinity while they have not. */
  readonly endsAt: number;
}

const PLAY_BYTES = 100;
const plays: Derivation<Map<number, HolePlay[]>> = {
  name: 'golf shots by hole',
  weigh: (byHole) => [...byHole.values()].reduce((sum, { length }) => sum + length * PLAY_BYTES, 1000),
};

function playsByHole(rounds: readonly RoundShots[]): Map<number, HolePlay[]> {
  const byHole = new Map<number, HolePlay[]>();
  for (const { golferId, round, shots } of rounds)
    for (const hole of new Set(shots.map(({ h }) => h))) {
      const strokes = shots.filter(({ h }) => h === hole);
      const holed = strokes.some(({ cup, frac }) => cup && !frac);
      const endsAt = holed ? Math.max(...strokes.map(({ at = 0 }) => at)) : Infinity;
      const own = byHole.get(hole) ?? [];
      byHole.set(hole, own);
      own.push({ golferId, round, strokes, endsAt });
    }
  return byHole;
}

interface Wanted {
  readonly tid: number;
  readonly round: number;
  readonly hole: number;
  readonly courseId: number;
  readonly now: number;
  /** In one short text instead of lists. */
  readonly asText: boolean;
}

/** Not the latest alone: what changed for a viewer is told from the state before, which asks for its own. */
const grounds: Derivation<GolfGroundRow | null> = { name: 'golf grounds', weigh: (row) => 2 * JSON.stringify(row).length };

/** The ground of a hole, from the strokes that may be seen. It is another one when somebody has holed out on it, or a stroke was put right. */
export function groundRow(
  { db }: Pick<GolfMemories, 'db'>,
  rounds: readonly RoundShots[],
  board: Board,
  wanted: Wanted,
): GolfGroundRow | null {
  const { tid, round, hole, courseId, now, asText } = wanted;
  const byHole = derive(db, plays, [rounds], () => playsByHole(rounds));
  const here = (byHole.get(hole) ?? []).filter((play) => courseOf(board, play) === courseId);
  const whole = here.filter(({ endsAt }) => endsAt <= now);
  const ended = whole.filter((play) => play.round === round).flatMap(({ strokes }) => strokes);
  const begun = () => here.filter((play) => play.round === round).flatMap(({ strokes }) => strokes.filter(({ at = 0 }) => at <= now));
  const day = ended.length > 0 ? ended : begun();
  const strokes = whole.map((play) => play.strokes);
  const par = board.courses.find((one) => one.courseId === courseId)?.pars[hole - 1] ?? 4;
  const place = { ID: idOf(board, wanted), course_id: courseId, round_number: round, hole };
  return derive(db, grounds, [tid, place.ID, courseId, par, asText, strokes.length, markOf(strokes.flat()), markOf(day)], () => {
    const ground = groundOf(day, strokes, par);
    return ground && { ...place, ...placesOf(ground), ...(asText ? textOf(ground) : listsOf(ground)) };
  });
}

/** On which course a golfer played a round. */
export function courseOf({ courses, byId }: Board, { golferId, round }: Pick<HolePlay, 'golferId' | 'round'>): number {
  const first = courses[0]?.courseId ?? 0;
  return courses.length > 1 ? (byId.get(golferId)?.cards[round - 1]?.courseId ?? first) : first;
}

const idOf = ({ courses }: Board, { round, hole, courseId }: Wanted): string =>
  courses.length > 1 ? `${round}-${hole}-${courseId}` : `${round}-${hole}`;

/** Changes with any stroke that was added, taken back or put right. */
function markOf(shots: readonly Shot[]): number {
  let sum = shots.length;
  for (const { b, to, from, n } of shots)
    sum += Math.round((b ? b.x * 3 + b.y * 7 : 0) * 10) * n + (to.length * 31 + from.length * 17 + to.charCodeAt(0)) * n;
  return sum;
}

/** Feet of the grid, as strokes are told. */
const feet = ({ x, y }: Ground['tee']) => ({ x: Math.round(x), y: Math.round(y) });

const circle = ({ a, b, r }: Ground['green']) => ({ a: Math.round(a), b: Math.round(b), r: Math.round(r) });
const stations = (band: Ground['rough']) => JSON.stringify(band.map((edge) => edge.map(Math.round)));
const corners = (outlines: readonly Outline[]) => outlines.map((one) => one.map(({ a, b }) => [a, b]));

const placesOf = ({ tee, pin, plays: count }: Ground) => ({ tee: feet(tee), pin: feet(pin), plays: count });
const textOf = (ground: Ground) => ({ shapes: groundText({ ...ground, fairway: ground.fairway ?? [] }) });

/** What remotes read that were built before the text. */
const listsOf = ({ fairway, rough, green, bunkers, outlines }: Ground) => ({
  fairway: fairway ? stations(fairway) : '',
  rough: rough.length > 0 ? stations(rough) : '',
  green: JSON.stringify(circle(green)),
  bunkers: JSON.stringify(bunkers.map(circle)),
  outlines: JSON.stringify({ green: corners(outlines.green), sand: corners(outlines.sand), water: corners(outlines.water) }),
});
