import { PICKS_PER_WEEK, Result } from '@poolhouse/contract/constants';
import type { DataOf } from '@poolhouse/contract';
import { epoch, formatDayTime, formatIn, formatRank, ordinal, plural } from '@poolhouse/shared-ui';
import type { ComingLock, ContestFacts, LiveGame } from './facts.types';

type Page = DataOf<'GET football/pagedata'>;

/** How near to a kick-off the home list counts down to it. */
const SOON_MS = 24 * 3_600_000;

const rankText = (rank: number, all: readonly number[]) => formatRank(rank, all.filter((other) => other === rank).length > 1);

/**
 * What the home list says about football, from the board of the current week. Nothing is estimated: a fact whose data is
 * missing stays out.
 *
 * @param now the server's time, epoch ms
 * @returns null when the player has no entry
 */
export function footballFacts(page: Page, now: number): ContestFacts | null {
  const config = page.config.data[0];
  if (!config || config.entry_id === 0) return null;
  const week = page.standings.data.filter((row) => row.Week === config.Week);
  const overall = page.standings.data.filter((row) => row.Week === 0);
  const mine = week.find((row) => row.entry_id === config.entry_id);
  const mineOverall = overall.find((row) => row.entry_id === config.entry_id);
  const kickoff = config.NextKickoff === '' ? null : epoch(config.NextKickoff);
  const picksIn = mine?.PicksIn ?? null;
  const missing = picksIn !== null && picksIn < PICKS_PER_WEEK && kickoff !== null;
  return {
    note: `Week ${config.Week}`,
    state: picksIn === null ? null : { done: picksIn >= PICKS_PER_WEEK, text: picksIn === 0 && missing ? 'No picks yet' : `${picksIn} of ${PICKS_PER_WEEK} picks in` },
    next: kickoff === null ? null : `Next kickoff ${formatDayTime(kickoff, now)}${kickoff - now < SOON_MS && kickoff > now ? `, ${formatIn(kickoff - now)}` : ''}`,
    live: page.scores.data.filter((game) => game.state === 'in_progress').length,
    rank: mine ? `${rankText(mine.Rank, week.map((row) => row.Rank))} of ${week.length}` : null,
    rankNote: mineOverall ? `${ordinal(mineOverall.Rank)} overall` : null,
    action: missing ? { label: plural(PICKS_PER_WEEK - (picksIn ?? 0), 'Make pick', 'Make picks').replace(/^\d+ /, ''), href: '/football/makepicks' } : null,
  };
}

/** The games on now in which the player has a pick, in the board's order. */
export function footballLive(page: Page): LiveGame[] {
  const entry = page.config.data[0]?.entry_id ?? 0;
  const mine = page.picks.data.filter((pick) => pick.entry_id === entry && pick.event_id !== null);
  return page.scores.data
    .filter((game) => game.state === 'in_progress')
    .flatMap((game) => {
      const pick = mine.find((candidate) => candidate.event_id === game.ID);
      if (!pick) return [];
      const sides = [
        { team: game.team1, score: game.score1 },
        { team: game.team2, score: game.score2 },
      ] as const;
      return [{ id: `football-${game.ID}`, sides, clock: `${game.status} ${game.timeLeft}`.trim(), pick: pick.Abbrev, line: pick.Spread, result: pick.Result, push: pick.Push === 1 }];
    });
}

/** The player's picks whose games are still to come, next kick-off first. */
export function footballLocks(page: Page): ComingLock[] {
  const entry = page.config.data[0]?.entry_id ?? 0;
  return page.picks.data
    .filter((pick) => pick.entry_id === entry && pick.Result === Result.picked && pick.Pick !== '' && pick.Day !== '')
    .map((pick) => ({ id: pick.ID, pick: pick.Pick, line: pick.Spread, at: pick.Day, lineLocked: pick.LockedAt !== '' }))
    .sort((a, b) => epoch(a.at) - epoch(b.at) || a.pick.localeCompare(b.pick));
}
