import type { DataOf } from '@poolhouse/contract';
import type { Tx } from '../../ground/db/database';
import { findUser } from '../../people/accounts/users.store';
import type { PickSource } from '../../sport/reminders/pick-source';
import { noSuchUser } from '../facts/change-email';
import { missingPicks } from '../facts/needs-action';
import { entriesByState } from './open-entries.store';
import { cardFigures, paidEntries } from './user-card.store';
import { readUserEntries } from './user-entries.store';

export interface CardFacts {
  /** Of whose contests the viewer may know. */
  groups: readonly number[] | 'all';
  sources: readonly PickSource[];
  now: number;
  wallNow: number;
}

/** All that an administrator may know of a player. Counts of picks, and none of them. */
export async function readUserCard(
  tx: Tx,
  userId: number,
  { groups, sources, now, wallNow }: CardFacts,
): Promise<DataOf<'GET ad/user_card'>> {
  const user = await findUser(tx, userId);
  if (!user || user.closed_at !== null) throw noSuchUser('user_id');
  const { open, kept } = await entriesByState(tx, userId, groups);
  const all = [...open, ...kept];
  const openContests = open.map(({ contestId }) => contestId);
  const missing = await missingPicks(tx, sources, openContests, now);
  const entries = all.map(({ id }) => id);
  const paid = await paidEntries(tx, entries);
  const { user_entries } = await readUserEntries(tx, userId, groups);
  const contestOf = new Map(all.map((entry) => [entry.id, entry.contestId]));
  return {
    user: {
      data: [
        {
          ID: userId,
          username: user.username,
          Email: user.email,
          joined: new Date(user.created_at).toISOString(),
          is_admin: user.is_admin === 1 ? 1 : 0,
          ...(await cardFigures(tx, user, { now: wallNow })),
          entries_kept: kept.length,
          entries_open: open.length,
        },
      ],
    },
    user_entries: {
      data: user_entries.data.map((entry) => {
        const contestId = contestOf.get(entry.id) ?? 0;
        const lacks = missing.get(contestId)?.find(({ entryId }) => entryId === entry.id);
        return { ...entry, contest_id: contestId, paid: paid.has(entry.id) ? (1 as const) : (0 as const), ...pickCounts(lacks) };
      }),
    },
  };
}

/** How many picks are in, of how many; of who lacks none nothing is said. */
function pickCounts(lacks: { picks: number; missing: number } | undefined) {
  return { picks_in: lacks ? lacks.picks - lacks.missing : null, picks_of: lacks ? lacks.picks : null };
}
