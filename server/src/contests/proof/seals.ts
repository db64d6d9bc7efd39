import { canonical } from '../../ground/proof/canonical';
import { MerkleTree, type Hash } from '../../ground/proof/merkle';
import { commitment, saltOf } from '../../ground/proof/seal';
import { slotKey, type SealedSlot, type SealRound } from './seal-source';
import type { LastSeal, Opening } from './seals.store';

const HOUR_MS = 3_600_000;
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
  extracted: Buffer;
}

export function sealOf({ contestId, extracted }: Sealing, { period, slots }: SealRound, beat: number): Seal {
  const contents = slots.map(({ entry, slot, pick }) => canonical({ contest: contestId, entry, period, pick, slot }));
  const leaves = slots.map(({ entry, slot }, n) => commitment(saltOf(extracted, beat, slotKey(entry, period, slot)), contents[n] ?? ''));
  return { beat, contents, leaves, tree: new MerkleTree(leaves) };
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
  const passed = locks.filter(({ at }) => at > last.at && at <= now);
  const first = passed[0];
  if (first) return { kind: 'lock', events: passed.flatMap(({ events }) => events), last: now >= end, at: first.at };
  const hourly = nextHourly(contestId, last.at);
  return hourly <= now ? { kind: 'beat', events: [], last: false, at: hourly } : undefined;
}

/** When something of a round is due next after `now`, epoch ms; Infinity for never. */
export function nextDue(contestId: number, { locks }: SealRound, now: number): number {
  const next = Math.min(...locks.filter(({ at }) => at > now).map(({ at }) => at));
  return next === Infinity ? Infinity : Math.min(next, nextHourly(contestId, now));
}

/** What a lock opens of a round. */
export interface ToOpen {
  round: SealRound;
  last: LastSeal;
  lock: DueSeal;
  /** 'entry/slot' of what was opened before. */
  opened: ReadonlySet<string>;
  now: number;
}

/**
 * The slots that a lock opens: those whose game began since the last seal, and after the last lock all that are still closed. One that holds
 * what it held in the last seal is opened against that, so that it is seen to have stood there before the lock; one that was saved since,
 * against the lock's own.
 */
export function openingsAt(sealing: Sealing, { round, last, lock, opened, now }: ToOpen, seal: Seal): Opening[] {
  const before = sealOf(sealing, round, last.beat);
  // Who came or went since the last seal has moved all places.
  const comparable = last.leaves.length === before.leaves.length;
  const tree = new MerkleTree(last.leaves);
  return round.slots.flatMap((slot, index) => {
    if (!opens(slot, { last, lock, opened, now })) return [];
    const { entry, slot: number } = slot;
    const one = { period: round.period, entry, slot: number, content: seal.contents[index] ?? '', index, size: round.slots.length };
    const stood = comparable && before.leaves[index]?.equals(last.leaves[index] ?? Buffer.alloc(0)) === true;
    return stood
      ? [{ ...one, beat: last.beat, path: tree.inclusion(index) }]
      : [{ ...one, beat: seal.beat, path: seal.tree.inclusion(index) }];
  });
}

function opens(slot: SealedSlot, { last, lock, opened, now }: Pick<ToOpen, 'last' | 'lock' | 'opened' | 'now'>): boolean {
  if (slot.opensAt > last.at && slot.opensAt <= now) return true;
  return lock.last && !opened.has(`${slot.entry}/${slot.slot}`);
}
