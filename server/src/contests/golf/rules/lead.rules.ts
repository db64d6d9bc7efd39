/** An entry as it went into the last round: its score to par by then, and whose holes make its best ball. */
export interface LeadEntry {
  readonly entryId: number;
  readonly before: number;
  readonly golferIds: readonly number[];
}

/** A hole of the last round. */
export interface Posting {
  readonly golferId: number;
  /** 1 to 18. */
  readonly hole: number;
  readonly toPar: number;
  /** Since when it is known, epoch ms. */
  readonly at: number;
}

/** The hole from which on nobody was ahead of the winner any more. */
export interface TakenLead extends Omit<Posting, 'at'> {
  /** Who was in front until then, each with the holes that their golfers had still to play. */
  readonly from: readonly { readonly entryId: number; readonly holesLeft: number }[];
}

interface Running extends LeadEntry {
  /** By hole, to par. */
  readonly balls: Map<number, number>;
  score: number;
}

/**
 * How the first place was taken for good. Undefined where the winner was never behind in the last round, where others fell behind
 * instead, and where several holes of one golfer came at once, so that nobody knows which of them did it.
 *
 * @param postings of all golfers of these entries
 * @param winner who has won alone
 */
export function takenLead(entries: readonly LeadEntry[], postings: readonly Posting[], winner: number): TakenLead | undefined {
  const running = entries.map((entry): Running => ({ ...entry, balls: new Map(), score: entry.before }));
  const own = running.find(({ entryId }) => entryId === winner);
  let [taken, ahead] = [undefined as TakenLead | undefined, aheadOf(running, own)];
  for (const group of byInstant(postings)) {
    const before = ahead;
    const gained = group.filter((posting) => post(running, posting, winner) < 0);
    ahead = aheadOf(running, own);
    if (ahead.length > 0) taken = undefined;
    else if (before.length > 0) taken = takenBy(postings, { group, gained, before });
  }
  return taken;
}

/** Entries with a lower score. */
const aheadOf = (running: readonly Running[], own: Running | undefined): Running[] =>
  own ? running.filter(({ score }) => score < own.score) : [];

function byInstant(postings: readonly Posting[]): Posting[][] {
  const groups = new Map<number, Posting[]>();
  for (const posting of postings) groups.set(posting.at, [...(groups.get(posting.at) ?? []), posting]);
  return [...groups].sort(([a], [b]) => a - b).map(([, group]) => group);
}

/** Counts a hole for everybody who has the golfer. @returns by how much it changed the winner's score */
function post(running: readonly Running[], { golferId, hole, toPar }: Posting, winner: number): number {
  let change = 0;
  for (const one of running) {
    const had = one.balls.get(hole);
    if (!one.golferIds.includes(golferId) || (had !== undefined && had <= toPar)) continue;
    one.balls.set(hole, toPar);
    one.score += toPar - (had ?? 0);
    if (one.entryId === winner) change = toPar - (had ?? 0);
  }
  return change;
}

interface Step {
  group: readonly Posting[];
  /** Those that brought the winner's score down. */
  gained: readonly Posting[];
  /** Who was ahead before. */
  before: readonly Running[];
}

function takenBy(postings: readonly Posting[], { group, gained, before }: Step): TakenLead | undefined {
  const [best] = [...gained].sort((a, b) => a.toPar - b.toPar || b.hole - a.hole || a.golferId - b.golferId);
  if (!best || new Set(group.map(({ golferId }) => golferId)).size < group.length) return undefined;
  const { at, ...posting } = best;
  const leftOf = (golferIds: readonly number[]) => postings.filter((one) => one.at >= at && golferIds.includes(one.golferId)).length;
  return { ...posting, from: before.map(({ entryId, golferIds }) => ({ entryId, holesLeft: leftOf(golferIds) })) };
}
