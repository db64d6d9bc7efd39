import { plural } from '@poolhouse/contract/formats';
import type { Tx } from '../../../ground/db/database';
import type { Sport } from '../../games/game';
import { applyFeed, foretellFeed, type FeedCounts } from '../apply-feed';
import { readEspnScoreboard } from '../espn/espn-scoreboard';
import { readEspnTournament } from '../espn/espn-tournament';
import { ODDS_KIND, SCOREBOARD_KIND } from '../feed-agents';
import { FeedFailure } from '../feed-failure';
import type { FeedAnswer } from '../feed-game';
import type { FeedSource } from '../known-event';
import { applyTournamentFeed, foretellTournamentFeed } from '../ncaab/apply-tournament-feed';
import { openTournament } from '../ncaab/tournament-feed.store';
import { readOddsApi } from '../odds/odds-api';
import type { FeedReader, ReadAnswer } from './feed-reader';

const countWords = ({ games, added, changed, refused }: FeedCounts): string =>
  `${plural(games, 'game')}, ${changed} changed, ${added} new${refused.length > 0 ? `; not believed: ${refused.join('; ')}` : ''}`;

function ofGames({ games, misfits }: FeedAnswer, source: FeedSource): ReadAnswer {
  return {
    misfits,
    size: games.length,
    foretell: (tx, now) => foretellFeed(tx, games, source, now),
    apply: async (db, now) => countWords(await applyFeed(db, now, games, source)),
  };
}

const scoreboard = (feed: string, sport: Sport): FeedReader => ({
  feeds: [feed],
  kind: SCOREBOARD_KIND,
  onlyInOrder: true,
  read: (json) => ofGames(readEspnScoreboard(json, sport), 'scoreboard'),
});

/** Odds do not say of which sport they are; their games do, by the site's own. */
const lines = (feed: string, sport: Sport): FeedReader => ({
  feeds: [feed],
  kind: ODDS_KIND,
  onlyInOrder: true,
  read: (json) => ofGames(readOddsApi(json, sport), 'odds'),
});

const tournament: FeedReader = {
  feeds: ['ncaab-scoreboard'],
  kind: SCOREBOARD_KIND,
  onlyInOrder: true,
  read(json) {
    const { games, misfits } = readEspnTournament(json);
    const season = async (tx: Tx, now: number) => {
      const open = await openTournament(tx, now);
      if (!open) throw new FeedFailure('other_shape', 'No tournament is being played here.');
      return open.season;
    };
    return {
      misfits,
      size: games.length,
      foretell: async (tx, now) => foretellTournamentFeed(tx, { season: await season(tx, now), games }, now),
      apply: async (db, now) => countWords(await applyTournamentFeed(db, now, { season: await db.read((tx) => season(tx, now)), games })),
    };
  },
};

/** The readers of the house's own feeds. */
export const sportReaders: readonly FeedReader[] = [
  scoreboard('nfl-scoreboard', 'NFL'),
  scoreboard('ncaa-scoreboard', 'NCAA'),
  tournament,
  lines('nfl-lines', 'NFL'),
  lines('ncaa-lines', 'NCAA'),
];
