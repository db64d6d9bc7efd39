import { tag, type Invalidate, type Tx } from '../../ground/db/database';
import { noticeMoment } from '../../people/push/moment-notices.store';
import { boardOf, sayAsHouse, unsayAsHouse } from '../../people/smack/smack.store';
import type { Contest } from '../contest';
import type { MomentChange } from './compare.rules';
import { addMoments, correctMoment, forgetMoment, undoMoment } from './moments.store';

interface Place {
  contest: Contest;
  /** The page that a notice opens, from the site's root. */
  page: string;
}

/** Writes what has become of moments, says it on the board, and tells those whom it concerns; answers how much was said. */
export async function carryOut(
  tx: Tx,
  invalidate: Invalidate,
  place: Place,
  { changes, now }: { changes: readonly MomentChange[]; now: number },
): Promise<number> {
  const { id, type } = place.contest;
  if (changes.length > 0) invalidate(tag.moments(id));
  if (changes.some((change) => change.do === 'forget')) await unsayAsHouse(tx, invalidate, boardOf(type, id), now);
  // What is forgotten goes before another takes its name.
  for (const change of changes) await write(tx, change, now);
  await addMoments(tx, id, addedBy(changes, now));
  let said = 0;
  for (const change of changes) {
    if (change.do === 'forget' || change.says === null) continue;
    await sayAsHouse(tx, invalidate, { board: boardOf(type, id), message: change.says, now: saidAt(change, now) });
    await tellPlayers(tx, place, { ...change, says: change.says }, now);
    said += 1;
  }
  return said;
}

async function write(tx: Tx, change: MomentChange, now: number): Promise<void> {
  if (change.do === 'forget') return forgetMoment(tx, change.id);
  if (change.do === 'undo') return undoMoment(tx, change.id, now);
  if (change.do !== 'add') return correctMoment(tx, change.id, change.moment);
}

const addedBy = (changes: readonly MomentChange[], now: number) =>
  changes.flatMap((change) => {
    if (change.do !== 'add') return [];
    const told = change.says !== null;
    return [{ moment: change.moment, told, at: told ? saidAt(change, now) : change.moment.happenedAt }];
  });

/** What is new stands where it happened, if that is known: it may be found late, after a night without a server. All else is said now. */
const saidAt = (change: Exclude<MomentChange, { do: 'forget' }>, now: number): number =>
  change.do === 'add' && change.moment.exactly ? change.moment.happenedAt : now;

type Said = Exclude<MomentChange, { do: 'forget' }> & { says: string };

async function tellPlayers(tx: Tx, { contest, page }: Place, { moment, says }: Said, now: number): Promise<void> {
  const { kind, key, entries } = moment;
  await noticeMoment(tx, {
    contestId: contest.id,
    entries: 'tells' in moment && moment.tells === 'all' ? 'all' : entries,
    // Taken back and so again within a week, it is news each time.
    name: `${contest.id}:${kind}:${key}:${now}`,
    notice: { title: contest.name, body: says, url: page, tag: `moment-${contest.id}-${kind}` },
    now,
  });
}
