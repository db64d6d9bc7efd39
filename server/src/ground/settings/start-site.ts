import { SystemClock, type Clock } from '../clock/clock';
import { ForwardClock } from '../clock/forward-clock';
import { tag, type Database } from '../db/database';
import type { DatabaseLog } from '../db/database-log';
import { Refusal } from '../refusal';
import { decideMode } from './decide-mode.rules';
import { markedMode, markMode, type Mode } from './mode';
import { PracticeKeeper } from './practice-keeper';
import { readPracticeState, resumedAt, savePracticeState, type PracticeState } from './practice-state';
import { readTimeMark } from './time-mark';

export interface SiteOptions {
  /** POOLHOUSE_CLOCK as epoch ms (for a fresh demo: the instant at which it begins). */
  practiceStart: number | undefined;
  /** POOLHOUSE_CLOCK_RATE. */
  practiceRate: number | undefined;
}

export interface StartedSite {
  mode: Mode;
  /** The site's time. */
  clock: Clock;
  /** Only in practice mode; to be stopped before the database is closed. */
  practice?: PracticeKeeper;
}

/**
 * Settles, when a server starts on a migrated database, whether this is practice, and what time it is. Marks a database
 * that is served for the first time. Throws a Refusal with words for the operator.
 */
export async function startSite(
  db: Database,
  options: SiteOptions,
  log: DatabaseLog,
  wall: Clock = new SystemClock(),
): Promise<StartedSite> {
  const state = await db.write(async (tx, invalidate): Promise<PracticeState | undefined> => {
    const marked = await markedMode(tx);
    const saved = await readPracticeState(tx);
    const wallNow = wall.now();
    const resumed = saved && resumedAt(saved, wallNow);
    const decision = decideMode({
      marked,
      saved,
      resumed,
      envStart: options.practiceStart,
      envRate: options.practiceRate,
    });
    if ('refused' in decision) throw new Refusal('bad_input', decision.refused);
    if (!marked) await markMode(tx, decision.mode);
    if (decision.mode === 'production') return undefined;
    const { at, rate, obeyed } = decision;
    const next = { at, rate, obeyed, wall: wallNow, moves: (saved?.moves ?? 0) + 1 };
    await savePracticeState(tx, next);
    invalidate(tag.clock);
    if (at !== resumed || rate !== saved?.rate) invalidate(tag.clockMoved);
    return next;
  });
  if (!state) return { mode: 'production', clock: new ForwardClock(wall, await db.read(readTimeMark)) };
  const practice = new PracticeKeeper(db, wall, state, log);
  return { mode: 'practice', clock: practice.clock, practice };
}
