import type { Board } from '../rules/board.rules';
import { holesOf } from '../rules/board.rules';
import { holeRanks, holeShots, lastShotText, type RoundShots, type Shot } from '../rules/shots.rules';

interface Moments {
  readonly validFrom: number;
  readonly validUntil: number;
}

/** By golfer: the JSON text of `shot_details`. */
export interface ShotModel extends Moments {
  readonly texts: ReadonlyMap<number, string>;
}

/** The strokes that may be seen, and when the next one may. */
function seenOf(shots: readonly Shot[], now: number): { seen: readonly Shot[] } & Moments {
  let [validFrom, validUntil] = [0, Infinity];
  for (const { at = 0 } of shots) {
    if (at <= now) validFrom = Math.max(validFrom, at);
    else validUntil = Math.min(validUntil, at);
  }
  return { seen: validUntil === Infinity ? shots : shots.filter(({ at = 0 }) => at <= now), validFrom, validUntil };
}

/** The last stroke of everybody in the round that is on. */
export function lastShotsOf(rounds: readonly RoundShots[], { currentRound }: Pick<Board, 'currentRound'>, now: number): ShotModel {
  const texts = new Map<number, string>();
  let [validFrom, validUntil] = [0, Infinity];
  for (const { golferId, round, shots } of rounds) {
    if (round !== currentRound) continue;
    const { seen, ...moments } = seenOf(shots, now);
    validFrom = Math.max(validFrom, moments.validFrom);
    validUntil = Math.min(validUntil, moments.validUntil);
    const last = seen.at(-1);
    if (last) texts.set(golferId, lastShotText(last));
  }
  return { texts, validFrom, validUntil };
}

/** The shots of a round, as `shot_details` has them. @param only of these golfers alone */
export function shotDetailsOf(
  rounds: readonly RoundShots[],
  board: Board,
  { round, now, only }: { round: number; now: number; only?: ReadonlySet<number> },
): ShotModel {
  const texts = new Map<number, string>();
  let [validFrom, validUntil] = [0, Infinity];
  const ranks = ranksOf(board, round);
  for (const one of rounds) {
    if (one.round !== round || (only && !only.has(one.golferId))) continue;
    const { seen, ...moments } = seenOf(one.shots, now);
    validFrom = Math.max(validFrom, moments.validFrom);
    validUntil = Math.min(validUntil, moments.validUntil);
    const golfer = board.byId.get(one.golferId);
    const card = golfer?.cards[round - 1];
    const course = board.courses.find(({ courseId }) => courseId === card?.courseId) ?? board.courses[0];
    if (seen.length === 0) continue;
    const details = holeShots(seen, (hole) => ({
      par: course?.pars[hole - 1] ?? 4,
      yards: course?.yards[hole - 1] ?? 0,
      rank: ranks[hole - 1] ?? '',
      strokes: holesOf(golfer, round)[hole - 1] ?? null,
    }));
    texts.set(one.golferId, JSON.stringify(details));
  }
  return { texts, validFrom, validUntil };
}

/** How hard the holes of a round play, for everybody on the same course. */
function ranksOf({ golfers, courses }: Board, round: number): string[] {
  if (courses.length > 1) return [];
  const pars = courses[0]?.pars ?? [];
  return holeRanks(
    pars.map((par, hole) =>
      golfers.flatMap((golfer) => {
        const strokes = golfer.cards[round - 1]?.holes[hole];
        return strokes === null || strokes === undefined ? [] : [strokes - par];
      }),
    ),
  );
}
