import type { Tx } from '../../ground/db/database';
import { run } from '../../ground/db/statement';
import { must } from '../../ground/must';
import type { Viewer } from '../../ground/viewer';

/**
 * Where an act happened, hence whose administrators read its line: those of the contest's group, of the group, of the site alone, or, for what
 * somebody does about themselves alone, those of their home group. Nobody may leave it out, so no act is filed where its actor is at home.
 */
export type Place = { contest: number } | { group: number } | 'site' | 'self';

/** The place of what says its contest, or its group, or neither: then it is the site's. */
export function placeOf({ contestId = null, groupNumber }: { contestId?: number | null; groupNumber: number | null }): Place {
  if (contestId !== null) return { contest: contestId };
  return groupNumber === null ? 'site' : { group: groupNumber };
}

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
  place: Place;
}

const COLUMNS = 'at, action, user_id, actor, ip, before, after, contest_id, group_number';
/** Parameter 9 is the group; without one the contest's. */
const VALUES = `values ($1, $2, $3, $4, $5, $6, $7, $8, coalesce($9, (select group_number from contests where id = $10)))`;

/** Writes one line of the activity log, in the transaction that makes the change, and answers its id. */
export async function logActivity(tx: Tx, activity: Activity): Promise<number> {
  const { at, action, by, ip, before, after } = activity;
  const { contest, group } = filedIn(activity);
  const [line] = await run<{ id: number }>(tx, `insert into activity (${COLUMNS}) ${VALUES} returning id`, [
    at,
    action,
    typeof by === 'string' ? null : by.userId,
    typeof by === 'string' ? by : by.username,
    ip,
    before === undefined ? null : JSON.stringify(before),
    after === undefined ? null : JSON.stringify(after),
    contest,
    group,
    contest,
  ]);
  return must(line, 'the line that was just written').id;
}

function filedIn({ place, by }: Activity): { contest: number | null; group: number | null } {
  if (place === 'site') return { contest: null, group: null };
  if (place === 'self') return { contest: null, group: typeof by === 'string' ? null : (by.groupNumber ?? null) };
  return 'contest' in place ? { contest: place.contest, group: null } : { contest: null, group: place.group };
}
