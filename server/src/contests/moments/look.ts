import type { Clock } from '../../ground/clock/clock';
import { tag, type Database, type Invalidate, type Tx } from '../../ground/db/database';
import { getVersion, loadVersions } from '../../ground/db/snapshot-versions';
import type { Contest } from '../contest';
import { carryOut } from './carry-out';
import { compareMoments } from './compare.rules';
import type { FoundMoments, MomentRound, MomentSource } from './moment';
import { keepChecks, keptMoments, momentChecks } from './moments.store';

/** What a process knows of rounds that it has looked at, by contest and round. */
export type SeenRounds = Map<number, Map<number, SeenRound>>;

interface SeenRound extends Pick<CountedRound, 'count' | 'undecided'> {
  decided: CountedRound['decided'];
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

interface CountedRound extends MomentRound {
  /** Sum of the counters of all that it hangs on: what was before it as well. */
  count: number;
  /** The same without the one that scores of games that are on move. */
  undecided: number;
}

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
  const due = counted.filter((round) => {
    const one = known?.get(round.round);
    // A practice clock may be put back into a round that was over.
    if (one) return one.over !== round.over || !isAsSeen(one, round) || now < one.validFrom || now >= one.validUntil;
    return !round.over || checks?.get(round.round) !== round.count;
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

/** Whether nothing has been written since that it hangs on, or nothing but scores that decide nothing. */
function isAsSeen(seen: SeenRound, { count, undecided, decided }: CountedRound): boolean {
  return seen.count === count || (decided !== undefined && seen.decided?.as === decided.as && seen.undecided === undecided);
}

async function counting(tx: Tx, rounds: readonly MomentRound[]): Promise<CountedRound[]> {
  await loadVersions(
    tx,
    rounds.flatMap(({ tags }) => tags),
  );
  let count = 0;
  return rounds.map((round) => {
    count += getVersion(tx, round.tags);
    return { ...round, count, undecided: round.decided ? count - getVersion(tx, [round.decided.tag]) : count };
  });
}

const changesOf = (kept: Parameters<typeof compareMoments>[0], { due, moments, now }: Omit<Looked, 'changed'>) =>
  compareMoments(kept, { rounds: new Set(due.map(({ round }) => round)), found: moments, now });

/** Undefined where something has changed since. */
async function keep(tx: Tx, invalidate: Invalidate, at: LookedAt, looked: Looked): Promise<number | undefined> {
  const contestId = at.contest.id;
  const last = looked.rounds.at(-1)?.count;
  if ((await counting(tx, looked.rounds)).at(-1)?.count !== last) return undefined;
  await keepChecks(tx, { contestId, version: at.source.version, rounds: looked.due.filter(({ over }) => over) });
  const changes = changesOf(await keptMoments(tx, contestId), looked);
  return carryOut(tx, invalidate, at, { changes, now: looked.now });
}

/** What was due, and what a process before this one had looked at. */
function remember(seen: SeenRounds, contestId: number, { rounds: all, due, validFrom, validUntil }: Looked): void {
  const rounds = seen.get(contestId) ?? new Map<number, SeenRound>();
  seen.set(contestId, rounds);
  for (const one of all) {
    const { round, over, count, undecided, decided } = one;
    if (rounds.has(round) && !due.includes(one)) continue;
    rounds.set(round, { count, undecided, decided, over, ...(over ? { validFrom: 0, validUntil: Infinity } : { validFrom, validUntil }) });
  }
}
