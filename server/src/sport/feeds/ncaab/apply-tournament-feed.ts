import { formatRecord } from '@poolhouse/contract/formats';
import type { Database, Invalidate, Tx } from '../../../ground/db/database';
import { advance } from '../../tournament/advance';
import { readTournament, type Tournament } from '../../tournament/tournament';
import { keepHalf } from '../../tournament/tournament.store';
import { carryOut, refusedWords, type FeedChange, type FeedCounts } from '../apply-feed';
import { eventsById } from '../feed.store';
import { changeWords } from '../rules/change-words.rules';
import { planGame } from '../rules/game-plan.rules';
import type { TournamentFeedGame } from '../tournament-feed-game';
import { findTeams, type KnownTeam } from './find-team.rules';
import { espnIds, keepLearnt } from './tournament-feed.store';
import { inBracketOrder, learntTeams, type LearntTeam } from './tournament-plan.rules';

interface Work {
  changes: FeedChange[];
  halves: Array<{ event: FeedChange['known']; half: { score1: number; score2: number } }>;
  learnt: LearntTeam[];
  counts: FeedCounts;
}

/**
 * Takes the games of a tournament in, all in one transaction; opens none when they bring nothing new. A game is found by its two teams in
 * the bracket. A feed brings no game onto the board: the bracket does, when both teams are known.
 *
 * @param now site time, epoch ms
 */
export async function applyTournamentFeed(
  db: Database,
  now: number,
  { season, games }: { season: number; games: readonly TournamentFeedGame[] },
): Promise<FeedCounts> {
  const plan = (tx: Tx) => planAll(tx, season, games, now);
  const { changes, halves, learnt, counts } = await db.read(plan);
  if (changes.length + halves.length + learnt.length === 0) return counts;
  return db.write(async (tx, invalidate) => carryOutAll({ tx, invalidate }, season, await plan(tx), now));
}

/** What the games of an answer would change, a line each. */
export async function foretellTournamentFeed(
  tx: Tx,
  { season, games }: { season: number; games: readonly TournamentFeedGame[] },
  now: number,
): Promise<string[]> {
  const { changes, halves, counts } = await planAll(tx, season, games, now);
  return [
    ...changes.flatMap(({ known, plan }) => changeWords(known, plan.fields) ?? []),
    ...halves.map(({ event, half }) => `${event.team1} at ${event.team2}: half-time ${formatRecord(half.score1, half.score2)}`),
    ...refusedWords(counts),
  ];
}

async function planAll(tx: Tx, season: number, games: readonly TournamentFeedGame[], now: number): Promise<Work> {
  const work: Work = {
    changes: [],
    halves: [],
    learnt: [],
    counts: { games: games.length, added: 0, changed: 0, unknown: 0, refused: [] },
  };
  const tournament = await readTournament(tx, season, now);
  if (!tournament || tournament.teams.size === 0) {
    work.counts.unknown = games.length;
    return work;
  }
  const ids = await espnIds(tx, [...tournament.teams.keys()]);
  const field = [...tournament.teams.values()].map((team) => ({ ...team, espnId: ids.get(team.id) ?? null }));
  const found = games.flatMap((reported) => {
    const game = reported.season === season ? findGame(reported, tournament, field) : undefined;
    if (!game) work.counts.unknown += 1;
    return game ? [game] : [];
  });
  const { events, unconfirmed } = await eventsById(
    tx,
    found.map(({ eventId }) => eventId),
  );
  for (const { reported, eventId, teams, turned, hasHalf } of found) {
    const event = events.find(({ id }) => id === eventId);
    if (!event) continue;
    const { feed, half } = inBracketOrder(reported, event, turned);
    const before = unconfirmed.get(eventId) ?? null;
    const plan = planGame(event, feed, { unconfirmed: before, source: 'scoreboard', now });
    if (plan.refused !== undefined) work.counts.refused.push(`${event.team1} against ${event.team2} ${plan.refused}`);
    const differs = Object.keys(plan.fields).length > 0;
    const first = half && !hasHalf && !event.manual && plan.refused === undefined ? half : null;
    if (differs || first) work.counts.changed += 1;
    if (differs || plan.unconfirmed !== before) work.changes.push({ known: event, plan, before, facts: {} });
    if (first) work.halves.push({ event, half: first });
    work.learnt.push(...learntTeams(reported, teams));
  }
  return work;
}

interface FoundGame {
  reported: TournamentFeedGame;
  eventId: number;
  /** In the feed's order. */
  teams: [KnownTeam, KnownTeam];
  /** The feed names the lower team first. */
  turned: boolean;
  hasHalf: boolean;
}

function findGame(reported: TournamentFeedGame, { games, slots }: Tournament, field: readonly KnownTeam[]): FoundGame | undefined {
  const teams = findTeams(reported.teams, reported.region, field);
  if (!teams) return undefined;
  const holds = (slot: (typeof games)[number]['upper'], team: KnownTeam) => {
    const holders = slots.get(slot) ?? [];
    return holders.length === 1 && holders[0]?.id === team.id;
  };
  for (const { upper, lower, event, half } of games) {
    const turned = holds(lower, teams[0]) && holds(upper, teams[1]);
    if (event && (turned || (holds(upper, teams[0]) && holds(lower, teams[1]))))
      return { reported, eventId: event.id, teams, turned, hasHalf: half !== undefined };
  }
  return undefined;
}

async function carryOutAll(
  write: { tx: Tx; invalidate: Invalidate },
  season: number,
  { changes, halves, learnt, counts }: Work,
  now: number,
): Promise<FeedCounts> {
  const { tx, invalidate } = write;
  await keepLearnt(tx, invalidate, season, learnt);
  for (const change of changes) await carryOut(write, change, 'scoreboard', now);
  for (const { event, half } of halves) await keepHalf(tx, invalidate, event, half);
  if (learnt.length > 0) await advance(tx, invalidate, season, now);
  return counts;
}
