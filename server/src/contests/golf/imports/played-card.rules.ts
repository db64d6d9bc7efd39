import { DateTime } from 'luxon';
import type { RoundCard, Tournament } from '../golf';
import { HOLES, holesToPar, posted } from '../rules/card.rules';

/** A hole takes so long when nothing else is known. */
export const HOLE_MS = 14.2 * 60_000;

/** Local time of a round's day, 'HH:mm', as an instant. */
export function roundInstant({ startDate, zone }: Pick<Tournament, 'startDate' | 'zone'>, round: number, time: string): number {
  const date = DateTime.fromISO(startDate)
    .plus({ days: round - 1 })
    .toISODate();
  return DateTime.fromISO(`${date}T${time}`, { zone }).toMillis();
}

/** How many holes of the round were played before a hole, from 1 to 18. */
export const playedBefore = (hole: number, startHole: 1 | 10): number => (hole - startHole + HOLES) % HOLES;

interface CardFacts extends Pick<RoundCard, 'golferId' | 'round' | 'courseId' | 'startHole' | 'teeAt' | 'holes' | 'at'> {
  readonly pars: readonly number[];
}

/** A card of what was played; what a leaderboard would tell of it is known with its last hole. */
export function playedCard({ pars, ...card }: CardFacts): RoundCard {
  const thru = posted(card.holes);
  const whole = thru === HOLES;
  return {
    ...card,
    reportedToPar: thru === 0 ? null : holesToPar(card.holes, pars),
    reportedThru: thru,
    reportedAt: Math.max(0, ...card.at.map((at) => at ?? 0)),
    strokes: whole ? card.holes.reduce<number>((sum, one) => sum + (one ?? 0), 0) : null,
    lastShot: '',
    manual: false,
  };
}

/** What a table of strokes tells of a round beside the strokes. */
export interface ReportedRound {
  readonly golferId: number;
  readonly round: number;
  /** Undefined where the table says nothing of it. */
  readonly startHole: 1 | 10 | undefined;
  readonly teeAt: number | null;
  /** Strokes by hole, null where none is told. */
  readonly scores: readonly (number | null)[];
  /** When each hole's last stroke was played, epoch ms; null where no clock is told. */
  readonly holedAt: readonly (number | null)[];
}

interface Keeping {
  readonly before: RoundCard | undefined;
  readonly course: { readonly courseId: number; readonly pars: readonly number[] };
  readonly replay: boolean;
  readonly now: number;
}

/**
 * A round's card with what its strokes tell: scores where none is kept, and on a replay the instant of every hole, by its own clock first
 * and else by the pace of an ordinary round from the tee on. Undefined where nothing of it is new.
 */
export function cardWithShots(reported: ReportedRound, { before, course, replay, now }: Keeping): RoundCard | undefined {
  const holes = Array.from({ length: HOLES }, (_, n) => before?.holes[n] ?? reported.scores[n] ?? null);
  if (posted(holes) === 0) return undefined;
  const startHole = reported.startHole ?? before?.startHole ?? 1;
  const teeAt = before?.teeAt ?? reported.teeAt;
  const moved = before !== undefined && before.startHole !== startHole;
  const at = holes.map((strokes, n) => {
    if (strokes === null) return null;
    const kept = moved ? null : (before?.at[n] ?? null);
    if (!replay) return before?.at[n] ?? now;
    const paced = teeAt === null ? now : Math.round(teeAt + (playedBefore(n + 1, startHole) + 1) * HOLE_MS);
    return reported.holedAt[n] ?? kept ?? paced;
  });
  const same = before && before.startHole === startHole && String(before.holes) === String(holes) && String(before.at) === String(at);
  if (same || before?.manual) return undefined;
  const { golferId, round } = reported;
  return playedCard({ golferId, round, courseId: before?.courseId ?? course.courseId, startHole, teeAt, holes, at, pars: course.pars });
}

/** A score's name as strokes to par, as the tour's tables of strokes write it. */
const SCORE_NAMES: Readonly<Record<string, number>> = {
  Albatross: -3,
  'Double Eagle': -3,
  Eagle: -2,
  Birdie: -1,
  Par: 0,
  Bogey: 1,
  'Double Bogey': 2,
  'Triple Bogey': 3,
  'Quadruple Bogey': 4,
};

/** Strokes of a score's name on a hole; null for no name, and for one that is not known: strokes are never counted instead. */
export function strokesOfName(name: string, par: number | undefined): number | null {
  const toPar = SCORE_NAMES[name];
  if (/^hole.?in.?one$|^ace$/i.test(name)) return 1;
  return toPar === undefined || par === undefined ? null : par + toPar;
}
