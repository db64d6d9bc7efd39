import type { Course, RoundCard, Holes } from '../golf';
import { holesToPar, posted } from './card.rules';

/** A golfer's round as somebody writes its holes; `manual` where no feed may change them. */
interface Written {
  golferId: number;
  round: number;
  holes: Holes;
  manual: boolean;
}

/** What was known of the round before, and on which course it is played. */
interface Known {
  before: RoundCard | undefined;
  course: Course | undefined;
  now: number;
}

/** A card with the holes that were written: all eighteen say the round by themselves, else what a leaderboard told of it stays. */
export function writtenCard({ golferId, round, holes, manual }: Written, { before, course, now }: Known): RoundCard {
  const whole = posted(holes) === holes.length;
  return {
    golferId,
    round,
    courseId: course?.courseId ?? 0,
    startHole: before?.startHole ?? 1,
    teeAt: before?.teeAt ?? null,
    holes,
    at: holes.map((strokes, n) => (strokes === null ? null : before?.holes[n] === strokes ? (before.at[n] ?? now) : now)),
    reportedToPar: whole ? holesToPar(holes, course?.pars ?? []) : (before?.reportedToPar ?? null),
    reportedThru: whole ? holes.length : Math.min(before?.reportedThru ?? 0, posted(holes)),
    reportedAt: now,
    strokes: whole ? holes.reduce<number>((sum, strokes) => sum + (strokes ?? 0), 0) : (before?.strokes ?? null),
    lastShot: before?.lastShot ?? '',
    manual,
  };
}
