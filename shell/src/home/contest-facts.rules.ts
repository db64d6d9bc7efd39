import type { HomeContestRow } from '@poolhouse/contract';
import { epoch, formatDayTime, formatIn, formatRank, ordinal } from '@poolhouse/shared-ui';
import type { ContestFacts } from './facts.types';

/** How near to what comes next the home list counts down to it. */
const SOON_MS = 24 * 3_600_000;

/**
 * What a contest tells, in the player's own time and words.
 *
 * @param now the server's time, epoch ms
 */
export function contestFacts(row: HomeContestRow, now: number): ContestFacts {
  return {
    note: row.note,
    state: row.state === '' ? null : { done: row.done === null ? null : row.done === 1, text: row.state },
    next: row.next === '' ? null : `${row.next_label} ${formatDayTime(row.next, now)}${countdown(epoch(row.next) - now)}`.trim(),
    live: row.live,
    rank: row.rank === null ? null : `${formatRank(row.rank, row.rank_shared === 1)} of ${row.of}`,
    rankNote: row.overall_rank === null ? null : `${ordinal(row.overall_rank)} overall`,
    action: row.action === '' ? null : { label: row.action, href: row.action_href },
  };
}

function countdown(ms: number): string {
  return ms > 0 && ms < SOON_MS ? `, ${formatIn(ms)}` : '';
}
