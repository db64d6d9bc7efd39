import { plural } from '@poolhouse/contract/formats';
import type { Insertable } from 'kysely';
import type { Database, Invalidate, Tx } from '../../ground/db/database';
import type { EventsTable } from '../../ground/db/schema';
import { logActivity } from '../../people/activity/activity.store';
import { factChanges, isEmptyChange, type FactChanges } from '../facts/fact-changes.rules';
import { keepFacts, NOTHING_KNOWN } from '../facts/facts.store';
import { NO_FACTS } from '../facts/game-facts.rules';
import { weekStartOf } from '../games/week.rules';
import type { FeedGame } from './feed-game';
import { addEvent, changeEvent, eventsAround, keepUnconfirmed } from './feed.store';
import type { FeedSource, KnownEvent, UnconfirmedScore } from './known-event';
import { changeWords } from './rules/change-words.rules';
import { findEvent } from './rules/find-event.rules';
import { planGame, shown, type GamePlan } from './rules/game-plan.rules';

/** What an answer did; `refused` tells in words what of it was not believed. */
export interface FeedCounts {
  games: number;
  added: number;
  changed: number;
  /** Games that the site does not have and the feed cannot add. */
  unknown: number;
  refused: string[];
}

/** A game that a scoreboard names, lists and shows. */
interface NewGame extends FeedGame {
  feedKey: string;
  listing: NonNullable<FeedGame['listing']>;
  play: NonNullable<FeedGame['play']>;
}

/** What is done to one game of the site. */
export interface FeedChange {
  known: KnownEvent;
  plan: GamePlan;
  before: UnconfirmedScore | null;
  facts: FactChanges;
}

interface Work {
  adds: NewGame[];
  changes: FeedChange[];
  counts: FeedCounts;
}

/**
 * Takes a feed's games in, all in one transaction; opens none when they bring nothing new.
 *
 * @param now site time, epoch ms
 */
export async function applyFeed(db: Database, now: number, games: readonly FeedGame[], source: FeedSource): Promise<FeedCounts> {
  const waiting = await db.read((tx) => planAll(tx, games, source, now));
  if (waiting.adds.length === 0 && waiting.changes.length === 0) return waiting.counts;
  return db.write((tx, invalidate) => applyFeedIn(tx, invalidate, { games, source, now }));
}

/** What a feed's games would change, a line each. */
export async function foretellFeed(tx: Tx, games: readonly FeedGame[], source: FeedSource, now: number): Promise<string[]> {
  const { adds, changes, counts } = await planAll(tx, games, source, now);
  return [
    ...adds.map(({ away, home }) => `${away.name} at ${home.name}: new`),
    ...changes.flatMap(({ known, plan }) => changeWords(known, plan.fields) ?? []),
    ...refusedWords(counts),
  ];
}

/** What of an answer would be left alone. */
export const refusedWords = ({ refused, unknown }: FeedCounts): string[] => [
  ...refused.map((words) => `Not believed: ${words}`),
  ...(unknown > 0 ? [`${plural(unknown, 'game')} that the site does not have`] : []),
];

/** The same in the caller's transaction. */
export async function applyFeedIn(
  tx: Tx,
  invalidate: Invalidate,
  { games, source, now }: { games: readonly FeedGame[]; source: FeedSource; now: number },
): Promise<FeedCounts> {
  const work = await planAll(tx, games, source, now);
  for (const game of work.adds) await addGame({ tx, invalidate }, game, source, now);
  for (const change of work.changes) await carryOut({ tx, invalidate }, change, source, now);
  return work.counts;
}

async function planAll(tx: Tx, games: readonly FeedGame[], source: FeedSource, now: number): Promise<Work> {
  const work: Work = { adds: [], changes: [], counts: { games: games.length, added: 0, changed: 0, unknown: 0, refused: [] } };
  for (const sport of ['NFL', 'NCAA'] as const) {
    const reported = onceEach(games.filter((game) => game.sport === sport));
    if (reported.length > 0) planSport(work, reported, await eventsAround(tx, sport, reported), { source, now });
  }
  work.counts.added = work.adds.length;
  work.counts.changed = work.changes.filter(({ plan, facts }) => Object.keys(plan.fields).length > 0 || !isEmptyChange(facts)).length;
  return work;
}

function planSport(
  work: Work,
  games: readonly FeedGame[],
  { events, unconfirmed, facts }: Awaited<ReturnType<typeof eventsAround>>,
  { source, now }: { source: FeedSource; now: number },
): void {
  const taken = new Set<number>();
  for (const game of games) {
    const known = findEvent(game, events);
    if (!known) {
      if (canBeAdded(game, now)) work.adds.push(game);
      else work.counts.unknown += 1;
      continue;
    }
    if (taken.has(known.id)) continue;
    taken.add(known.id);
    const before = unconfirmed.get(known.id) ?? null;
    const plan = planGame(known, game, { unconfirmed: before, source, now });
    if (plan.refused !== undefined) work.counts.refused.push(`${known.team1} at ${known.team2} ${plan.refused}`);
    const factsChanged = factChanges(facts.get(known.id) ?? NOTHING_KNOWN, game.facts ?? NO_FACTS, {
      from: 'feed',
      kickoffAt: plan.fields.kickoffAt ?? known.kickoffAt,
      now,
      keepTotal: known.manualLine || (source === 'scoreboard' && known.lineSource === 'odds'),
    });
    if (Object.keys(plan.fields).length > 0 || plan.unconfirmed !== before || !isEmptyChange(factsChanged))
      work.changes.push({ known, plan, before, facts: factsChanged });
  }
}

/** Writes what a feed does to a game. */
export async function carryOut(
  { tx, invalidate }: { tx: Tx; invalidate: Invalidate },
  { known, plan, before, facts }: FeedChange,
  source: FeedSource,
  now: number,
): Promise<void> {
  if (Object.keys(plan.fields).length > 0) await changeEvent(tx, invalidate, known, { fields: plan.fields, source, now });
  if (!isEmptyChange(facts)) {
    const event = { id: known.id, weekStart: plan.fields.weekStart ?? known.weekStart, spread2: plan.fields.spread2 ?? known.spread2 };
    await keepFacts(tx, invalidate, { event, changes: facts, now, source });
  }
  if (plan.unconfirmed !== before) await keepUnconfirmed(tx, known.id, plan.unconfirmed);
  if (!plan.corrected) return;
  const { score1 = known.score1, score2 = known.score2 } = plan.fields;
  await logActivity(tx, {
    at: now,
    action: 'game.corrected',
    by: source,
    ip: '',
    before: { id: known.id, ...plan.corrected },
    after: { id: known.id, score1, score2 },
    place: 'site',
  });
}

/** A feed that repeats itself is heard once, the last time. */
function onceEach(games: readonly FeedGame[]): FeedGame[] {
  return [...new Map(games.map((game, index) => [game.feedKey ?? index, game])).values()];
}

/** Games come from scoreboards; one that is off already, or on before its kick-off, is left out. */
function canBeAdded(game: FeedGame, now: number): game is NewGame {
  const { feedKey, listing, play, kickoffAt } = game;
  if (feedKey === null || !listing || !play || play.state === 'postponed' || play.state === 'cancelled') return false;
  return play.state === 'scheduled' || now >= kickoffAt;
}

async function addGame(
  { tx, invalidate }: { tx: Tx; invalidate: Invalidate },
  game: NewGame,
  source: FeedSource,
  now: number,
): Promise<void> {
  const row = newEvent(game, now);
  const id = await addEvent(tx, invalidate, row, source);
  const changes = factChanges(NOTHING_KNOWN, game.facts ?? NO_FACTS, { from: 'feed', kickoffAt: game.kickoffAt, now });
  if (id === undefined || isEmptyChange(changes)) return;
  await keepFacts(tx, invalidate, { event: { id, weekStart: row.week_start, spread2: row.spread2 ?? null }, changes, now, source });
}

function newEvent({ sport, feedKey, kickoffAt, away, home, listing, play, spread2 }: NewGame, now: number): Insertable<EventsTable> {
  const { season, gameType, rank1, rank2, tv } = listing;
  const { timeLeft, statusNote, ...rest } = shown(play);
  return {
    source_key: feedKey,
    feed_key: feedKey,
    sport,
    season,
    game_type: gameType,
    kickoff_at: kickoffAt,
    week_start: weekStartOf(kickoffAt),
    team1: away.name,
    team2: home.name,
    abbrev1: away.code,
    abbrev2: home.code,
    rank1,
    rank2,
    spread2: now < kickoffAt ? spread2 : null,
    tv,
    ...rest,
    time_left: timeLeft,
    status_note: statusNote,
    updated_at: now,
  };
}
