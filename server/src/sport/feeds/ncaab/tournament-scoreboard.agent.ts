import type { Agent } from '../../../ground/agents/agent';
import type { Tx } from '../../../ground/db/database';
import { must } from '../../../ground/must';
import { readEspnTournament } from '../espn/espn-tournament';
import { keeping, pace, wordsOf, type FeedAgentDeps } from '../feed-agents';
import { FeedFailure } from '../feed-failure';
import { fetchFeed } from '../fetch-feed';
import { liveSince } from '../live.store';
import { LIVE_SECONDS } from '../rules/poll-pace.rules';
import { applyTournamentFeed } from './apply-tournament-feed';
import { hasOpenTournament, openTournament } from './tournament-feed.store';

const HOUR_SECONDS = 3600;

/** Scores of college basketball's tournament from ESPN, while one is played. */
export function tournamentScoreboardAgent({ name, url, usual, rests, patience = {} }: Omit<FeedAgentDeps, 'sport'>): Agent {
  return {
    name,
    defaultRefreshSeconds: LIVE_SECONDS,
    schedule: 'interval',
    async rests(tx: Tx) {
      const why = typeof rests === 'function' ? await rests(tx) : rests;
      if (why !== undefined) return why;
      return (await hasOpenTournament(tx)) ? undefined : 'Rests: no tournament is set that is still to be played.';
    },
    async run(run) {
      const { db, clock, signal } = run;
      const open = await db.read((tx) => openTournament(tx, clock.now()));
      if (!open) return { words: 'Nothing to ask: no tournament is being played.', nextSeconds: HOUR_SECONDS };
      const untilOpen = Math.ceil((open.opensAt - clock.now()) / 1000);
      if (untilOpen > 0)
        return { words: `Nothing to ask: the field of ${open.season} is not told yet.`, nextSeconds: Math.min(HOUR_SECONDS, untilOpen) };
      return keeping(run, name, async (onText) => {
        const at = must(url ?? usual, `the address of ${name}`);
        const answer = readEspnTournament(await fetchFeed(at, { ...patience, signal, onText }));
        // An empty list while games are on is a fault of the feed: taken for news, it would call old scores fresh.
        if (answer.games.length === 0 && (await db.read((tx) => liveSince(tx, 'NCAAB', clock.now()))) !== undefined)
          throw new FeedFailure('other_shape', 'The scoreboard lists no games of the tournament while some are on.');
        const counts = await applyTournamentFeed(db, clock.now(), { season: open.season, games: answer.games });
        const outcome = { words: wordsOf(answer, counts, run, name), nextSeconds: await pace(run, 'NCAAB') };
        return { outcome, refused: [...answer.problems, ...counts.refused] };
      });
    },
  };
}
