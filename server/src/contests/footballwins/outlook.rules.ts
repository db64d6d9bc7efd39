import { byOwner, NOTHING, pointsOf, type Owners, type Records, type ResultGame, type Tally } from './records.rules';
import type { WinsEntry } from './standings.rules';

/** A contest's season as far as it has come. */
export interface SoFar {
  /** What clubs have done in it. */
  records: Records;
  owners: Owners;
  /** The games that can still be played to their end. */
  coming: readonly Pick<ResultGame, 'abbrev1' | 'abbrev2'>[];
}

/** Where an entry can still finish. */
export interface Outlook {
  entryId: number;
  name: string;
  points: number;
  /** Points at the end if every game to come goes its way, and if none does. */
  best: number;
  worst: number;
  bestRank: number;
  worstRank: number;
  /** Turns to come, and those with a result: a game between two of its teams counts twice. */
  left: number;
  played: number;
  /** clinched: nobody can pass it any more; out: somebody is certain to end above it. */
  state: 'clinched' | 'alive' | 'out';
}

/** What an entry has, and the best and worst that it can end with. */
interface Reach {
  entry: WinsEntry;
  now: Tally;
  best: Tally;
  worst: Tally;
  left: number;
}

/**
 * The best and worst finish of every entry. Each pair of entries is compared exactly: one wins all its games to come while the
 * other loses all of its own, the games between the two included. The pairs are then added up, so that no ending puts an entry
 * above `bestRank` or below `worstRank`, and `clinched` is exact. An entry may be called alive that only a chain of games among
 * others rules out.
 */
export function outlooks(entries: readonly WinsEntry[], season: SoFar): Outlook[] {
  const reaches = reachesOf(entries, season);
  return reaches.map((one) => {
    const others = reaches.filter((other) => other !== one);
    const bestRank = 1 + others.filter((other) => isAbove(other.worst, one.best)).length;
    const worstRank = 1 + others.filter((other) => isAbove(other.best, one.worst)).length;
    return {
      entryId: one.entry.id,
      name: one.entry.name,
      points: pointsOf(one.now),
      best: pointsOf(one.best),
      worst: pointsOf(one.worst),
      bestRank,
      worstRank,
      left: one.left,
      played: one.now.wins + one.now.losses + one.now.ties,
      state: worstRank === 1 ? 'clinched' : bestRank > 1 ? 'out' : 'alive',
    };
  });
}

/** Whether an owned team has played or will: before the games and the owners are there, no outlook says anything. */
export function isSetUp(seen: readonly Outlook[]): boolean {
  return seen.some(({ left, played }) => left + played > 0);
}

/** An outlook of a season that is still to be set up: every place is open. */
export function stillOpen(one: Outlook, _: number, all: readonly Outlook[]): Outlook {
  return { ...one, bestRank: 1, worstRank: all.length, state: 'alive' };
}

function reachesOf(entries: readonly WinsEntry[], { records, owners, coming }: SoFar): Reach[] {
  const tallies = byOwner(records, owners);
  const alone = new Map<number, number>();
  const shared = new Map<number, number>();
  const count = (counts: Map<number, number>, entryId: number | undefined) =>
    entryId !== undefined && counts.set(entryId, (counts.get(entryId) ?? 0) + 1);
  for (const { abbrev1, abbrev2 } of coming) {
    const [away, home] = [owners.get(abbrev1), owners.get(abbrev2)];
    if (away === home) count(shared, away);
    else [away, home].forEach((owner) => count(alone, owner));
  }
  return entries.map((entry) => {
    const now = tallies.get(entry.id) ?? NOTHING;
    const [a, s] = [alone.get(entry.id) ?? 0, shared.get(entry.id) ?? 0];
    return {
      entry,
      now,
      best: { wins: now.wins + a + s, losses: now.losses + s, ties: now.ties },
      // Two ties bring the same point as a win and a loss, and rank lower.
      worst: { wins: now.wins, losses: now.losses + a, ties: now.ties + 2 * s },
      left: a + 2 * s,
    };
  });
}

/** By the order of the standings. */
function isAbove(a: Tally, b: Tally): boolean {
  return (a.wins - b.wins || b.losses - a.losses || pointsOf(a) - pointsOf(b)) > 0;
}
