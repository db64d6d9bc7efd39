import type { Clock } from '../../ground/clock/clock';
import { tag, type Database, type Invalidate, type Tx } from '../../ground/db/database';
import { getVersion, loadVersions } from '../../ground/db/snapshot-versions';
import type { Contest } from '../contest';
import { carryOut } from './carry-out';
import { compareMoments } from './compare.rules';
import type { FoundMoments, MomentRound, MomentSource } from './moment';
import { keepCheck, keptMoments, momentChecks } from './moments.store';

/** What a process knows of rounds that it has looked at, by contest and round. */
export type SeenRounds = Map<number, Map<number, SeenRound>>;

interface SeenRound {
  count: number;
  over: boolean;
  validFrom: number;
  validUntil: number;
}

export interface LookDeps {
  db: Database;
  /** The site's time. */
  clock: Clock;
  seen: SeenRounds;
}

/** Which contest is looked at, how, and which page tells of it. */
export interface LookedAt {
  contest: Contest;
  source: MomentSource;
  page: string;
}

type CountedRound = MomentRound & { count: number };

/** What has to be looked at, and as of which counters it was. */
interface Looked extends FoundMoments {
  rounds: readonly CountedRound[];
  due: readonly CountedRound[];
  now: number;
  /** Whether the kept moments are other ones. */
  changed: boolean;
}

/**
 * Finds what has become worth telling in a contest, or is not so any more, since it was looked at last; answers how much was told. What was
 * found in a snapshot is written only while all that it hangs on is as it was there: else the next look finds it anew.
 */
export async function lookAt({ db, clock, seen }: LookDeps, at: LookedAt): Promise<number> {
  const looked = await db.read((tx) => look(tx, at, seen, clock.now()));
  if (looked.due.length === 0) return 0;
  const keeps = looked.due.some(({ over }) => over);
  const told =
    looked.changed || keeps
      ? await db.write((tx, invalidate) => keep(tx, invalidate, at, looked), { only: tag.contest(at.contest.id) })
      : 0;
  if (told !== undefined) remember(seen, at.contest.id, looked);
  return told ?? 0;
}

async function look(tx: Tx, { contest, source }: LookedAt, seen: SeenRounds, now: number): Promise<Looked> {
  const rounds = await source.rounds(tx, contest, now);
  const counted = await counting(tx, rounds);
  const known = seen.get(contest.id);
  const checks = known ? undefined : await momentChecks(tx, contest.id, source.version);
  const due = counted.filter(({ round, count, over }) => {
    const one = known?.get(round);
    // A practice clock may be put back into a round that was over.
    if (one) return one.over !== over || one.count !== count || now < one.validFrom || now >= one.validUntil;
    return !over || checks?.get(round) !== count;
  });
  if (due.length === 0) return { moments: [], validFrom: 0, validUntil: Infinity, rounds: counted, due, now, changed: false };
  const found = await source.find(
    tx,
    contest,
    due.map(({ round }) => round),
    now,
  );
  const looked = { ...found, rounds: counted, due, now };
  return { ...looked, changed: changesOf(await keptMoments(tx, contest.id), looked).length > 0 };
}

/** With the sum of the counters of all that each round hangs on: what was before it as well. */
async function counting(tx: Tx, rounds: readonly MomentRound[]): Promise<CountedRound[]> {
  await loadVersions(
    tx,
    rounds.flatMap(({ tags }) => tags),
  );
  let count = 0;
  return rounds.map((round) => ({ ...round, count: (count += getVersion(tx, round.tags)) }));
}

const changesOf = (kept: Parameters<typeof compareMoments>[0], { due, moments, now }: Omit<Looked, 'changed'>) =>
  compareMoments(kept, { rounds: new Set(due.map(({ round }) => round)), found: moments, now });

/** Undefined where something has changed since. */
async function keep(tx: Tx, invalidate: Invalidate, at: LookedAt, looked: Looked): Promise<number | undefined> {
  const contestId = at.contest.id;
  const last = looked.rounds.at(-1)?.count;
  if ((await counting(tx, looked.rounds)).at(-1)?.count !== last) return undefined;
  for (const { round, over, count } of looked.due) if (over) await keepCheck(tx, { contestId, round, version: at.source.version, count });
  const changes = changesOf(await keptMoments(tx, contestId), looked);
  return carryOut(tx, invalidate, at, { changes, now: looked.now });
}

function remember(seen: SeenRounds, contestId: number, { due, validFrom, validUntil }: Looked): void {
  const rounds = seen.get(contestId) ?? new Map<number, SeenRound>();
  seen.set(contestId, rounds);
  for (const { round, count, over } of due)
    rounds.set(round, { count, over, ...(over ? { validFrom: 0, validUntil: Infinity } : { validFrom, validUntil }) });
}
