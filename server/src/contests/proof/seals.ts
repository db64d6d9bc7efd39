import { yieldToRequests } from '../../ground/db/yield-to-requests';
import { canonical } from '../../ground/proof/canonical';
import { MerkleTree, type Hash } from '../../ground/proof/merkle';
import { commitment, saltOf, type Extracted } from '../../ground/proof/seal';
import { slotKey, type SealedSlot, type SealRound } from './seal-source';
import type { LastSeal, Opening } from './seals.store';

const HOUR_MS = 3_600_000;
/** Commitments that hold the event loop for a few milliseconds. */
const SLOTS_A_SLICE = 250;
/** What a seal may come after its time without saying so, ms. */
export const ON_TIME_MS = 2000;
/** 2^32 by the golden ratio: neighbors lie far apart. */
const SPREAD = 2_654_435_761;

/** The commitments of a round's slots, and what is in them. */
export interface Seal {
  beat: number;
  contents: readonly string[];
  tree: MerkleTree;
  leaves: readonly Hash[];
}

/** What makes commitments: of which contest, and its secret, extracted. */
export interface Sealing {
  contestId: number;
  extracted: Extracted;
}

/** The canonical JSON of a slot, whose pick is canonical already. */
const contentOf = (
  { contestId, entry, period, slot }: { contestId: number; entry: number; period: string; slot: number },
  pick: string,
): string => `{"contest":${contestId},"entry":${entry},"period":${JSON.stringify(period)},"pick":${pick},"slot":${slot}}`;

/** In slices: a round of a thousand entries has five thousand slots. */
export async function sealOf({ contestId, extracted }: Sealing, { period, slots }: SealRound, beat: number): Promise<Seal> {
  const seal = { beat, contents: [] as string[], leaves: [] as Hash[], tree: new MerkleTree() };
  for (const [n, { entry, slot, pick }] of slots.entries()) {
    if (n % SLOTS_A_SLICE === 0) await yieldToRequests();
    const content = contentOf({ contestId, entry, period, slot }, canonical(pick));
    const leaf = commitment(saltOf(extracted, beat, slotKey(entry, period, slot)), content);
    seal.contents.push(content);
    seal.leaves.push(leaf);
    seal.tree.append(leaf);
  }
  return seal;
}

/** A seal whose time has come. */
export interface DueSeal {
  kind: 'beat' | 'lock';
  /** The games that began since the last one. */
  events: readonly number[];
  /** Nothing of the round is sealed after it. */
  last: boolean;
  /** When its time was, epoch ms. */
  at: number;
}

/** When the next hourly seal of a contest is due after one, epoch ms: each contest has its own minute. */
export function nextHourly(contestId: number, after: number): number {
  const minute = ((contestId * SPREAD) % 2 ** 32) % HOUR_MS;
  return Math.floor((after - minute) / HOUR_MS) * HOUR_MS + minute + HOUR_MS;
}

/** What of a round has to be sealed now; undefined for nothing. Locks that passed while nobody looked are one. */
export function dueSeal(contestId: number, { locks }: SealRound, last: LastSeal | undefined, now: number): DueSeal | undefined {
  const end = Math.max(...locks.map(({ at }) => at));
  if (last?.over === true || (last === undefined && now >= end)) return undefined;
  if (last === undefined) return { kind: 'beat', events: [], last: false, at: now };
  const passed = locks.filter(({ at, sealed }) => at <= now && (sealed === undefined ? at > last.at : !sealed));
  const first = passed[0];
  if (first) return { kind: 'lock', events: passed.flatMap(({ events }) => events), last: now >= end, at: first.at };
  // What was to come by the clock has left the round: nothing else would end it.
  if (now >= end && locks.every(({ sealed }) => sealed === undefined)) return { kind: 'lock', events: [], last: true, at: now };
  const hourly = nextHourly(contestId, last.at);
  return hourly <= now ? { kind: 'beat', events: [], last: false, at: hourly } : undefined;
}

/** When something of a round is due next after `now`, epoch ms; Infinity for never. */
export function nextDue(contestId: number, { locks }: SealRound, now: number): number {
  const toCome = locks.filter(({ at }) => at > now).map(({ at }) => at);
  return toCome.length === 0 ? Infinity : Math.min(...toCome, nextHourly(contestId, now));
}

/** What a lock opens of a round. */
export interface ToOpen {
  round: SealRound;
  last: LastSeal;
  lock: DueSeal;
  /** What was opened before, by 'entry/slot', each with the last seal against which it was. */
  opened: ReadonlyMap<string, number>;
  now: number;
}

/**
 * The slots that a lock opens: those whose game began since the last seal, and after the last lock all that are still closed. One that holds
 * what it held in the last seal is opened against that, so that it is seen to have stood there before the lock; one that was saved since,
 * or is open in that seal already, against the lock's own.
 */
export async function openingsAt(sealing: Sealing, { round, last, lock, opened, now }: ToOpen, seal: Seal): Promise<Opening[]> {
  const before = await sealOf(sealing, round, last.beat);
  // Who came or went since the last seal has moved all places.
  const comparable = last.leaves.length === before.leaves.length;
  const tree = new MerkleTree(last.leaves);
  const openings: Opening[] = [];
  for (const [index, slot] of round.slots.entries()) {
    if (!opens(slot, { last, lock, opened, now })) continue;
    if (openings.length % SLOTS_A_SLICE === 0) await yieldToRequests();
    const { entry, slot: number } = slot;
    const one = { period: round.period, entry, slot: number, content: seal.contents[index] ?? '', index, size: round.slots.length };
    const same = comparable && before.leaves[index]?.equals(last.leaves[index] ?? Buffer.alloc(0)) === true;
    const stood = same && opened.get(`${entry}/${number}`) !== last.beat;
    openings.push(
      stood ? { ...one, beat: last.beat, path: tree.inclusion(index) } : { ...one, beat: seal.beat, path: seal.tree.inclusion(index) },
    );
  }
  return openings;
}

function opens(slot: SealedSlot, { last, lock, opened, now }: Pick<ToOpen, 'last' | 'lock' | 'opened' | 'now'>): boolean {
  if (slot.opensWith !== undefined && lock.events.includes(slot.opensWith)) return true;
  if (slot.opensAt > last.at && slot.opensAt <= now) return true;
  return lock.last && !opened.has(`${slot.entry}/${slot.slot}`);
}
