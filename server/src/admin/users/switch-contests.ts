import { formatList } from '@poolhouse/contract/formats';
import type { Contest } from '../../contests/contest';
import { contestsOfGroup } from '../../contests/entries/contests.store';
import { addEntry, lastRemovedEntry, presentEntries, putBackEntry, removeEntry } from '../../contests/entries/entries.store';
import type { ContestPlug } from '../../contests/plug';
import { refuseFrozen } from '../../contests/seasons/freezes.store';
import { refuseStaying } from '../../contests/seasons/staying-entry';
import type { Invalidate, Tx } from '../../ground/db/database';
import { Refusal } from '../../ground/refusal';
import { hasRole } from '../../ground/roles.rules';
import type { Viewer } from '../../ground/viewer';
import type { User } from '../../people/accounts/users.store';
import { logActivity } from '../../people/activity/activity.store';
import { isMember } from '../../people/groups/groups.store';
import { noSuchUser } from '../facts/change-email';

export interface ContestSwitch {
  viewer: Viewer;
  ip: string;
  user: User;
  group: number;
  /** By type: 1 for a present entry, 0 for none, undefined for as it is. */
  switches: Readonly<Record<string, number | undefined>>;
  now: number;
}

/**
 * Puts a player into the group's contests of the latest year, or takes the entry out, whose rows stay. Once more changes nothing.
 * Answers in words how it is now.
 */
export async function switchContests(
  tx: Tx,
  invalidate: Invalidate,
  plugs: readonly ContestPlug[],
  change: ContestSwitch,
): Promise<string> {
  const { viewer, user, group } = change;
  if (!hasRole(viewer, 'commissioner', { groupNumber: group }) || !(await isMember(tx, user.id, group))) throw noSuchUser('email');
  const said: string[] = [];
  for (const plug of plugs) {
    const wanted = change.switches[plug.type];
    if (wanted === undefined) continue;
    const contest = (await contestsOfGroup(tx, group)).find(({ type }) => type === plug.type);
    if (!contest) {
      // Nothing is asked of a contest that there is not.
      if (wanted === 0) continue;
      throw new Refusal('not_found', `There is no ${plug.type} contest this year.`, { [plug.type]: 'has no contest' });
    }
    await refuseFrozen(tx, contest.id);
    await (wanted === 1 ? enter : leave)(tx, invalidate, { ...change, plug, contest });
    said.push(`${plug.name} ${wanted === 1 ? 'on' : 'off'}`);
  }
  if (said.length === 0) return 'nothing changed';
  return formatList(said);
}

type Switched = ContestSwitch & { plug: ContestPlug; contest: Contest };

async function enter(tx: Tx, invalidate: Invalidate, { viewer, ip, user, plug, contest, now }: Switched): Promise<void> {
  if ((await presentEntries(tx, contest.id, user.id)).length > 0) return;
  const before = await lastRemovedEntry(tx, contest.id, user.id);
  if (before) await refuseStaying(tx, [plug], before, now);
  const entry = before
    ? await putBackEntry(tx, invalidate, before, now)
    : await addEntry(tx, invalidate, {
        contestId: contest.id,
        userId: user.id,
        username: (await plug.settings?.entryName?.(tx, user.id)) || user.username,
        now,
      });
  await logActivity(tx, { at: now, action: 'entry.added', by: viewer, ip, after: entry, place: { contest: contest.id } });
}

async function leave(tx: Tx, invalidate: Invalidate, { viewer, ip, user, plug, contest, now }: Switched): Promise<void> {
  for (const entry of await presentEntries(tx, contest.id, user.id)) {
    await refuseStaying(tx, [plug], entry, now);
    await removeEntry(tx, invalidate, entry, now);
    await logActivity(tx, { at: now, action: 'entry.removed', by: viewer, ip, before: entry, place: { contest: contest.id } });
  }
}
