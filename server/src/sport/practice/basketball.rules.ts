import { must } from '../../ground/must';
import { between, seededRandom, shuffled, type Random } from './random.rules';
import type { FinalScore, ScoringPlay } from './scoring.rules';
import { finalGame, notStarted, type VisibleGame } from './shown-game.rules';
import { clockAt, periodAt, playingSteps, STEP_MS, type Period } from './timeline.rules';

/** From tip-off until the final score may be seen: 2 h 30 min, in steps. */
export const BASKETBALL_STEPS = 150;
/** By how many steps the first half may be longer than usual, the second shorter. */
const DRIFT = 3;
const HALF_SECONDS = 1200;
const OVERTIME_SECONDS = 300;

interface Tip {
  /** Decides all that is made up about the game: the same story wherever the game's row was made anew. */
  sourceKey: string;
  kickoffAt: number;
}

/** What the practice clock lets be seen of a basketball game with a result: two halves, and one overtime however many there were. */
export function visibleBasketball({ sourceKey, kickoffAt }: Tip, final: FinalScore, now: number): VisibleGame {
  if (now < kickoffAt) return notStarted;
  const step = Math.floor((now - kickoffAt) / STEP_MS);
  if (step >= BASKETBALL_STEPS) return finalGame(final);
  const { periods, plays } = story(sourceKey, final);
  const period = periodAt(step, periods);
  return {
    state: 'in_progress',
    ...scoreAt(plays, step),
    status: period.status,
    timeLeft: clockAt(step, period),
    possession: null,
    statusNote: '',
  };
}

/** The score at half-time; null until then. */
export function halfTimeScore({ sourceKey, kickoffAt }: Tip, final: FinalScore, now: number): { score1: number; score2: number } | null {
  const { periods, plays } = story(sourceKey, final);
  const { from } = must(
    periods.find(({ status }) => status === 'Halftime'),
    'a half-time',
  );
  return now < kickoffAt + from * STEP_MS ? null : scoreAt(plays, from);
}

function story(sourceKey: string, final: FinalScore): { periods: Period[]; plays: ScoringPlay[] } {
  const random = seededRandom(numberOf(sourceKey));
  const periods = halves(final.overtime, random);
  return { periods, plays: basketballPlays(final, periods, random) };
}

/** A number for a text (FNV-1a). */
const numberOf = (text: string): number =>
  [...text].reduce((hash, sign) => Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0, 0x811c9dc5);

const scoreAt = (plays: readonly ScoringPlay[], step: number) => {
  const of = (side: 1 | 2) => plays.reduce((sum, play) => (play.side === side && play.step <= step ? sum + play.points : sum), 0);
  return { score1: of(1), score2: of(2) };
};

function halves(overtime: boolean, random: Random): Period[] {
  const drift = between(random, -DRIFT, DRIFT);
  const parts = overtime
    ? ([
        ['H1', 60 + drift, HALF_SECONDS],
        ['Halftime', 15, HALF_SECONDS],
        ['H2', 60 - drift, HALF_SECONDS],
        ['OT', 15, OVERTIME_SECONDS],
      ] as const)
    : ([
        ['H1', 67 + drift, HALF_SECONDS],
        ['Halftime', 15, HALF_SECONDS],
        ['H2', 68 - drift, HALF_SECONDS],
      ] as const);
  let from = 0;
  return parts.map(([status, length, seconds]) => {
    const period = { status, from, to: from + length, seconds };
    from = period.to;
    return period;
  });
}

/** Makes up when the points were scored. A game that went to overtime is level at the end of the second half. */
function basketballPlays(final: FinalScore, periods: readonly Period[], random: Random): ScoringPlay[] {
  const [late1, late2] = final.overtime ? overtimePoints(final, random) : [0, 0];
  const steps = (part: 'regulation' | 'overtime') => playingSteps(periods, part, 1);
  const early = [...baskets(1, final.score1 - late1, random), ...baskets(2, final.score2 - late2, random)];
  const last = [...baskets(1, late1, random), ...baskets(2, late2, random)];
  return [...placed(early, steps('regulation'), random), ...placed(last, steps('overtime'), random)];
}

/** The points of each side in overtime: a few for the loser, and the margin more for the winner. */
function overtimePoints({ score1, score2 }: FinalScore, random: Random): [number, number] {
  const [low, margin] = [Math.min(score1, score2), Math.abs(score1 - score2)];
  const lost = Math.min(low, between(random, 2, 9));
  return score1 > score2 ? [lost + margin, lost] : [lost, lost + margin];
}

/** A team's points as free throws, twos and threes that add up to them. */
function baskets(side: 1 | 2, points: number, random: Random): Array<Omit<ScoringPlay, 'step'>> {
  const parts: Array<Omit<ScoringPlay, 'step'>> = [];
  let rest = points;
  while (rest > 0) {
    const roll = random();
    const worth = Math.min(rest, roll < 0.2 ? 1 : roll < 0.75 ? 2 : 3);
    parts.push({ side, points: worth });
    rest -= worth;
  }
  return parts;
}

/** Spreads the baskets over the steps, as evenly as chance has it; a step may have several. */
function placed(plays: ReadonlyArray<Omit<ScoringPlay, 'step'>>, steps: readonly number[], random: Random): ScoringPlay[] {
  const order = shuffled(random, plays);
  return order.map((play) => ({ ...play, step: must(steps[between(random, 0, steps.length - 1)], 'a step to score in') }));
}
