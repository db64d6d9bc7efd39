import { formatList, plural } from '@poolhouse/contract/formats';
import type { Agent, AgentRun } from '../../ground/agents/agent';
import type { Sport } from '../games/game';
import { applyFeed, type FeedCounts } from './apply-feed';
import type { Source } from './ask-in-turn';
import { readEspnScoreboard } from './espn/espn-scoreboard';
import type { Sources } from './feed-config';
import { FeedFailure } from './feed-failure';
import type { FeedAnswer } from './feed-game';
import { keeping, sourceAt } from './feed-run';
import type { FetchOptions } from './fetch-feed';
import { liveSince, nextKickoffOf } from './live.store';
import { readOddsApi } from './odds/odds-api';
import { publicAddress } from './public-address';
import { LIVE_SECONDS, nextPoll } from './rules/poll-pace.rules';

/** How patient the calls are; tests are less so. */
export type Patience = Omit<FetchOptions, 'signal'>;

export interface FeedAgentDeps {
  name: string;
  sport: Sport;
  /** Where the operator says that it is, in the order in which it is asked; empty where they have said nothing. */
  urls: Sources;
  /** Where it usually is, which the console can switch on. */
  usual?: URL | undefined;
  /** Why it does not run; undefined where it does. */
  rests: Agent['rests'];
  patience?: Patience;
}

export const SCOREBOARD_KIND = 'ESPN scoreboard';
export const ODDS_KIND = 'Odds';

/** Where a run asks. */
export function sourcesOf(
  { urls, usual, patience = {} }: Pick<FeedAgentDeps, 'urls' | 'usual' | 'patience'>,
  { signal }: AgentRun,
): Source[] {
  const all = urls.length > 0 ? urls : usual ? [usual] : [];
  return all.map((url) => sourceAt(url, publicAddress(url), { ...patience, signal }));
}

/** An empty list while games are on is a fault of the feed: taken for news, it would call old scores fresh. @throws FeedFailure */
export function notEmptyWhile<A extends { games: readonly unknown[] }>(on: boolean, answer: A, words: string): A {
  if (on && answer.games.length === 0) throw new FeedFailure('other_shape', words);
  return answer;
}

/** Scores from ESPN: often while a game is on. */
export function scoreboardAgent(deps: FeedAgentDeps): Agent {
  const { name, sport, rests } = deps;
  return {
    name,
    defaultRefreshSeconds: LIVE_SECONDS,
    schedule: 'interval',
    rests,
    run: (run) =>
      keeping(run, { feed: name, kind: SCOREBOARD_KIND }, async (asked) => {
        const on = (await run.db.read((tx) => liveSince(tx, sport, run.clock.now()))) !== undefined;
        const read = (json: unknown) =>
          notEmptyWhile(on, readEspnScoreboard(json, sport), 'The scoreboard lists no games while games are on.');
        const answer = await asked.ask(sourcesOf(deps, run), read);
        const counts = await applyFeed(run.db, run.clock.now(), answer.games, 'scoreboard');
        return { outcome: { words: wordsOf(answer, counts, run, name), nextSeconds: await pace(run, sport) }, refused: counts.refused };
      }),
  };
}

/** Lines from The Odds API, on the full hour. */
export function linesAgent(deps: FeedAgentDeps): Agent {
  const { name, sport, rests } = deps;
  return {
    name,
    defaultRefreshSeconds: 300,
    schedule: 'hourly',
    rests,
    run: (run) =>
      keeping(run, { feed: name, kind: ODDS_KIND }, async (asked) => {
        const answer = await asked.ask(sourcesOf(deps, run), (json) => readOddsApi(json, sport));
        const counts = await applyFeed(run.db, run.clock.now(), answer.games, 'odds');
        return { outcome: { words: wordsOf(answer, counts, run, name) }, refused: counts.refused };
      }),
  };
}

/** When it is worth looking again, s. */
export async function pace({ db, clock }: AgentRun, sport: Sport): Promise<number> {
  const now = clock.now();
  return db.read(async (tx) => nextPoll((await liveSince(tx, sport, now)) !== undefined, await nextKickoffOf(tx, sport, now), now));
}

/** The outcome in one line; details of what was not believed go to the log as well. */
export function wordsOf(
  { misfits }: Pick<FeedAnswer, 'misfits'>,
  { games, added, changed, unknown, refused }: FeedCounts,
  { log }: AgentRun,
  agent: string,
): string {
  if (misfits.length > 0 || refused.length > 0)
    log.warn({ agent, misfits: misfits.slice(0, 5), refused: refused.slice(0, 5) }, 'Not all of a feed was taken.');
  const deps = [plural(games, 'game'), `${changed} changed`];
  if (added > 0) deps.push(`${added} new`);
  if (unknown > 0) deps.push(`${unknown} not ours`);
  if (misfits.length > 0) deps.push(`${plural(misfits.length, 'field')} not as agreed`);
  const more = refused.length > 1 ? ` (and ${refused.length - 1} more)` : '';
  return `${formatList(deps)}${refused.length > 0 ? `; not believed: ${refused[0]}${more}` : ''}.`;
}
