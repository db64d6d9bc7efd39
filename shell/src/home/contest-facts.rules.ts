import type { HomeContestRow } from '@poolhouse/contract';
import { epoch, formatDayTime, formatIn, formatPlace, ordinal } from '@poolhouse/shared-ui';
import type { ContestFacts } from './facts.types';

/** How near to what comes next the home list counts down to it. */
const SOON_MS = 24 * 3_600_000;

/** What a contest tells, in the player's own words. */
export function contestFacts(row: HomeContestRow): ContestFacts {
  return {
    asked: row.action !== '',
    note: row.note,
    state: row.state === '' ? null : { done: row.done === null ? null : row.done === 1, text: row.state },
    next: row.next === '' ? null : { label: row.next_label, at: row.next },
    live: row.live,
    rank: row.rank === null ? null : `${formatPlace(row.rank, row.rank_shared === 1)} of ${row.of}`,
    // Where there are two ranks, each says which it is.
    rankNote: row.overall_rank === null ? null : `this week, ${ordinal(row.overall_rank)} overall`,
  };
}

/**
 * 'Next kickoff Sun 4:05 PM, in 3:05:00': when it comes, and how soon where that is near.
 *
 * @param now the server's time, epoch ms
 */
export function nextWords({ label, at }: NonNullable<ContestFacts['next']>, now: number): string {
  return `${label} ${formatDayTime(at, now)}${countdown(epoch(at) - now)}`.trim();
}

/** A day or more away: told by its day. @param now the server's time, epoch ms */
export const isFar = (at: string, now: number): boolean => at !== '' && epoch(at) - now >= SOON_MS;

/** 'locks in 0:42:10', 'locks Thu 7:05 AM'; '' where nothing locks. @param now the server's time, epoch ms */
export function lockWords(at: string, now: number): string {
  if (at === '') return '';
  const left = epoch(at) - now;
  return left > 0 && !isFar(at, now) ? `locks ${formatIn(left)}` : `locks ${formatDayTime(at, now)}`;
}

function countdown(ms: number): string {
  return ms > 0 && ms < SOON_MS ? `, ${formatIn(ms)}` : '';
}
