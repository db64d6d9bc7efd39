import type { Mode } from './mode';
import type { PracticeState } from './practice-state';

export interface ModeQuestion {
  /** What the database was marked as; undefined when it was never served. */
  marked: Mode | undefined;
  saved: PracticeState | undefined;
  /** Site time by `saved`, epoch ms. */
  resumed: number | undefined;
  /** POOLHOUSE_CLOCK, epoch ms, or the demo's own beginning. */
  envStart: number | undefined;
  /** POOLHOUSE_CLOCK_RATE. */
  envRate: number | undefined;
}

export type ModeDecision =
  | { mode: 'production' }
  | { mode: 'practice'; at: number; rate: number; obeyed: PracticeState['obeyed'] }
  | { refused: string };

/**
 * Practice mode belongs to the database: asked for when it is first served, and never afterwards. A practice clock goes
 * on where it stood, unless the operator has given another instant or speed than the one that was obeyed before.
 */
export function decideMode({ marked, saved, resumed, envStart, envRate }: ModeQuestion): ModeDecision {
  if (marked === 'practice') {
    const at = envStart !== undefined && envStart !== saved?.obeyed.start ? envStart : resumed;
    const rate = envRate !== undefined && envRate !== saved?.obeyed.rate ? envRate : (saved?.rate ?? 1);
    if (at === undefined)
      return {
        refused:
          'This is a practice database, but the time at which it stood is lost. Set POOLHOUSE_CLOCK to the instant at which it shall go on.',
      };
    return { mode: 'practice', at, rate, obeyed: { start: envStart ?? saved?.obeyed.start, rate: envRate ?? saved?.obeyed.rate } };
  }
  if (marked === 'production' && envStart !== undefined) {
    return {
      refused:
        'This database is in production, so it cannot be served with POOLHOUSE_CLOCK: practice mode would change what players have won. Unset POOLHOUSE_CLOCK, or use another database.',
    };
  }
  if (envStart !== undefined) return { mode: 'practice', at: envStart, rate: envRate ?? 1, obeyed: { start: envStart, rate: envRate } };
  if (envRate !== undefined)
    return {
      refused:
        'POOLHOUSE_CLOCK_RATE is for practice mode only. Unset it, or set POOLHOUSE_CLOCK to the instant at which a new practice database shall begin.',
    };
  return { mode: 'production' };
}
