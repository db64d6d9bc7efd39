import { setTimeout as pause } from 'node:timers/promises';
import { formatList, plural } from '@poolhouse/contract/formats';
import type { Agent, AgentOutcome, AgentRun } from '../../../ground/agents/agent';
import type { Patience } from '../../../sport/feeds/feed-agents';
import { FeedFailure } from '../../../sport/feeds/feed-failure';
import { keeping, sourceAt } from '../../../sport/feeds/feed-run';
import type { Misfit } from '../../../sport/feeds/misfit';
import { publicAddress } from '../../../sport/feeds/public-address';
import type { Tournament } from '../golf';
import { boardAt, type Board } from '../rules/board.rules';
import { readFacts } from '../stores/facts.store';
import { currentTournaments, pickedGolfers } from '../stores/feeds.store';
import { applyField, applyOdds } from './apply-field';
import { applyGolf, type GolfCounts } from './apply-golf';
import type { FeedGolf } from './feed-golf';
import type { GolfFeedConfig } from './golf-feed-config';
import { golfRequest, type Asked, type GolfQuery } from './golf-request';
import { readGolfAnswer } from './read-golf';
import { fieldPace, isPlaying, leaderboardPace, roundsToAsk } from './rules/golf-pace.rules';
import { whoseEvent } from './rules/whose-event.rules';
import { readOutrights } from './shapes/outrights';

const SHOTS_SECONDS = 60;
/** At most two golfers' shots a second. */
const BETWEEN_GOLFERS_MS = 500;

interface Now {
  readonly tournament: Tournament;
  readonly board: Board;
}
/** Asks for something, and reads it. */
type Ask = <A extends { readonly misfits: readonly Misfit[] }>(query: GolfQuery, asked: Asked, read: (json: unknown) => A) => Promise<A>;
type Work = (run: AgentRun, ask: Ask) => Promise<{ outcome: AgentOutcome; refused: readonly string[] }>;

/** The agents that feed golf. @param mayRun whether live feeds may come in: in practice mode they rest */
export function golfFeeds(config: GolfFeedConfig, mayRun: boolean, patience: Patience = {}): Agent[] {
  const agent = (name: string, seconds: number, [templates, variable]: readonly [readonly string[], string], work: Work): Agent => ({
    name,
    defaultRefreshSeconds: seconds,
    schedule: 'interval',
    rests: mayRun
      ? templates.length === 0
        ? `Not configured: ${variable} is not set.`
        : undefined
      : 'Rests: live feeds are off in practice mode.',
    run: (run) =>
      keeping(run, { feed: name, kind: 'Golf feed' }, (answers) => {
        const sources = (query: GolfQuery, asked: Asked) =>
          templates.map((template) => {
            const { url, ...rest } = golfRequest(template, query, asked, config.key);
            return sourceAt(url, publicAddress(url), { ...patience, ...rest, signal: run.signal });
          });
        return work(run, (query, asked, read) => answers.ask(sources(query, asked), read));
      }),
  });
  return [
    agent('golf-leaderboard', 30, [config.leaderboard, 'POOLHOUSE_GOLF_LEADERBOARD_URL'], leaderboardWork),
    agent('golf-holes', 30, [config.scoreboard, 'POOLHOUSE_GOLF_SCOREBOARD_URL'], holesWork),
    agent('golf-shots', SHOTS_SECONDS, [config.shots, 'POOLHOUSE_GOLF_SHOTS_URL'], (run, ask) => shotsWork(run, ask, patience)),
    agent('golf-field', 3600, [config.field, 'POOLHOUSE_GOLF_FIELD_URL'], fieldWork),
    agent('golf-odds', 3600, [oddsAddresses(config), 'POOLHOUSE_ODDS_GOLF_URL'], oddsWork),
  ];
}

function oddsAddresses({ odds, oddsKey }: GolfFeedConfig): readonly string[] {
  if (oddsKey === undefined) return odds;
  return odds.map((one) => {
    const url = new URL(one);
    if (!url.searchParams.has('apiKey')) url.searchParams.set('apiKey', oddsKey);
    return url.href;
  });
}

/** The tournament that is on, else the next one; with its board. */
async function onNow({ db, clock }: AgentRun): Promise<Now | undefined> {
  return db.read(async (tx) => {
    const now = clock.now();
    const all = await currentTournaments(tx, now);
    const tournament = all.findLast(({ firstTeeAt }) => firstTeeAt <= now) ?? all[0];
    const facts = tournament && (await readFacts(tx, tournament.id));
    return facts && { tournament: facts.tournament, board: boardAt(facts, now) };
  });
}

const NOTHING_ON = { outcome: { words: 'No tournament is on.', nextSeconds: 600 }, refused: [] };

const leaderboardWork: Work = async (run, ask) => {
  const now = await onNow(run);
  if (!now) return NOTHING_ON;
  const { feed } = await ask('leaderboard', now, (json) => {
    const own = readOwn(now.tournament)(json);
    // An empty list while golfers are on the course is a fault of the feed: taken for news, it would call old scores fresh.
    if (own.feed.golfers.length === 0 && isPlaying(now.board))
      throw new FeedFailure('other_shape', 'The leaderboard lists no golfers while they are on the course.');
    return own;
  });
  const counts = await applyGolf(run.db, run.clock.now(), feed);
  const after = await onNow(run);
  return {
    outcome: { words: wordsOf(counts), nextSeconds: leaderboardPace(after?.board, run.clock.now()) },
    refused: [...feed.problems, ...counts.refused],
  };
};

const holesWork: Work = async (run, ask) => {
  const now = await onNow(run);
  const rounds = now ? roundsToAsk(now.board) : [];
  if (!now || rounds.length === 0) return { outcome: { words: 'Nobody is on the course.', nextSeconds: SHOTS_SECONDS }, refused: [] };
  const refused: string[] = [];
  const words: string[] = [];
  for (const round of rounds) {
    const { feed } = await ask('holes', { ...now, round }, readOwn(now.tournament));
    const counts = await applyGolf(run.db, run.clock.now(), feed);
    words.push(`round ${round}: ${wordsOf(counts)}`);
    refused.push(...feed.problems, ...counts.refused);
  }
  return { outcome: { words: words.join(' ') }, refused };
};

async function shotsWork(run: AgentRun, ask: Parameters<Work>[1], { pauseMs = BETWEEN_GOLFERS_MS }: Patience): ReturnType<Work> {
  const now = await onNow(run);
  if (!now || now.board.status !== 'IN_PROGRESS') return { outcome: { words: 'Nobody is on the course.' }, refused: [] };
  const picked = await run.db.read((tx) => pickedGolfers(tx, now.tournament.id));
  const round = now.board.currentRound;
  const out = now.board.golfers.filter(
    ({ golferId, status, cards }) => picked.has(golferId) && status === 'IN' && cards[round - 1]?.teedOff,
  );
  const refused: string[] = [];
  let rounds = 0;
  for (const [n, { golferId }] of out.entries()) {
    if (n > 0) await pause(Math.min(pauseMs, BETWEEN_GOLFERS_MS), undefined, { signal: run.signal });
    const { feed } = await ask('shots', { ...now, round, golferId }, readOwn(now.tournament));
    const counts = await applyGolf(run.db, run.clock.now(), feed);
    rounds += counts.shots;
    refused.push(...feed.problems, ...counts.refused);
  }
  return { outcome: { words: `${plural(out.length, 'golfer')} asked for, ${rounds} with new shots.` }, refused };
}

const fieldWork: Work = async (run, ask) => {
  const now = run.clock.now();
  const next = await run.db.read(async (tx) => (await currentTournaments(tx, now)).find(({ firstTeeAt }) => firstTeeAt > now));
  if (!next) return { outcome: { words: 'No tournament is ahead.' }, refused: [] };
  const { feed } = await ask('field', { tournament: next }, readOwn(next));
  const nextSeconds = fieldPace(next.firstTeeAt, now);
  const field = feed.isField ? await applyField(run.db, now, feed) : undefined;
  // Withdrawals and tee times are news of golfers who are in the field by now.
  const counts = await applyGolf(run.db, now, feed);
  const words = field
    ? `${plural(field.golfers, 'golfer')}, ${field.added} new${field.published ? '' : ', not grouped yet'}.`
    : wordsOf(counts);
  return { outcome: { words: `${next.name}: ${words}`, nextSeconds }, refused: [...feed.problems, ...counts.refused] };
};

const oddsWork: Work = async (run, ask) => {
  const now = run.clock.now();
  const next = await run.db.read(async (tx) => (await currentTournaments(tx, now)).find(({ firstTeeAt }) => firstTeeAt > now));
  if (!next) return { outcome: { words: 'No tournament is ahead.' }, refused: [] };
  const { outrights } = await ask('field', { tournament: next }, readOutrights);
  const { golfers, unknown } = await applyOdds(run.db, now, outrights);
  return { outcome: { words: `Odds of ${plural(golfers, 'golfer')}, ${plural(unknown, 'name')} not in the field.` }, refused: [] };
};

/** Reads an answer for what it says of a tournament. */
const readOwn = (tournament: Tournament) => (json: unknown) => {
  const { feeds, misfits } = readGolfAnswer(json);
  return { feed: ownOf(feeds, tournament), misfits };
};

/** Of several tournaments in one answer the one that is asked for. */
function ownOf(feeds: readonly FeedGolf[], tournament: Tournament): FeedGolf {
  const own = feeds.find(({ event }) => whoseEvent([tournament], event)) ?? feeds[0];
  if (!own) throw new FeedFailure('other_shape', 'The answer has no tournament in it.');
  return own;
}

function wordsOf({ tournament, golfers, rounds, shots, strangers, refused }: GolfCounts): string {
  const parts = [plural(golfers, 'golfer'), `${plural(rounds, 'round')} changed`];
  if (shots > 0) parts.push(`${shots} with new shots`);
  if (strangers > 0) parts.push(`${strangers} not in the field`);
  return `${tournament}: ${formatList(parts)}${refused.length > 0 ? `; not believed: ${refused[0]}` : ''}.`;
}
