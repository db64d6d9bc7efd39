import type { Invalidate, Tx } from '../../../ground/db/database';
import { must } from '../../../ground/must';
import type { Random } from '../../../sport/practice/random.rules';
import type { Contest, Entry } from '../../contest';
import type { FieldGolfer } from '../golf';
import { writePick1, writePicks } from '../stores/picks.store';
import type { DemoRounds } from './demo-event';
import { LIVE } from './demo-season';
import type { DemoGolfEntry } from './golf-league';

const HOUR = 3_600_000;

/** The contests of the demo and who plays in them. */
export interface DemoLeague {
  readonly contest: Contest;
  readonly pick1: Contest;
  readonly entries: ReadonlyMap<DemoGolfEntry, Entry>;
  readonly pick1Entries: ReadonlyMap<DemoGolfEntry, Entry>;
}

interface Picking {
  n: number;
  tid: number;
  league: DemoLeague;
  random: Random;
  field: readonly FieldGolfer[];
  lock: number;
  rounds: DemoRounds | undefined;
  gone: number | undefined;
  /** No pick is saved later than an hour before, epoch ms. */
  until: number;
}

/** Everybody's picks, as they like them; of the tournament that is on so that some have much left and one has nobody. */
export async function makePicks(
  tx: Tx,
  invalidate: Invalidate,
  { n, tid, league, field, lock, rounds, gone, until, random }: Picking,
): Promise<void> {
  const lists = [0, 1, 2, 3].map((group) => field.filter(({ groupNum, golferId }) => groupNum === group && golferId !== gone));
  for (const [who, entry] of league.entries) {
    if ((n === LIVE && who.forgot) || (n > LIVE && !who.next)) continue;
    const golfers = lists.map((list, slot) => choose(wantedFrom(list, { who, slot, n, rounds }), who.taste, random));
    // One of them had picked the golfer who withdrew after the first tee.
    if (gone !== undefined && who.user === 'casey') golfers[1] = gone;
    const savedAt = Math.min(lock - Math.floor((1 + random() * 40) * HOUR), until - HOUR);
    await writePicks(tx, invalidate, { contestId: league.contest.id, tid, entryId: entry.id }, { golfers, savedAt, reason: null });
  }
  for (const [who, entry] of league.pick1Entries) {
    if (n > LIVE && !who.next) continue;
    await writePick1(
      tx,
      invalidate,
      { tid, entryId: entry.id },
      { golferId: choose(lists[0] ?? [], who.taste, random), savedAt: lock - 20 * HOUR, reason: null },
    );
  }
}

function wantedFrom(
  list: readonly FieldGolfer[],
  { who, slot, n, rounds }: { who: DemoGolfEntry; slot: number; n: number; rounds: DemoRounds | undefined },
): readonly FieldGolfer[] {
  if (n !== LIVE || who.through === undefined || !rounds) return list;
  const wanted = list.filter(({ golferId }) => rounds.through.has(golferId) === slot < (who.through ?? 0));
  return wanted.length > 0 ? wanted : list;
}

/** The better a player likes favourites, the nearer the top of the list. */
function choose(list: readonly FieldGolfer[], taste: number, random: Random): number {
  const at = Math.floor(list.length * random() ** (1 + 2 * taste));
  return must(list[Math.min(at, list.length - 1)], 'a golfer to pick').golferId;
}
