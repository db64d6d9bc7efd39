import type { DataOf } from '@poolhouse/contract';
import type { Tx } from '../../ground/db/database';

const SHOWN = 200;

/** The latest lines of the log. What was changed stays out of them: an administrator plays too, and a line may tell of a pick. */
export async function activityRows(tx: Tx): Promise<DataOf<'GET ad/pagedata'>['activity']['data']> {
  const rows = await tx
    .selectFrom('activity')
    .leftJoin('users', 'users.id', 'activity.user_id')
    .select(['activity.id', 'activity.at', 'activity.action', 'activity.actor', 'activity.ip', 'users.username'])
    .orderBy('activity.id', 'desc')
    .limit(SHOWN)
    .execute();
  return rows.map((row) => ({
    ID: row.id,
    Action: row.action,
    User: row.actor,
    DBUser: row.username ?? '',
    IP: row.ip,
    modtime: new Date(row.at).toISOString(),
  }));
}
