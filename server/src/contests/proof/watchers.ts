import { tag, type Database } from '../../ground/db/database';
import { keepWatcher } from './watchers.store';

const DAY_MS = 86_400_000;
/** Browsers of a day; more begin anew, and are written once more. */
const MOST = 50_000;

/** Keeps which browsers watch which log, of each once a day: a look at a log costs no write but the first. */
export function logWatchers(db: Database) {
  let day = 0;
  const known = new Set<string>();
  /** @param deviceId null for who called with name and password @param now site time, epoch ms @returns whether it was written */
  return async (contestId: number, deviceId: number | null, now: number): Promise<boolean> => {
    if (deviceId === null) return false;
    const today = Math.floor(now / DAY_MS);
    if (today !== day || known.size >= MOST) known.clear();
    day = today;
    const name = `${contestId}/${deviceId}`;
    if (known.has(name)) return false;
    known.add(name);
    try {
      await db.write((tx) => keepWatcher(tx, { contestId, deviceId, at: now }), { only: tag.log(contestId) });
      return true;
    } catch {
      // Nobody is refused a look because it could not be counted.
      known.delete(name);
      return false;
    }
  };
}
