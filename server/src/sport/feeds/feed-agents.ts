import type { Agent, AgentOutcome, AgentRun } from '../../ground/agents/agent';
import type { Sport } from '../games/game';
import { applyFeed, type FeedCounts } from './apply-feed';
import { readEspnScoreboard } from './espn/espn-scoreboard';
import type { FeedAnswer } from './feed-game';
import { FeedFailure } from './feed-failure';
import { fetchFeed, type FetchOptions } from './fetch-feed';
import { liveSince, nextKickoffOf } from './live.store';
import { readOddsApi } from './odds/odds-api';
import { LIVE_SECONDS, nextPoll } from './rules/poll-pace.rules';
import { must } from '../../ground/must';

/** How patient the calls are; tests are less so. */
export type Patience = Omit<FetchOptions, 'signal'>;

export interface FeedAgentParts {
  name: string;
  sport: Sport;
  /** Left out only where the agent rests. */
  url: URL | undefined;
  /** Why it does not run; undefined where it does. */
  rests: string | undefined;
  patience?: Patience;
}

/** Scores from ESPN: often while a game is on. */
export function scoreboardAgent({ name, sport, url, rests, patience = {} }: FeedAgentParts): Agent {
  return {
    name,
    defaultRefreshSeconds: LIVE_SECONDS,
    schedule: 'interval',
    rests,
    run: async (run) => {
      const answer = readEspnScoreboard(await fetchFeed(must(url, `the address of ${name}`), { ...patience, signal: run.signal }), sport);
      // An empty list while games are on is a fault of the feed: taken for news, it would call old scores fresh.
      if (answer.games.length === 0 && (await run.db.read((tx) => liveSince(tx, sport, run.clock.now()))) !== undefined)
        throw new FeedFailure('other_shape', 'The scoreboard lists no games while games are on.');
      const counts = await applyFeed(run.db, run.clock.now(), answer.games, 'scoreboard');
      return { words: wordsOf(answer, counts, run, name), nextSeconds: await pace(run, sport) };
    },
  };
}

/** Lines from The Odds API, on the full hour. */
export function linesAgent({ name, sport, url, rests, patience = {} }: FeedAgentParts): Agent {
  return {
    name,
    defaultRefreshSeconds: 300,
    schedule: 'hourly',
    rests,
    run: async (run): Promise<AgentOutcome> => {
      const answer = readOddsApi(await fetchFeed(must(url, `the address of ${name}`), { ...patience, signal: run.signal }), sport);
      return { words: wordsOf(answer, await applyFeed(run.db, run.clock.now(), answer.games, 'odds'), run, name) };
    },
  };
}

async function pace({ db, clock }: AgentRun, sport: Sport): Promise<number> {
  const now = clock.now();
  return db.read(async (tx) => nextPoll((await liveSince(tx, sport, now)) !== undefined, await nextKickoffOf(tx, sport, now), now));
}

/** The outcome in one line; details of what was not believed go to the log as well. */
function wordsOf(
  { problems }: FeedAnswer,
  { games, added, changed, unknown, refused }: FeedCounts,
  { log }: AgentRun,
  agent: string,
): string {
  if (problems.length > 0 || refused.length > 0)
    log.warn({ agent, problems: problems.slice(0, 5), refused: refused.slice(0, 5) }, 'Not all of a feed was taken.');
  const parts = [`${games} ${games === 1 ? 'game' : 'games'}`, `${changed} changed`];
  if (added > 0) parts.push(`${added} new`);
  if (unknown > 0) parts.push(`${unknown} not ours`);
  if (problems.length > 0) parts.push(`${problems.length} unreadable`);
  const more = refused.length > 1 ? ` (and ${refused.length - 1} more)` : '';
  return `${parts.join(', ')}${refused.length > 0 ? `; not believed: ${refused[0]}${more}` : ''}.`;
}
