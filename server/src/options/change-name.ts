import { tidyName, type ContestType } from '@poolhouse/contract';
import { contestById } from '../contests/entries/contests.store';
import { entriesOfUser } from '../contests/entries/entries.store';
import { renameEntries } from '../contests/entries/rename-entries.store';
import { frozenAmong } from '../contests/seasons/freezes.store';
import type { Invalidate, Tx } from '../ground/db/database';
import { Refusal } from '../ground/refusal';
import { storeName } from '../people/accounts/close-account.store';
import type { LinkDeps } from '../people/accounts/send-link';
import { refuseUsername, type User } from '../people/accounts/users.store';
import { logActivity, type Activity } from '../people/activity/activity.store';
import { postMail } from '../people/mail/post-mail';
import { nameChangedMail } from '../people/mail/templates/notices';
import { boardOf } from '../people/smack/smack.store';

export interface Renaming {
  site: LinkDeps;
  by: Activity['by'];
  ip: string;
  /** How mails call who did it; left out, the player. */
  byName?: string;
  user: User;
  name: string;
  /** Also those of the player's entries that are called as they were, but for those of closed seasons. */
  entries: boolean;
}

/** Calls a player otherwise, who is told; devices stay signed in. Answers how many entries are called so as well. */
export async function changeName(tx: Tx, invalidate: Invalidate, { site, by, ip, byName, user, ...to }: Renaming): Promise<number> {
  const name = tidyName(to.name);
  if (name === user.username) throw new Refusal('conflict', 'That is the name already.', { name: 'is the same' });
  await refuseUsername(tx, name, user.id);
  await storeName(tx, invalidate, user.id, name);
  const now = site.clock.now();
  const renamed = to.entries ? await renameNamesakes(tx, invalidate, { user, name, now }) : [];
  const lineId = await logActivity(tx, {
    at: now,
    action: 'user.renamed',
    by,
    ip,
    before: { id: user.id, username: user.username },
    after: { id: user.id, username: name, entries: renamed },
    place: { group: user.group_number },
  });
  await postMail(tx, site.mail, {
    kind: 'name_changed',
    dedupeKey: `name_changed:${lineId}`,
    to: user,
    write: (unsubscribeUrl) =>
      nameChangedMail({
        username: name,
        from: user.username,
        ...(byName !== undefined && { by: byName }),
        baseUrl: site.mail.baseUrl,
        unsubscribeUrl,
      }),
    wallNow: site.wall.now(),
  });
  return renamed.length;
}

/** Their entries of seasons that are not closed which are called as they were. */
async function renameNamesakes(
  tx: Tx,
  invalidate: Invalidate,
  { user, name, now }: { user: User; name: string; now: number },
): Promise<number[]> {
  const same = (await entriesOfUser(tx, user.id)).filter((entry) => entry.name === user.username);
  const closed = new Set(
    (
      await frozenAmong(
        tx,
        same.map(({ contestId }) => contestId),
      )
    ).map(({ id }) => id),
  );
  const renamed: number[] = [];
  for (const { id, contestId, name: oldName } of same.filter((entry) => !closed.has(entry.contestId))) {
    const type: ContestType | undefined = (await contestById(tx, contestId))?.type;
    if (type === undefined) continue;
    const board = boardOf(type, contestId);
    await renameEntries(tx, invalidate, { contestId, now }, [{ id, contestId, userId: user.id, board, oldName, newName: name }]);
    renamed.push(id);
  }
  return renamed;
}
