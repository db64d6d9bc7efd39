import { SystemClock, type Clock } from '../clock/clock';
import { ForwardClock } from '../clock/forward-clock';
import { PracticeClock } from '../clock/practice-clock';
import type { Database } from '../db/database';
import { siteMode } from './mode';
import { readPracticeState, resumedAt } from './practice-state';
import { readTimeMark } from './time-mark';

/** The site's time for a command that runs beside the server; moves nothing. */
export async function siteClock(db: Database, wall: Clock = new SystemClock()): Promise<Clock> {
  const saved = await db.read(async (tx) => ((await siteMode(tx)) === 'practice' ? readPracticeState(tx) : undefined));
  if (!saved) return new ForwardClock(wall, await db.read(readTimeMark));
  const wallNow = wall.now();
  const running = saved.wall !== null;
  return new PracticeClock({ at: resumedAt(saved, wallNow), rate: running ? saved.rate : 0, wall: wallNow }, wall);
}
