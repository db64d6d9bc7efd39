import type { PersonColor } from '@poolhouse/contract';
import type { Tx } from '../../ground/db/database';
import type { Member } from './marks.rules';

interface Row {
  id: number;
  username: string;
  color: string | null;
  monogram: string | null;
  group: number | null;
}

/**
 * A player, and everybody whose account is open and who is in a circle with them, or with one of those, and so on: by id, with their circles
 * and what they chose. How people are shown hangs on nobody else, so a site of a thousand circles is not read for one of them.
 *
 * @param also circles that the player sees without being in them
 */
export async function membersAround(tx: Tx, userId: number, also: readonly number[] = []): Promise<Member[]> {
  const rows = await inCirclesAround(tx, userId, also);
  const own = rows.some(({ id }) => id === userId) ? [] : await withoutCircle(tx, userId);
  return membersOf([...rows, ...own].sort((a, b) => a.id - b.id));
}

const inCirclesAround = (tx: Tx, userId: number, also: readonly number[]): Promise<Row[]> =>
  tx
    .withRecursive('around(group_number)', (db) =>
      db
        .selectFrom('group_members')
        .select('group_number')
        .where(({ eb, or }) => or([eb('user_id', '=', userId), ...also.map((group) => eb('group_number', '=', group))]))
        .union(
          db
            .selectFrom('around')
            .innerJoin('group_members as here', 'here.group_number', 'around.group_number')
            .innerJoin('group_members as there', 'there.user_id', 'here.user_id')
            .select('there.group_number'),
        ),
    )
    .selectFrom('around')
    .innerJoin('group_members as m', 'm.group_number', 'around.group_number')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .leftJoin('user_options as o', 'o.user_id', 'u.id')
    .select(['u.id', 'u.username', 'o.color', 'o.monogram', 'm.group_number as group'])
    .where('u.closed_at', 'is', null)
    .orderBy('u.id')
    .orderBy('m.group_number')
    .execute();

const withoutCircle = async (tx: Tx, userId: number): Promise<Row[]> =>
  (
    await tx
      .selectFrom('users as u')
      .leftJoin('user_options as o', 'o.user_id', 'u.id')
      .select(['u.id', 'u.username', 'o.color', 'o.monogram'])
      .where('u.id', '=', userId)
      .execute()
  ).map((row) => ({ ...row, group: null }));

/** One of each person, whose rows follow each other. */
function membersOf(rows: readonly Row[]): Member[] {
  const members = new Map<number, Member & { groups: number[] }>();
  for (const { id, username, color, monogram, group } of rows) {
    const member = members.get(id) ?? { id, username, groups: [], color: (color ?? '') as PersonColor | '', monogram: monogram ?? '' };
    if (group !== null) member.groups.push(group);
    members.set(id, member);
  }
  return [...members.values()];
}
