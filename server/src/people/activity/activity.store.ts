import type { Tx } from '../../ground/db/database';
import { run } from '../../ground/db/statement';
import type { Viewer } from '../../ground/viewer';

export interface Activity {
  /** Site time, epoch ms. */
  at: number;
  /** What happened, in the form `entry.added`. */
  action: string;
  /** Who did it; a name such as 'command line' where no user did. */
  by: Pick<Viewer, 'userId' | 'username'> | string;
  /** From which address; '' for the command line. */
  ip: string;
  /** The changed values. Never a password, a secret or a sealed pick's content. */
  before?: unknown;
  after?: unknown;
}

/** Writes one line of the activity log, in the transaction that makes the change. */
export async function logActivity(tx: Tx, activity: Activity): Promise<void> {
  const { at, action, by, ip, before, after } = activity;
  await run(tx, 'insert into activity (at, action, user_id, actor, ip, before, after) values ($1, $2, $3, $4, $5, $6, $7)', [
    at,
    action,
    typeof by === 'string' ? null : by.userId,
    typeof by === 'string' ? by : by.username,
    ip,
    before === undefined ? null : JSON.stringify(before),
    after === undefined ? null : JSON.stringify(after),
  ]);
}
