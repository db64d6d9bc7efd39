import type { ClientBase } from 'pg';
import { must } from '../must';

/** Whether a host takes writes, and since which promotion: a primary that was replaced, and is back, is of an older timeline. */
export interface HostState {
  writes: boolean;
  timeline: number;
}

const STATE = `select not pg_is_in_recovery() and current_setting('transaction_read_only') = 'off' as writes,
  case when pg_is_in_recovery() then '0' else left(pg_walfile_name(pg_current_wal_lsn()), 8) end as timeline`;

export async function stateOfHost(client: ClientBase): Promise<HostState> {
  const { rows } = await client.query<{ writes: boolean; timeline: string }>(STATE);
  const { writes, timeline } = must(rows[0], 'the state of the host');
  return { writes, timeline: Number.parseInt(timeline, 16) };
}
