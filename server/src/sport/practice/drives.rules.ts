import { between, type Random } from './random.rules';
import type { ScoringPlay } from './scoring.rules';

/** A side's turn with the ball: from one step up to, not including, another. */
export interface Drive {
  side: 1 | 2;
  from: number;
  to: number;
  /** The score that ends it. */
  score: ScoringPlay | undefined;
}

const USUAL_STEPS = 7;

/** Fills a game with turns with the ball that fit its scores: who scores has the ball before, who did not gets it afterwards. */
export function drivesOf(plays: readonly ScoringPlay[], end: number, random: Random): Drive[] {
  const drives: Drive[] = [];
  let from = 0;
  let next: 1 | 2 = random() < 0.5 ? 1 : 2;
  for (const score of [...plays, undefined]) {
    const to = score ? score.step + 1 : end;
    // A safety is scored by the side that does not have the ball.
    const last = score ? (score.points <= 2 ? other(score.side) : score.side) : undefined;
    drives.push(...turns({ from, to, first: next, last, score }));
    if (score) next = score.points <= 2 ? score.side : other(score.side);
    from = to;
  }
  return drives;
}

/** The time between two scores: who has the ball first in it, and who at its end where that is known. */
interface Stretch extends Pick<Drive, 'from' | 'to' | 'score'> {
  first: 1 | 2;
  last: 1 | 2 | undefined;
}

function turns({ from, to, first, last, score }: Stretch): Drive[] {
  const length = to - from;
  if (length <= 0) return [];
  let count = Math.min(length, Math.max(1, Math.round(length / USUAL_STEPS)));
  const endsWith = (turn: number) => (turn % 2 === 1 ? first : other(first));
  if (last && endsWith(count) !== last) {
    count += count < length ? 1 : -1;
    if (count === 0) return [{ side: last, from, to, score }];
  }
  return Array.from({ length: count }, (_, turn) => ({
    side: endsWith(turn + 1),
    from: from + Math.floor((length * turn) / count),
    to: from + Math.floor((length * (turn + 1)) / count),
    score: turn === count - 1 ? score : undefined,
  }));
}

/** Down, distance and place, '2nd & 7 at BUF 34', for a step of a drive; what was scored on its last step. */
export function situation(drive: Drive, step: number, abbrevs: readonly [string, string], random: Random): string {
  const own = abbrevOf(drive.side, abbrevs);
  const theirs = abbrevOf(other(drive.side), abbrevs);
  if (drive.score && step === drive.to - 1) return scored(drive.score, abbrevs);
  const start = between(random, 18, 34);
  const target = drive.score && drive.score.points > 2 ? 92 : between(random, 40, 58);
  const yards = Math.round(start + ((target - start) * (step - drive.from)) / (drive.to - drive.from));
  const down = ((step - drive.from) % 3) + 1;
  const place = yards < 50 ? `${own} ${yards}` : yards > 50 ? `${theirs} ${100 - yards}` : '50';
  const toGoal = 100 - yards;
  if (toGoal <= 10) return `${downs[down - 1]} & Goal at ${place}`;
  return `${downs[down - 1]} & ${down === 1 ? 10 : between(random, 1, 11 - 2 * down)} at ${place}`;
}

const downs = ['1st', '2nd', '3rd'];

function scored({ side, points }: ScoringPlay, abbrevs: readonly [string, string]): string {
  const what = points <= 2 ? 'Safety' : points === 3 ? 'Field goal' : 'Touchdown';
  return `${what} ${abbrevOf(side, abbrevs)}`;
}

function abbrevOf(side: 1 | 2, [first, second]: readonly [string, string]): string {
  return side === 1 ? first : second;
}

function other(side: 1 | 2): 1 | 2 {
  return side === 1 ? 2 : 1;
}
