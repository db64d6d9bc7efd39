import type { Tx } from '../../ground/db/database';
import { run } from '../../ground/db/statement';
import { must } from '../../ground/must';
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
  /**
   * Whose administrators may read the line, where it happened in no contest: null for the site's alone. Left out: the home group of who did
   * it.
   */
  group?: number | null;
}

const COLUMNS = 'at, action, user_id, actor, ip, before, after, contest_id, group_number';
/** Parameter 9 is the group; where it is -1 the contest's. */
const VALUES = `values ($1, $2, $3, $4, $5, $6, $7, $8,
  case when $9 = -1 then (select group_number from contests where id = $10) else $9 end)`;
const ITS_CONTESTS = -1;

/** Writes one line of the activity log, in the transaction that makes the change, and answers its id. */
export async function logActivity(tx: Tx, activity: Activity): Promise<number> {
  const { at, action, by, ip, before, after, contestId, group } = activity;
  const home = typeof by === 'string' ? null : (by.groupNumber ?? null);
  const [line] = await run<{ id: number }>(tx, `insert into activity (${COLUMNS}) ${VALUES} returning id`, [
    at,
    action,
    typeof by === 'string' ? null : by.userId,
    typeof by === 'string' ? by : by.username,
    ip,
    before === undefined ? null : JSON.stringify(before),
    after === undefined ? null : JSON.stringify(after),
    contestId ?? null,
    group === undefined ? (contestId === undefined ? home : ITS_CONTESTS) : group,
    contestId ?? null,
  ]);
  return must(line, 'the line that was just written').id;
}
