import type { Tx } from '../../../ground/db/database';
import type { Json } from '../../../ground/proof/canonical';
import type { Contest } from '../../contest';
import type { LogLine } from '../../log/log.store';
import { slotKey, type KnownBefore, type SealRound, type SealSource, type ShownSlot } from '../../proof/seal-source';
import { setBy } from '../../proof/week-pick';
import { openEvent } from '../board/play';
import type { Tournament } from '../golf';
import type { GolfMemories, Season } from '../golf-memories';
import { finalsOf, frozenIn } from '../stores/finals.store';
import { olderTournament } from './tournament-lines';

/** What an entry has picked of a tournament: by slot from 0; null for nothing there. */
export interface TournamentPicks {
  golfers: readonly (number | null)[];
  reason: string | null;
}

/** A kind of contest in which golfers of a tournament are picked, all locked by its first tee. */
export interface TournamentWide {
  type: SealSource['type'];
  /** How many golfers an entry picks of a tournament. */
  slots: number;
  /** The golf contest whose tournaments are played; undefined where there is none. */
  golfOf(tx: Tx, contest: Contest): Promise<Contest | undefined>;
  /** By entry. */
  picks(tx: Tx, contest: Contest, tid: number): Promise<ReadonlyMap<number, TournamentPicks>>;
}

interface At {
  tx: Tx;
  memories: GolfMemories;
  wide: TournamentWide;
  contest: Contest;
  season: Season | undefined;
}

type Events = readonly Season['events'][number][];

/** So long before the first tee the groups are usually known. */
const GROUPS_KNOWN_MS = 3 * 24 * 3_600_000;

/** '2026-t41' */
export const tournamentPeriod = (year: number, tid: number): string => `${year}-t${tid}`;
const tidOf = (period: string): number => Number(period.slice(period.indexOf('t') + 1));

/** Seals the tournaments of a kind of contest. What golfers did is told in one line when a tournament is official. */
export function tournamentSeals(memories: GolfMemories, wide: TournamentWide): SealSource {
  const at = async (tx: Tx, contest: Contest): Promise<At> => {
    const golf = await wide.golfOf(tx, contest);
    return { tx, memories, wide, contest, season: golf && (await memories.seasons.readIn(tx, golf.id)) };
  };
  return {
    type: wide.type,
    slots: wide.slots,
    rounds: async (tx, contest, when) => openTournaments(await at(tx, contest), when),
    before: async (tx, contest, now) => knownBefore(await at(tx, contest), now),
    games: async () => new Map(),
    scores: async () => [],
    shown: async (tx, contest, { now, periods }) => {
      const of = await at(tx, contest);
      return shownSlots(of, locked(of, now, periods.map(tidOf)));
    },
  };
}

async function openTournaments(of: At, { now, unfinished }: { now: number; unfinished: readonly string[] }): Promise<SealRound[]> {
  const { season } = of;
  if (!season) return [];
  const open = openEvent(season, now);
  const wanted = new Set([...unfinished.map(tidOf), ...(open ? [open.tid] : [])]);
  const rounds: SealRound[] = [];
  for (const { tid, tournament } of season.events.filter((event) => wanted.has(event.tid))) {
    if ((await fieldOf(of, tid)).size > 0) rounds.push(await roundOf(of, tournament));
  }
  return rounds;
}

/** Names of those who may be picked; empty before the groups are known. */
async function fieldOf({ tx, memories }: At, tid: number): Promise<ReadonlyMap<number, string>> {
  const facts = await memories.facts.readIn(tx, tid);
  if (!facts?.field.some(({ groupNum }) => groupNum !== null)) return new Map();
  return new Map(facts.field.map(({ golferId, name }) => [golferId, name]));
}

async function roundOf(of: At, { id: tid, name, firstTeeAt }: Tournament): Promise<SealRound> {
  const { tx, memories, wide, contest } = of;
  const [picks, names] = [await wide.picks(tx, contest, tid), await fieldOf(of, tid)];
  const entries = [...(await memories.directory.in(tx).entriesOf(contest.id))].sort((a, b) => a.id - b.id);
  const slots = entries.flatMap(({ id: entry }) =>
    Array.from({ length: wide.slots }, (_, n) => {
      const pick = loggedGolfer(picks.get(entry), n, names);
      return { entry, slot: n + 1, pick, opensAt: pick === null ? Infinity : firstTeeAt };
    }),
  );
  return {
    period: tournamentPeriod(contest.year, tid),
    name,
    opensAt: firstTeeAt - GROUPS_KNOWN_MS,
    locks: [{ at: firstTeeAt, events: [tid] }],
    slots,
  };
}

/** What the log shows of a slot. @param n from 0 */
export function loggedGolfer(picks: TournamentPicks | undefined, n: number, names: ReadonlyMap<number, string>): Json {
  const golfer = picks?.golfers[n] ?? null;
  return golfer === null ? null : { golfer, name: names.get(golfer) ?? '', ...setBy(picks?.reason ?? null) };
}

const locked = ({ season }: At, now: number, tids: readonly number[]): Events =>
  season?.events.filter(({ tid, tournament }) => tids.includes(tid) && tournament.firstTeeAt <= now) ?? [];

async function knownBefore(of: At, now: number): Promise<KnownBefore> {
  const events = locked(of, now, of.season?.events.map(({ tid }) => tid) ?? []);
  const shown = await shownSlots(of, events);
  const picks = [...shown].flatMap(([key, { pick }]) => {
    const [entry = '', period = '', slot = ''] = key.split('/');
    return pick === null ? [] : [{ entry: Number(entry), period, slot: Number(slot), pick }];
  });
  return { results: [], picks, more: await tournamentsBefore(of) };
}

/** The places of tournaments that were official by then. */
async function tournamentsBefore({ tx, contest, season }: At): Promise<LogLine[]> {
  const frozen = await frozenIn(tx, contest.id);
  const over = season?.events.filter(({ tid }) => frozen.has(tid)) ?? [];
  const finals = await finalsOf(
    tx,
    contest.id,
    over.map(({ tid }) => tid),
  );
  return over.map(({ tid, tournament }) =>
    olderTournament(
      tournament,
      finals.filter((final) => final.tid === tid),
    ),
  );
}

/** What everybody sees of tournaments that have teed off. */
async function shownSlots(of: At, events: Events): Promise<Map<string, ShownSlot>> {
  const { tx, memories, wide, contest } = of;
  const shown = new Map<string, ShownSlot>();
  for (const { tid } of events) {
    const [picks, names] = [await wide.picks(tx, contest, tid), await fieldOf(of, tid)];
    for (const { id } of await memories.directory.in(tx).entriesOf(contest.id))
      for (let n = 0; n < wide.slots; n += 1) {
        const golfer = picks.get(id)?.golfers[n] ?? null;
        const says = golfer === null ? '' : (names.get(golfer) ?? '');
        shown.set(slotKey(id, tournamentPeriod(contest.year, tid), n + 1), { pick: loggedGolfer(picks.get(id), n, names), says });
      }
  }
  return shown;
}
