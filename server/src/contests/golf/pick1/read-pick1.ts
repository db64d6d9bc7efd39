import type { Tx } from '../../../ground/db/database';
import type { Contest, Entry } from '../../contest';
import { golfBeside } from '../golf-contest';
import { boardOf, type GolfMemories } from '../golf-memories';
import { datesOfTournament } from '../recap/dates.rules';
import { sumOf } from '../rules/season-state.rules';
import { soFar, type SeasonSoFar, type Settled } from '../season/so-far';
import { finalsOf, type Final } from '../stores/finals.store';
import { pick1Of } from '../stores/picks.store';
import { readPick1Final, type Pick1Final } from './pick1-final';
import { pick1Recap } from './pick1-recap.rules';
import type { Pick1Finisher, Pick1Recap, Pick1Tournament } from './pick1-recap.types';

/** A Pick1 contest's season: the tournaments of the golf contest beside it. */
export interface Pick1Season {
  season: SeasonSoFar;
  entries: readonly Entry[];
}

/** Undefined where there is no golf contest whose tournaments are picked for. @param now site time, epoch ms */
export async function readPick1Season(tx: Tx, memories: GolfMemories, contest: Contest, now: number): Promise<Pick1Season | undefined> {
  const memberships = memories.directory.in(tx);
  const golf = await golfBeside(memberships, contest);
  if (!golf) return undefined;
  const season = await soFar(tx, memories, { contestId: contest.id, season: await memories.seasons.readIn(tx, golf.id), now });
  return { season, entries: await memberships.entriesOf(contest.id) };
}

/** A tournament that is settled in a Pick1 contest, for those who are in it now. */
export interface Pick1Read {
  finishers: readonly Pick1Finisher[];
  /** Undefined for one that moved no money: it was called off or too short. */
  recap: Pick1Recap | undefined;
}

export async function readPick1Recap(
  tx: Tx,
  memories: GolfMemories,
  { contest, season, entries, settled, now }: Pick1Season & { contest: Contest; settled: Settled; now: number },
): Promise<Pick1Read> {
  const finals = await finalsOf(tx, contest.id, [settled.event.tid]);
  const kept = finals.some(({ recap }) => recap !== '') ? keptOf(finals) : await foundOf(tx, memories, { settled, finals, now });
  const names = new Map(entries.map(({ id, name }) => [id, name]));
  const finishers = finals.flatMap(({ entryId, points }): Pick1Finisher[] => {
    const [name, final] = [names.get(entryId), kept.get(entryId)];
    if (name === undefined || !final) return [];
    const { place, pick } = final;
    const recap = { picks: pick ? [pick] : [] };
    return [{ entryId, name, place, pick, recap, cents: points, season: sumOf(settled.state, entryId).cents }];
  });
  const isPlayed = settled.event.tournament.reported !== 'CANCELLED' && finishers.length > 0;
  return {
    finishers,
    recap: isPlayed ? pick1Recap({ finishers, played: playedUpTo(season, settled), next: nextOf(season, settled) }) : undefined,
  };
}

const keptOf = (finals: readonly Final[]): ReadonlyMap<number, Pick1Final> =>
  new Map(finals.flatMap((final) => ((kept) => (kept ? [[final.entryId, kept] as const] : []))(readPick1Final(final))));

/** Of a tournament that became official before golfers were kept with it: who they were, and who won. */
async function foundOf(
  tx: Tx,
  memories: GolfMemories,
  { settled: { event }, finals, now }: { settled: Settled; finals: readonly Final[]; now: number },
): Promise<ReadonlyMap<number, Pick1Final>> {
  const facts = await memories.facts.readIn(tx, event.tid);
  const picks = await pick1Of(tx, event.tid);
  const golfers = facts ? boardOf(memories, facts, now).byId : new Map<number, { name: string }>();
  const winners = finals.filter(({ points }) => points > 0).length;
  return new Map(
    finals.map(({ entryId, points }): [number, Pick1Final] => {
      const place = points > 0 ? 1 : winners + 1;
      const golferId = picks.get(entryId)?.golferId;
      const name = golferId === undefined ? undefined : golfers.get(golferId)?.name;
      if (golferId === undefined || name === undefined) return [entryId, { place }];
      return [entryId, { place, pick: { golferId, name, house: false, onlyBalls: 0 } }];
    }),
  );
}

function playedUpTo({ settled }: SeasonSoFar, { event }: Settled): Pick1Tournament['played'] {
  const last = settled.findIndex((one) => one.event.tid === event.tid);
  const moved = settled.slice(0, last + 1).filter(({ results }) => results.some(({ points }) => points !== 0));
  return moved.map(({ results }) => ({ paid: new Set(results.filter(({ points }) => points > 0).map(({ entryId }) => entryId)) }));
}

function nextOf({ events }: SeasonSoFar, { event: { seq } }: Settled): Pick1Tournament['next'] {
  const next = events.find((one) => one.seq > seq);
  return next ? { name: next.tournament.name, dates: datesOfTournament(next.tournament), double: next.double } : null;
}
