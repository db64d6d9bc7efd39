import { formatList } from '@poolhouse/contract/formats';
import type { Agent, AgentOutcome, AgentRun } from '../../ground/agents/agent';
import { must } from '../../ground/must';
import type { Sport } from '../games/game';
import { applyFeed, type FeedCounts } from './apply-feed';
import { readEspnScoreboard } from './espn/espn-scoreboard';
import { FeedFailure } from './feed-failure';
import type { FeedAnswer } from './feed-game';
import { fetchFeed, type FetchOptions } from './fetch-feed';
import { liveSince, nextKickoffOf } from './live.store';
import { readOddsApi } from './odds/odds-api';
import { keepPayload } from './payloads.store';
import { LIVE_SECONDS, nextPoll } from './rules/poll-pace.rules';

/** How patient the calls are; tests are less so. */
export type Patience = Omit<FetchOptions, 'signal'>;

export interface FeedAgentDeps {
  name: string;
  sport: Sport;
  /** Where the operator says that it is; undefined where they have said nothing. */
  url: URL | undefined;
  /** Where it usually is, which the console can switch on. */
  usual?: URL | undefined;
  /** Why it does not run; undefined where it does. */
  rests: Agent['rests'];
  patience?: Patience;
}

/** Scores from ESPN: often while a game is on. */
export function scoreboardAgent({ name, sport, url, usual, rests, patience = {} }: FeedAgentDeps): Agent {
  return {
    name,
    defaultRefreshSeconds: LIVE_SECONDS,
    schedule: 'interval',
    rests,
    run: (run) =>
      keeping(run, name, async (onText) => {
        const at = must(url ?? usual, `the address of ${name}`);
        const answer = readEspnScoreboard(await fetchFeed(at, { ...patience, signal: run.signal, onText }), sport);
        // An empty list while games are on is a fault of the feed: taken for news, it would call old scores fresh.
        if (answer.games.length === 0 && (await run.db.read((tx) => liveSince(tx, sport, run.clock.now()))) !== undefined)
          throw new FeedFailure('other_shape', 'The scoreboard lists no games while games are on.');
        const counts = await applyFeed(run.db, run.clock.now(), answer.games, 'scoreboard');
        const outcome = { words: wordsOf(answer, counts, run, name), nextSeconds: await pace(run, sport) };
        return { outcome, refused: [...answer.problems, ...counts.refused] };
      }),
  };
}

/** Lines from The Odds API, on the full hour. */
export function linesAgent({ name, sport, url, rests, patience = {} }: FeedAgentDeps): Agent {
  return {
    name,
    defaultRefreshSeconds: 300,
    schedule: 'hourly',
    rests,
    run: (run) =>
      keeping(run, name, async (onText) => {
        const at = must(url, `the address of ${name}`);
        const answer = readOddsApi(await fetchFeed(at, { ...patience, signal: run.signal, onText }), sport);
        const counts = await applyFeed(run.db, run.clock.now(), answer.games, 'odds');
        return { outcome: { words: wordsOf(answer, counts, run, name) }, refused: [...answer.problems, ...counts.refused] };
      }),
  };
}

/** Keeps what a feed has answered, and what of it was not believed, for who looks why a score or a line is missing. */
export async function keeping(
  { db, clock }: AgentRun,
  feed: string,
  run: (onText: (text: string) => void) => Promise<{ outcome: AgentOutcome; refused: readonly string[] }>,
): Promise<AgentOutcome> {
  let body: string | null = null;
  const keep = (refused: readonly string[]) => db.write((tx) => keepPayload(tx, { feed, at: clock.now(), body, refused }));
  try {
    const { outcome, refused } = await run((text) => (body = text));
    await keep(refused);
    return outcome;
  } catch (error) {
    if (error instanceof FeedFailure) await keep([error.message]);
    throw error;
  }
}

/** When it is worth looking again, s. */
export async function pace({ db, clock }: AgentRun, sport: Sport): Promise<number> {
  const now = clock.now();
  return db.read(async (tx) => nextPoll((await liveSince(tx, sport, now)) !== undefined, await nextKickoffOf(tx, sport, now), now));
}

/** The outcome in one line; details of what was not believed go to the log as well. */
export function wordsOf(
  { problems }: Pick<FeedAnswer, 'problems'>,
  { games, added, changed, unknown, refused }: FeedCounts,
  { log }: AgentRun,
  agent: string,
): string {
  if (problems.length > 0 || refused.length > 0)
    log.warn({ agent, problems: problems.slice(0, 5), refused: refused.slice(0, 5) }, 'Not all of a feed was taken.');
  const deps = [`${games} ${games === 1 ? 'game' : 'games'}`, `${changed} changed`];
  if (added > 0) deps.push(`${added} new`);
  if (unknown > 0) deps.push(`${unknown} not ours`);
  if (problems.length > 0) deps.push(`${problems.length} unreadable`);
  const more = refused.length > 1 ? ` (and ${refused.length - 1} more)` : '';
  return `${formatList(deps)}${refused.length > 0 ? `; not believed: ${refused[0]}${more}` : ''}.`;
}
