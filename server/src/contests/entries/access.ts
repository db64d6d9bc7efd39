import type { ContestType } from '@poolhouse/contract';
import { Refusal } from '../../ground/refusal';
import { runsContest } from '../../ground/roles.rules';
import type { Viewer } from '../../ground/viewer';
import type { Contest } from '../contest';
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
export function contestsFor(memberships: Memberships, viewer: Viewer, type: ContestType): Contest[] {
  if (!viewer.isAdmin && !viewer.roles) return ownContests(memberships, viewer.userId, type);
  const own = new Set(viewer.isAdmin ? [] : ownContests(memberships, viewer.userId, type));
  return memberships.contests.filter((contest) => contest.type === type && (own.has(contest) || runsContest(viewer, contest)));
}

/**
 * The contests of a kind that a player is in, of the season that leads and of those to come: next year's, opened while this one's is
 * played, hides nothing. The leading season first. @param now site time, epoch ms
 */
export function presentContests(memberships: Memberships, userId: number, kind: ContestKind, now: number): Contest[] {
  return fromLeading(ownContests(memberships, userId, kind.type), kind, now);
}

/** Those that a player is in, in the order of all contests. Costs nothing for the contests of others. */
function ownContests({ entriesByUser, contestById }: Memberships, userId: number, type: ContestType): Contest[] {
  const ids = new Set(entriesByUser.get(userId)?.map((entry) => entry.contestId));
  const own = [...ids].flatMap((id) => contestById.get(id) ?? []).filter((contest) => contest.type === type);
  return own.sort((a, b) => b.year - a.year || a.id - b.id);
}

/** Refuses a contest that the viewer may not see as if it did not exist. */
export function contestFor(memberships: Memberships, viewer: Viewer, type: ContestType, contestId: number): Contest {
  const contest = contestsFor(memberships, viewer, type).find((one) => one.id === contestId);
  if (!contest) throw noSuchContest();
  return contest;
}
