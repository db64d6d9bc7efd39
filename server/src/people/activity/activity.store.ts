import type { Tx } from '../../ground/db/database';
import type { Viewer } from '../../ground/viewer';

export interface Activity {
  /** Site time, epoch ms. */
  at: number;
  /** What happened, in the form `entry.added`. */
  action: string;
  /** Who did it; a name such as 'command line' where no user did. */
  by: (Pick<Viewer, 'userId' | 'username'> & Partial<Pick<Viewer, 'groupNumber'>>) | string;
  /** From which address; '' for the command line. */
  ip: string;
  /** The changed values. Never a password, a secret or a sealed pick's content. */
  before?: unknown;
  after?: unknown;
  /** The contest in which it happened; its group's administrators may read the line. */
  contestId?: number;
  /** Whose administrators may read the line, where it happened in no contest: null for the site's alone. Left out: the home group of who did it. */
  group?: number | null;
}

/** Writes one line of the activity log, in the transaction that makes the change, and answers its id. */
export async function logActivity(tx: Tx, activity: Activity): Promise<number> {
  const { at, action, by, ip, before, after, contestId, group } = activity;
  const home = typeof by === 'string' ? null : (by.groupNumber ?? null);
  const { id } = await tx
    .insertInto('activity')
    .values((eb) => ({
      at,
      action,
      user_id: typeof by === 'string' ? null : by.userId,
      actor: typeof by === 'string' ? by : by.username,
      ip,
      before: before === undefined ? null : JSON.stringify(before),
      after: after === undefined ? null : JSON.stringify(after),
      contest_id: contestId ?? null,
      group_number:
        group === undefined && contestId !== undefined
          ? eb.selectFrom('contests').select('group_number').where('id', '=', contestId)
          : group === undefined
            ? home
            : group,
    }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
