import { HOLES } from '../../rules/card.rules';
import type { RoundShots, Shot } from '../../rules/shots.rules';

/** Strokes as they are told, and the hole on which the round was begun. */
export interface ReportedShots extends RoundShots {
  readonly startHole: 1 | 10;
}

/**
 * Strokes after an answer, of the rounds that it changes. They go forward: a hole has never fewer strokes than it had, and no stroke that was
 * told vanishes. A new stroke is known from now on; each starts where the one before it lies,
 * where nothing else is told. They stand in the order of play.
 */
export function planShots(before: readonly RoundShots[], reported: readonly ReportedShots[], now: number | undefined): RoundShots[] {
  const known = new Map(before.map((one) => [`${one.golferId}:${one.round}`, one.shots]));
  return reported.flatMap(({ golferId, round, shots, startHole }) => {
    const old = known.get(`${golferId}:${round}`) ?? [];
    const holes = holesOf(old);
    const next = holesOf(shots);
    const order = Array.from({ length: HOLES }, (_, n) => ((n + startHole - 1) % HOLES) + 1);
    const merged = order.flatMap((hole) => {
      const [was, is] = [holes.get(hole) ?? [], next.get(hole) ?? []];
      return is.length < was.length ? was : withStarts(is).map((shot, n) => asKnown(was[n], shot, now));
    });
    return JSON.stringify(merged) === JSON.stringify(old) ? [] : [{ golferId, round, shots: merged }];
  });
}

/** The same stroke keeps the instant from which it is known. */
function asKnown(was: Shot | undefined, is: Shot, now: number | undefined): Shot {
  const at = was ? was.at : (is.at ?? now);
  return at === undefined ? is : { ...is, at };
}

function holesOf(shots: readonly Shot[]): Map<number, Shot[]> {
  const holes = new Map<number, Shot[]>();
  for (const shot of shots) holes.set(shot.h, [...(holes.get(shot.h) ?? []), shot]);
  return holes;
}

function withStarts(shots: readonly Shot[]): Shot[] {
  return shots.map((shot, n) => {
    const lies = shots.slice(0, n).findLast(({ b, t }) => b !== null && t !== 'P')?.b ?? null;
    return shot.a === null && lies !== null ? { ...shot, a: lies } : shot;
  });
}
