import type { Tx } from '../../../ground/db/database';
import type { GolfMemories, Season } from '../golf-memories';
import { golfTag } from '../golf-tags';
import { stateAfter, type Result, type SeasonState } from '../rules/season-state.rules';
import { tournamentsOver, type TournamentResults } from '../rules/tournaments-over.rules';
import { finalsOf } from '../stores/finals.store';

type Event = Season['events'][number];

/** A tournament whose results stand, and the season after it. */
export interface Settled {
  readonly event: Event;
  readonly results: readonly Result[];
  readonly state: SeasonState;
}

/** A contest's season with what its official tournaments have brought, in the order of the season. */
export interface SeasonSoFar extends Season {
  readonly settled: readonly Settled[];
  readonly state: SeasonState;
}

export const isOfficial = ({ tournament: { officialAt } }: Event, now: number): boolean => officialAt !== null && officialAt <= now;

/** Whether every tournament of a season is official. @param now epoch ms: a practice clock may be put back */
export const isSeasonOver = ({ events }: Pick<Season, 'events'>, now: number): boolean =>
  events.length > 0 && events.every((event) => isOfficial(event, now));

/** A golf contest's season as a snapshot has it. @param now epoch ms: a practice clock may be put back */
export const seasonAt = async (tx: Tx, memories: GolfMemories, contestId: number, now: number): Promise<SeasonSoFar> =>
  soFar(tx, memories, { contestId, season: await memories.seasons.readIn(tx, contestId), now });

interface Wanted {
  contestId: number;
  /** A Pick1 contest's is that of the golf contest beside it. */
  season: Season;
  now: number;
}

/** The tournaments that are over as they were kept; those that became official before an earlier one from their results. */
export async function soFar(tx: Tx, { over: kept }: GolfMemories, { contestId, season, now }: Wanted): Promise<SeasonSoFar> {
  const { events } = season;
  const open = events.findIndex((event) => !isOfficial(event, now));
  const chain = {
    contestId,
    first: 0,
    present: open < 0 ? events.length : open,
    tags: (n: number) => tagsOf(contestId, events[n]),
    facts: (at: Tx, from: number, to: number) => readResults(at, contestId, events.slice(from, to + 1)),
  };
  const over = await kept.readIn(tx, chain, now);
  const rest = events.slice(over.length).filter((event) => isOfficial(event, now));
  const settled = over.flatMap(({ rows, state }, n) => settledOf(events[n], rows, state));
  return continued(season, { settled, state: over.at(-1)?.state }, await readSettled(tx, contestId, rest));
}

/** The same from the results alone, for a write that may have written some itself. */
export const soFarWritten = async (tx: Tx, { contestId, season, now }: Wanted): Promise<SeasonSoFar> =>
  continued(
    season,
    { settled: [] },
    await readSettled(
      tx,
      contestId,
      season.events.filter((event) => isOfficial(event, now)),
    ),
  );

const tagsOf = (contestId: number, event: Event | undefined) =>
  event ? [golfTag.tournament(event.tid), golfTag.results(contestId, event.tid)] : [];

/** One that is official and has no results is not settled in this contest. */
const settledOf = (event: Event | undefined, results: readonly Result[], state: SeasonState): Settled[] =>
  event && results.length > 0 ? [{ event, results, state }] : [];

type Before = Pick<SeasonSoFar, 'settled'> & { state?: SeasonState | undefined };

function continued(season: Season, before: Before, rest: readonly { event: Event; results: readonly Result[] }[]): SeasonSoFar {
  let state = before.state ?? tournamentsOver.start;
  const settled = [...before.settled];
  for (const { event, results } of rest) settled.push(...settledOf(event, results, (state = stateAfter(state, results))));
  return { ...season, settled, state };
}

async function readSettled(tx: Tx, contestId: number, events: readonly Event[]) {
  const read = await readResults(tx, contestId, events);
  return events.map((event, n) => ({ event, results: read[n]?.results ?? [] }));
}

async function readResults(tx: Tx, contestId: number, events: readonly Event[]): Promise<TournamentResults[]> {
  const finals = await finalsOf(
    tx,
    contestId,
    events.map(({ tid }) => tid),
  );
  const resultsOf = (tid: number): Result[] =>
    finals.filter((final) => final.tid === tid).map(({ tid: _tid, rounds: _rounds, recap: _recap, ...result }) => result);
  return events.map(({ tid, tournament: { officialAt } }) => ({ officialAt, results: resultsOf(tid) }));
}
