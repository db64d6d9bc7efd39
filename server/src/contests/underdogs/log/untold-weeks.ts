import type { Tx } from '../../../ground/db/database';
import type { Contest } from '../../contest';
import { linesOfKinds, type LogLine } from '../../log/log.store';
import type { Memories } from '../../memories';
import { knownLines } from './known-lines';
import { toldWeeks, untoldWeek } from './told-weeks';
import { weeksByNow } from './weeks-by-now';

/** What the log of a contest has yet to say of its weeks; one that has never said anything of them begins with what is known. */
export async function untoldWeeks(tx: Tx, memories: Memories, contest: Contest, now: number): Promise<LogLine[]> {
  const lines = await linesOfKinds(tx, contest.id, ['made', 'week']);
  const known = lines.length > 0 ? [] : await knownLines({ tx, memories, contest, now });
  const told = toldWeeks(lines);
  const weeks = await weeksByNow(tx, memories, contest, now);
  return [...known, ...weeks.flatMap(({ period, games }) => untoldWeek(period, games, told.get(period), now))];
}
