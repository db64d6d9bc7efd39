import { seriesName } from '@poolhouse/contract/rules';
import { Refusal } from '../../ground/refusal';
import { runsContest } from '../../ground/roles.rules';
import type { Viewer } from '../../ground/viewer';
import type { Contest, Entry } from '../contest';
import type { ContestKind } from '../contest-kind';
import { contestFor, contestsRun, entriesIn, maySee, noSuchContest, noSuchEntry, ownContests } from './access';
import type { Memberships } from './directory';
import { fromLeading } from './leading.rules';

/** The contest that a viewer asks for, and the year that its page calls the current one. */
export interface WantedContest {
  contest: Contest;
  /** The contest that was named, or the viewer's first, whatever the year. */
  base: Contest;
  configYear: number;
}

/**
 * Finds the contest of a page. Without an id: the viewer's first of the season that leads, for an administrator without an entry
 * the first of all. Another year means the contest of the same name and group in that year.
 */
export async function wantedContest(
  memberships: Memberships,
  viewer: Viewer,
  kind: ContestKind,
  { contestId, year, now }: { contestId: number | undefined; year: number | undefined; now: number },
): Promise<WantedContest> {
  const base = await (contestId ? contestFor(memberships, viewer, kind.type, contestId) : firstContest(memberships, viewer, kind, now));
  if (year === undefined || year === base.year) return { contest: base, base, configYear: base.year };
  const sibling = (await memberships.contestsOfGroup(base.groupNumber)).find((one) => isSameContest(one, base) && one.year === year);
  if (!sibling || !(await maySee(memberships, viewer, sibling))) throw noSuchContest();
  return { contest: sibling, base, configYear: base.year };
}

/** The viewer's first contest of a kind, of the season that leads; for an administrator without an entry the first of all. */
export async function firstContest(memberships: Memberships, viewer: Viewer, kind: ContestKind, now: number): Promise<Contest> {
  const mine = await ownContests(memberships, viewer.userId, kind.type);
  const [first] = fromLeading(mine.length > 0 ? mine : await contestsRun(memberships, viewer, kind.type), kind, now);
  if (!first) throw new Refusal('not_found', `You are not in ${kind.words} yet. Ask your administrator for an entry.`);
  return first;
}

/** An entry in a contest of the kind that the viewer may see: their own, or any for an administrator. */
export async function wantedEntry(
  memberships: Memberships,
  viewer: Viewer,
  { type }: ContestKind,
  entryId: number,
): Promise<{ entry: Entry; contest: Contest }> {
  const entry = await memberships.entry(entryId);
  const contest = entry && (await memberships.contest(entry.contestId));
  if (!entry || contest?.type !== type || (entry.userId !== viewer.userId && !runsContest(viewer, contest))) throw noSuchEntry();
  return { entry, contest };
}

/** The viewer's first entry in a contest, or in the one that a page without an id shows. */
export async function firstEntry(
  memberships: Memberships,
  viewer: Viewer,
  kind: ContestKind,
  { contestId, now }: { contestId?: number | undefined; now: number },
): Promise<{ entry: Entry; contest: Contest }> {
  const contest = await (contestId ? contestFor(memberships, viewer, kind.type, contestId) : firstContest(memberships, viewer, kind, now));
  const [entry] = await entriesIn(memberships, contest.id, viewer.userId);
  if (!entry) throw new Refusal('not_found', `You have no entry in ${kind.words} yet.`, { entry_id: 'This is not one of your entries.' });
  return { entry, contest };
}

/** Years of one contest have its kind, group and name, whatever year stands in that. */
export function isSameContest(one: Contest, other: Contest): boolean {
  return one.type === other.type && one.groupNumber === other.groupNumber && seriesName(one) === seriesName(other);
}
