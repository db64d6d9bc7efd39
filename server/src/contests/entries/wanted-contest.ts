import { Refusal } from '../../ground/refusal';
import { runsContest } from '../../ground/roles.rules';
import type { Viewer } from '../../ground/viewer';
import type { Contest, Entry } from '../contest';
import type { ContestKind } from '../contest-kind';
import { contestFor, contestsFor, noSuchContest, noSuchEntry } from './access';
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
export function wantedContest(
  memberships: Memberships,
  viewer: Viewer,
  kind: ContestKind,
  { contestId, year, now }: { contestId: number | undefined; year: number | undefined; now: number },
): WantedContest {
  const base = contestId ? contestFor(memberships, viewer, kind.type, contestId) : firstContest(memberships, viewer, kind, now);
  if (year === undefined || year === base.year) return { contest: base, base, configYear: base.year };
  const sibling = contestsFor(memberships, viewer, kind.type).find(
    (one) => one.year === year && one.name === base.name && one.groupNumber === base.groupNumber,
  );
  if (!sibling) throw noSuchContest();
  return { contest: sibling, base, configYear: base.year };
}

/** The viewer's first contest of a kind, of the season that leads; for an administrator without an entry the first of all. */
export function firstContest(memberships: Memberships, viewer: Viewer, kind: ContestKind, now: number): Contest {
  const visible = contestsFor(memberships, viewer, kind.type);
  const mine = visible.filter((contest) => memberships.entriesByUser.get(viewer.userId)?.some((entry) => entry.contestId === contest.id));
  const [first] = fromLeading(mine.length > 0 ? mine : visible, kind, now);
  if (!first) throw new Refusal('not_found', `You are not in ${kind.words} yet. Ask your administrator for an entry.`);
  return first;
}

/** An entry in a contest of the kind that the viewer may see: their own, or any for an administrator. */
export function wantedEntry(
  memberships: Memberships,
  viewer: Viewer,
  { type }: ContestKind,
  entryId: number,
): { entry: Entry; contest: Contest } {
  const entry = memberships.entryById.get(entryId);
  const contest = entry && memberships.contestById.get(entry.contestId);
  if (!entry || contest?.type !== type || (entry.userId !== viewer.userId && !runsContest(viewer, contest))) throw noSuchEntry();
  return { entry, contest };
}

/** The viewer's first entry in a contest, or in the one that a page without an id shows. */
export function firstEntry(
  memberships: Memberships,
  viewer: Viewer,
  kind: ContestKind,
  { contestId, now }: { contestId?: number | undefined; now: number },
): { entry: Entry; contest: Contest } {
  const contest = contestId ? contestFor(memberships, viewer, kind.type, contestId) : firstContest(memberships, viewer, kind, now);
  const entry = memberships.entriesByUser.get(viewer.userId)?.find((one) => one.contestId === contest.id);
  if (!entry) throw new Refusal('not_found', `You have no entry in ${kind.words} yet.`, { entry_id: 'This is not one of your entries.' });
  return { entry, contest };
}
