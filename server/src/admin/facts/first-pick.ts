import { contestsOfGroup } from '../../contests/entries/contests.store';
import type { OpenContests } from '../../contests/open-contests';
import type { Tx } from '../../ground/db/database';
import { missingPicks } from './needs-action';

/**
 * The page on which a player makes the first pick that they can make in a group; where none can be made now, the page of the first
 * contest, else home. Asked after the entries were committed. `now` is site time.
 */
export async function firstPick(
  tx: Tx,
  { plugs, modules }: OpenContests,
  { groupNumber, userId, now }: { groupNumber: number; userId: number; now: number },
): Promise<string> {
  const contests = await contestsOfGroup(tx, groupNumber);
  const latest = contests.filter(({ year }) => year === contests[0]?.year);
  const sources = modules.flatMap((module) => module.missingPicks ?? []);
  const open = await missingPicks(
    tx,
    sources,
    latest.map(({ id }) => id),
    now,
  );
  const own = [...open.values()].flat().filter((picks) => picks.userId === userId);
  const path = own.sort((a, b) => (a.locks[0]?.at ?? 0) - (b.locks[0]?.at ?? 0))[0]?.path;
  return path ?? plugs.find(({ type }) => type === latest[0]?.type)?.path ?? '/';
}
