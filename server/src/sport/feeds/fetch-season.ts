import type { Database } from '../../ground/db/database';
import { applyFeed } from './apply-feed';
import { readEspnScoreboard } from './espn/espn-scoreboard';
import { FeedFailure } from './feed-failure';
import { fetchFeed, type FetchOptions } from './fetch-feed';

/** What came of asking a scoreboard for a season's weeks. */
export interface SeasonFetch {
  added: number;
  /** Why it ended early, in words for people; null when all weeks were read. */
  failure: string | null;
}

/**
 * Brings in the NFL games of a regular season that a scoreboard knows, week by week. What the site has already is compared as
 * with any answer of the feed.
 *
 * `url` is the scoreboard of the running week; `dates`, `seasontype` and `week` are ESPN's words for another one.
 */
export async function fetchNflSeason(
  db: Database,
  now: number,
  { url, season, weeks }: { url: URL; season: number; weeks: number },
  options: FetchOptions,
): Promise<SeasonFetch> {
  let added = 0;
  for (let week = 1; week <= weeks; week += 1) {
    const asked = new URL(url);
    for (const [name, value] of Object.entries({ dates: season, seasontype: 2, week })) asked.searchParams.set(name, String(value));
    try {
      const { games } = readEspnScoreboard(await fetchFeed(asked, options), 'NFL');
      const regular = games.filter((game) => game.listing?.season === season && game.listing.gameType === 'REG');
      if (regular.length > 0) added += (await applyFeed(db, now, regular, 'scoreboard')).added;
    } catch (error) {
      if (!(error instanceof FeedFailure)) throw error;
      return { added, failure: error.message };
    }
  }
  return { added, failure: null };
}
