import type { ParsedBody } from '@poolhouse/contract';
import { nameInYear } from '@poolhouse/contract/rules';
import type { Contest, Entry } from '../../contests/contest';
import { contestById } from '../../contests/entries/contests.store';
import { addEntry, entriesOf } from '../../contests/entries/entries.store';
import type { ContestPlug } from '../../contests/plug';
import type { Invalidate, Tx } from '../../ground/db/database';
import { Refusal } from '../../ground/refusal';
import type { Viewer } from '../../ground/viewer';
import { findUser, type User } from '../../people/accounts/users.store';
import { logActivity } from '../../people/activity/activity.store';
import { isMember } from '../../people/groups/groups.store';
import { openContest, plugOf } from './open-contest';

export interface ContestCopy {
  plugs: readonly ContestPlug[];
  viewer: Viewer;
  ip: string;
  contestId: number;
  year: number;
  /** What it is called; left out: as before, with this year where the name has the other one. */
  name?: string | undefined;
  now: number;
  /** Its players come in at once; else nobody is in yet. */
  enter?: boolean;
}

/**
 * Opens a contest for another year with its name and terms, and enters those of its players who are still in the group, by their old names.
 */
export async function copyContest(
  tx: Tx,
  invalidate: Invalidate,
  { plugs, viewer, ip, contestId, year, name, now, enter = true }: ContestCopy,
): Promise<{ id: number; entries: number }> {
  const contest = await contestById(tx, contestId);
  if (!contest) throw new Refusal('not_found', 'There is no such contest, or you are not in it.', { contest_id: 'is not known' });
  const plug = plugOf(plugs, contest.type);
  const body: ParsedBody<'POST ad/add_contest'> = {
    ...(await plug.opened?.(tx, contestId)),
    contest_type: contest.type,
    name: name ?? nameInYear(contest.name, contest.year, year),
    year,
  };
  const id = await openContest({ tx, invalidate, plugs, viewer, ip, now }, body, contest.groupNumber);
  const entered: number[] = [];
  if (enter)
    for (const { old, user } of await stillPlaying(tx, contest))
      entered.push((await addEntry(tx, invalidate, { contestId: id, userId: user.id, name: old.name, username: user.username, now })).id);
  await logActivity(tx, {
    at: now,
    action: 'contest.copied',
    by: viewer,
    ip,
    before: { id: contestId },
    after: { id, entries: entered },
    place: { contest: id },
  });
  return { id, entries: entered.length };
}

/** A contest's present entries whose players are still in its group. */
export async function stillPlaying(tx: Tx, contest: Contest): Promise<{ old: Entry; user: User }[]> {
  const found: { old: Entry; user: User }[] = [];
  for (const old of await entriesOf(tx, contest.id)) {
    const user = await findUser(tx, old.userId);
    if (user && user.closed_at === null && (await isMember(tx, user.id, contest.groupNumber))) found.push({ old, user });
  }
  return found;
}
