import type { Tx } from '../../ground/db/database';
import { derive, type Derivation } from '../../ground/memory/derive';
import { ofOne } from '../../ground/memory/of-one.rules';
import { Versioned } from '../../ground/memory/versioned';
import type { Memories } from '../memories';
import { KeptPeriods } from '../periods/kept-periods';
import type { Tournament, TournamentFacts } from './golf';
import { golfTag } from './golf-tags';
import { boardAt, type Board } from './rules/board.rules';
import type { Result, SeasonState } from './rules/season-state.rules';
import type { RoundShots } from './rules/shots.rules';
import { AFTER_TEE_MS, STALE_MS } from './rules/stale.rules';
import { tournamentsOver, type TournamentResults } from './rules/tournaments-over.rules';
import { readSettings, seasonOf, type GolfSettings, type SeasonEvent } from './stores/contest.store';
import { readFacts } from './stores/facts.store';
import { shotsOf } from './stores/shots.store';
import { allTournaments } from './stores/tournaments.store';

/** A contest's season: how it is played, and its tournaments. */
export interface Season {
  readonly settings: GolfSettings;
  readonly events: readonly (SeasonEvent & { readonly tournament: Tournament })[];
}

export interface GolfMemories extends Memories {
  readonly facts: Versioned<number, TournamentFacts | null>;
  readonly shots: Versioned<number, readonly RoundShots[]>;
  readonly seasons: Versioned<number, Season>;
  readonly over: KeptPeriods<TournamentResults, SeasonState, Result>;
}

const CARD_BYTES = 700;
const SHOT_BYTES = 250;
const EVENT_BYTES = 600;

/** What golf remembers in a process beside what all contests do: once, for golf and for the Pick1 beside it. */
export const golfMemories = ofOne(newMemories);

function newMemories(memories: Memories): GolfMemories {
  const { db } = memories;
  return {
    ...memories,
    facts: new Versioned(db, {
      name: 'golf facts',
      maxBytes: 60_000_000,
      key: String,
      tags: (tid) => [golfTag.tournament(tid)],
      load: (tx, tids) => oneByOne(tids, async (tid) => (await readFacts(tx, tid)) ?? null),
      weigh: (facts) => (facts ? facts.cards.length * CARD_BYTES : 100),
    }),
    shots: new Versioned<number, readonly RoundShots[]>(db, {
      name: 'golf shots',
      maxBytes: 60_000_000,
      key: String,
      tags: (tid) => [golfTag.shots(tid)],
      load: (tx, tids) => oneByOne(tids, async (tid): Promise<readonly RoundShots[]> => shotsOf(tx, tid)),
      weigh: (rounds) => rounds.reduce((sum, { shots }) => sum + shots.length * SHOT_BYTES, 100),
    }),
    seasons: new Versioned(db, {
      name: 'golf seasons',
      maxBytes: 20_000_000,
      key: String,
      tags: (contestId) => [golfTag.contest(contestId), golfTag.calendar],
      load: (tx, ids) => oneByOne(ids, (id) => readSeason(tx, id)),
      weigh: ({ events }) => 2000 + events.length * EVENT_BYTES,
    }),
    over: new KeptPeriods(db, tournamentsOver),
  };
}

/** A contest's season straight from the database, for writes that read what they have just written. */
export async function readSeason(tx: Tx, contestId: number): Promise<Season> {
  const events = await seasonOf(tx, contestId);
  const tournaments = await allTournaments(
    tx,
    events.map(({ tid }) => tid),
  );
  const byId = new Map(tournaments.map((one) => [one.id, one]));
  return {
    settings: await readSettings(tx, contestId),
    events: events.flatMap((event) => {
      const tournament = byId.get(event.tid);
      return tournament ? [{ ...event, tournament }] : [];
    }),
  };
}

/** Within one transaction one question after the other. */
async function oneByOne<K, V>(keys: readonly K[], read: (key: K) => Promise<V>): Promise<{ value: V }[]> {
  const values: { value: V }[] = [];
  for (const key of keys) values.push({ value: await read(key) });
  return values;
}

const GOLFER_BYTES = 3000;
const boards: Derivation<Board> = { name: 'golf boards', latest: true, weigh: ({ golfers }) => 1000 + golfers.length * GOLFER_BYTES };

/** The board at an instant, made once between two moments: the latest of each tournament is kept. */
export const boardOf = ({ db }: Pick<Memories, 'db'>, facts: TournamentFacts, now: number): Board =>
  derive(db, boards, [facts.tournament.id, facts, momentsOf(facts, now).validFrom], () => boardAt(facts, now));

/** The last moment at which a board changed by time alone, and the next one: tees, holes that become known, what is said of golfers. */
export function momentsOf({ tournament, field, cards }: TournamentFacts, now: number): { validFrom: number; validUntil: number } {
  let [validFrom, validUntil] = [0, Infinity];
  const see = (moment: number | null) => {
    if (moment === null) return;
    if (moment <= now) validFrom = Math.max(validFrom, moment);
    else validUntil = Math.min(validUntil, moment);
  };
  see(tournament.firstTeeAt);
  see(tournament.reportedAt);
  see(tournament.officialAt);
  if (tournament.scoresFromAt !== null) see(tournament.scoresFromAt + STALE_MS);
  for (const { statusAt } of field) see(statusAt);
  for (const card of cards) {
    see(card.teeAt);
    if (tournament.scoresFromAt !== null && card.teeAt !== null) see(card.teeAt + AFTER_TEE_MS);
    see(card.reportedAt);
    for (const at of card.at) see(at);
  }
  return { validFrom, validUntil };
}
