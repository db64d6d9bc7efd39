import type { HomeContestRow, HomeLiveRow, HomeLockRow } from '@poolhouse/contract';
import { Result } from '@poolhouse/contract/constants';
import { epoch, formatLine, plural } from '@poolhouse/shared-ui';
import { orderSweat, type SweatLine } from '@poolhouse/shared-ui/board';
import type { Stake } from '../home/place-of.rules';
import { sweats, type Sweat } from '../home/sweat.rules';
import type { RowCourses } from './courses/courses.rules';

type WhereOf = (stake: Stake) => string | null;

/** What is on, as rows of a list; in order. */
export const liveLines = (rows: readonly HomeLiveRow[], whereOf: WhereOf): SweatLine[] =>
  sweats(rows).map((sweat) => ({ ...withoutPools(sweat), state: 'live', note: whereIs(sweat, whereOf) }));

/** Rows with their chance through the game, once it is worked out. */
export const withCourses = (lines: readonly SweatLine[], courses: RowCourses | null): SweatLine[] =>
  lines.map((line) => ({ ...line, course: courses?.get(line.ID)?.points ?? [] }));

const withoutPools = ({ pools: _pools, contest: _contest, pool: _pool, ...row }: Sweat) => row;

const whereIs = (sweat: Sweat, whereOf: WhereOf): string =>
  sweat.pools.length > 1 ? plural(sweat.pools.length, 'pool') : (whereOf(sweat) ?? sweat.pool);

const DAY = 86_400_000;

/** Up to when picks stand beside what is on: a week's, from its first game to its last. In whole days, so that it changes once in one. @param now epoch ms */
export const comesUntil = (now: number): number => DAY * (Math.floor(now / DAY) + 6);

/** The player's own picks to come before `until`, epoch ms, as rows of a list. */
export const comingLines = (locks: readonly HomeLockRow[], until: number, whereOf: WhereOf): SweatLine[] =>
  locks
    .filter(({ at }) => epoch(at) < until)
    .map(({ ID, contest, pool, pick, spread, at, chance }) => ({
      ID: `coming ${contest} ${ID}`,
      state: 'to_come',
      at,
      pick: spread === null ? pick : `${pick} ${formatLine(spread)}`,
      need: 'Opens at kickoff',
      score: '',
      clock: '',
      result: Result.picked,
      push: 0,
      near: 0,
      chance,
      note: whereOf({ contest, pool }) ?? pool,
    }));

/** The pools in which something of the player's is on, in the order of the rows: first the one in which a play may turn something, then by the chance nearest even. */
export function livePools(rows: readonly HomeLiveRow[]): Stake[] {
  const pools = new Map<string, Stake>();
  for (const { contest, pool } of orderSweat(rows)) {
    const key = JSON.stringify([contest, pool]);
    if (!pools.has(key)) pools.set(key, { contest, pool });
  }
  return [...pools.values()];
}

/** The entries that have a rank in what is on now. */
export const ranked = (contests: readonly HomeContestRow[]): HomeContestRow[] =>
  contests.filter(({ rank, live }) => rank !== null && live > 0);

export interface Kickoff {
  /** ISO. */
  at: string;
  /** The player's picks of games that begin then. */
  picks: number;
  /** Contests in which they are. */
  contests: readonly string[];
}

/** When the player's next picks begin; what was picked is left out, for a screen that others see too. @param most so many at most */
export function nextKickoffs(locks: readonly HomeLockRow[], most = 3): Kickoff[] {
  const times = [...new Set(locks.map(({ at }) => at))].sort((a, b) => epoch(a) - epoch(b)).slice(0, most);
  return times.map((at) => {
    const then = locks.filter((lock) => lock.at === at);
    return { at, picks: then.length, contests: [...new Set(then.map(({ contest }) => contest))] };
  });
}
