import type { Agent } from '../../../ground/agents/agent';
import type { Tx } from '../../../ground/db/database';
import { readEspnTournament } from '../espn/espn-tournament';
import { notEmptyWhile, pace, SCOREBOARD_KIND, sourcesOf, wordsOf, type FeedAgentDeps } from '../feed-agents';
import { keeping } from '../feed-run';
import { liveSince } from '../live.store';
import { LIVE_SECONDS } from '../rules/poll-pace.rules';
import { applyTournamentFeed } from './apply-tournament-feed';
import { hasOpenTournament, openTournament } from './tournament-feed.store';

const HOUR_SECONDS = 3600;

/** Scores of college basketball's tournament from ESPN, while one is played. */
export function tournamentScoreboardAgent(deps: Omit<FeedAgentDeps, 'sport'>): Agent {
  const { name, rests } = deps;
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
      const { db, clock } = run;
      const open = await db.read((tx) => openTournament(tx, clock.now()));
      if (!open) return { words: 'Nothing to ask: no tournament is being played.', nextSeconds: HOUR_SECONDS };
      const untilOpen = Math.ceil((open.opensAt - clock.now()) / 1000);
      if (untilOpen > 0)
        return { words: `Nothing to ask: the field of ${open.season} is not told yet.`, nextSeconds: Math.min(HOUR_SECONDS, untilOpen) };
      return keeping(run, { feed: name, kind: SCOREBOARD_KIND }, async (asked) => {
        const on = (await db.read((tx) => liveSince(tx, 'NCAAB', clock.now()))) !== undefined;
        const read = (json: unknown) =>
          notEmptyWhile(on, readEspnTournament(json), 'The scoreboard lists no games of the tournament while some are on.');
        const answer = await asked.ask(sourcesOf(deps, run), read);
        const counts = await applyTournamentFeed(db, clock.now(), { season: open.season, games: answer.games });
        return { outcome: { words: wordsOf(answer, counts, run, name), nextSeconds: await pace(run, 'NCAAB') }, refused: counts.refused };
      });
    },
  };
}
