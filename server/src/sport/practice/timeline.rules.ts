import { must } from '../../ground/must';
import { between, type Random } from './random.rules';

/** Made-up games move once a minute: a play and the wait after it. */
export const STEP_MS = 60_000;
/** From kick-off to the final score: 3 h 15 min (design.md section 6), in steps. */
export const GAME_STEPS = 195;

export type Status = 'H1' | 'H2' | 'Q1' | 'Q2' | 'Halftime' | 'Q3' | 'Q4' | 'OT';

type Lengths = ReadonlyArray<readonly [status: Status, steps: number, seconds: number]>;

/** A part of the game: from one step up to, not including, another. */
export interface Period {
  status: Status;
  from: number;
  to: number;
  /** On the game clock when it begins. */
  seconds: number;
}

const regulation: Lengths = [
  ['Q1', 42, 900],
  ['Q2', 43, 900],
  ['Halftime', 13, 900],
  ['Q3', 43, 900],
  ['Q4', 54, 900],
];
const withOvertime: Lengths = [
  ['Q1', 37, 900],
  ['Q2', 38, 900],
  ['Halftime', 13, 900],
  ['Q3', 39, 900],
  ['Q4', 41, 900],
  ['OT', 27, 600],
];
/** By how many steps a quarter may be longer than usual, the one after it shorter. */
const DRIFT = 4;

/** The periods of a game, GAME_STEPS in all. No two games that kick off together keep in step. */
export function periodsOf(overtime: boolean, random: Random): Period[] {
  let from = 0;
  let drift = 0;
  const parts = overtime ? withOvertime : regulation;
  return parts.map(([status, length, seconds], index) => {
    const before = drift;
    drift = index === parts.length - 1 ? 0 : status === 'Halftime' ? drift : between(random, -DRIFT, DRIFT);
    const period = { status, from, to: from + length + drift - before, seconds };
    from = period.to;
    return period;
  });
}

export function periodAt(step: number, periods: readonly Period[]): Period {
  return periods.find((period) => step < period.to) ?? must(periods.at(-1), 'a period of the game');
}

/** Steps at which points can be scored, from the `first` after the start on. */
export function playingSteps(periods: readonly Period[], part: 'regulation' | 'overtime', first: number): number[] {
  return periods
    .filter(({ status }) => status !== 'Halftime' && (status === 'OT') === (part === 'overtime'))
    .flatMap(({ from, to }) => Array.from({ length: to - from }, (_, index) => from + index))
    .filter((step) => step >= first);
}

/**
 * The game clock as 'm:ss'. It never shows zero while a quarter or the half-time runs, because the spec reads a zero as the end;
 * at half-time it shows what the third quarter starts with.
 */
export function clockAt(step: number, period: Period): string {
  const played = period.status === 'Halftime' ? 0 : (step - period.from) / (period.to - period.from);
  const left = Math.ceil(period.seconds * (1 - played));
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
}
