import type { ContestType } from '@poolhouse/contract';
import { Refusal } from '../../ground/refusal';
import { groupsRun, runsContest } from '../../ground/roles.rules';
import type { Viewer } from '../../ground/viewer';
import type { Contest, Entry } from '../contest';
import type { ContestKind } from '../contest-kind';
import type { Memberships } from './directory';
import { fromLeading } from './leading.rules';

/** Said alike of what is not there and of what the viewer may not see, so that other groups' contests stay unknown. */
export function noSuchContest(): Refusal {
  return new Refusal('not_found', 'There is no such contest, or you are not in it.', { contest_id: 'is not one of your contests' });
}

export function noSuchEntry(): Refusal {
  return new Refusal('not_found', 'There is no such entry, or it is not yours.', { entry_id: 'is not one of your entries' });
}

/** The contests of a kind that a viewer may see: those with an entry of theirs, and those that they run. The latest year first. */
export async function contestsFor(memberships: Memberships, viewer: Viewer, type: ContestType): Promise<readonly Contest[]> {
  const run = await contestsRun(memberships, viewer, type);
  if (viewer.isAdmin) return run;
  const own = await ownContests(memberships, viewer.userId, type);
  return run.length === 0 ? own : latestFirst([...own, ...run]);
}

/** The contests of a kind that a viewer runs, the latest year first. */
export async function contestsRun(memberships: Memberships, viewer: Viewer, type: ContestType): Promise<readonly Contest[]> {
  const groups = groupsRun(viewer);
  if (groups === 'all') return memberships.contestsOfKind(type);
  const run: Contest[] = [];
  for (const group of groups)
    run.push(...(await memberships.contestsOfGroup(group)).filter((contest) => contest.type === type && runsContest(viewer, contest)));
  return latestFirst(run);
}

/** Each once. */
function latestFirst(contests: readonly Contest[]): Contest[] {
  return [...new Map(contests.map((contest) => [contest.id, contest])).values()].sort((a, b) => b.year - a.year || a.id - b.id);
}

/**
 * The contests of a kind that a player is in, of the season that leads and of those to come: next year's, opened while this one's is
 * played, hides nothing. The leading season first. @param now site time, epoch ms
 */
export async function presentContests(memberships: Memberships, userId: number, kind: ContestKind, now: number): Promise<Contest[]> {
  return fromLeading(await ownContests(memberships, userId, kind.type), kind, now);
}

/** Those that a player is in, the latest year first. */
export async function ownContests(memberships: Memberships, userId: number, type: ContestType): Promise<Contest[]> {
  return (await memberships.contestsOf(userId)).filter((contest) => contest.type === type);
}

/** A user's entries in a contest, in the order in which they came. */
export async function entriesIn(memberships: Memberships, contestId: number, userId: number): Promise<Entry[]> {
  return (await memberships.entriesOf(contestId)).filter((entry) => entry.userId === userId);
}

/** Refuses a contest that the viewer may not see as if it did not exist. */
export async function contestFor(memberships: Memberships, viewer: Viewer, type: ContestType, contestId: number): Promise<Contest> {
  const contest = await memberships.contest(contestId);
  if (contest?.type !== type || !(await maySee(memberships, viewer, contest))) throw noSuchContest();
  return contest;
}

export async function maySee(memberships: Memberships, viewer: Viewer, contest: Contest): Promise<boolean> {
  return runsContest(viewer, contest) || (await entriesIn(memberships, contest.id, viewer.userId)).length > 0;
}
