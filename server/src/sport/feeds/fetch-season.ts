import type { Database } from '../../ground/db/database';
import { applyFeed } from './apply-feed';
import { readEspnScoreboard } from './espn/espn-scoreboard';
import { FeedFailure } from './feed-failure';
import type { FeedGame } from './feed-game';
import { fetchFeed, type FetchOptions } from './fetch-feed';

/** What came of asking a scoreboard for a season's weeks. */
export interface SeasonFetch {
  added: number;
  /** Why it ended early, in words for people; null when all weeks were read. */
  failure: string | null;
}

/** What a scoreboard reports of a season. */
export interface SeasonReported {
  games: FeedGame[];
  /** Why it ended early, in words for people; null when all weeks were read. */
  failure: string | null;
}

interface SeasonAsked {
  /** The scoreboard of the running week. */
  url: URL;
  season: number;
  weeks: number;
}

/**
 * Asks a scoreboard for the NFL games of a regular season, week by week; nothing is kept. `dates`, `seasontype` and `week` are ESPN's
 * words for another week than the running one.
 */
export async function askForSeason({ url, season, weeks }: SeasonAsked, options: FetchOptions): Promise<SeasonReported> {
  const reported: SeasonReported = { games: [], failure: null };
  for (let week = 1; week <= weeks; week += 1) {
    const asked = new URL(url);
    for (const [name, value] of Object.entries({ dates: season, seasontype: 2, week })) asked.searchParams.set(name, String(value));
    try {
      const { games } = readEspnScoreboard(await fetchFeed(asked, options), 'NFL');
      reported.games.push(...games.filter((game) => game.listing?.season === season && game.listing.gameType === 'REG'));
    } catch (error) {
      if (!(error instanceof FeedFailure)) throw error;
      return { ...reported, failure: error.message };
    }
  }
  return reported;
}

/**
 * Brings in the NFL games of a regular season that a scoreboard knows. What the site has already is compared as with any answer of the
 * feed; what was read before it ended early is kept.
 */
export async function fetchNflSeason(db: Database, now: number, asked: SeasonAsked, options: FetchOptions): Promise<SeasonFetch> {
  const { games, failure } = await askForSeason(asked, options);
  const added = games.length > 0 ? (await applyFeed(db, now, games, 'scoreboard')).added : 0;
  return { added, failure };
}
