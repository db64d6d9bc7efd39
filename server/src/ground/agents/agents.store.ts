import type { Selectable } from 'kysely';
import type { Tx } from '../db/database';
import { hasCome } from '../db/has-come';
import type { AgentsTable } from '../db/schema';
import { LEASE_MS, LONGEST_OBEYED_SECONDS } from './schedule.rules';

export type AgentRow = Selectable<AgentsTable>;

export async function allAgents(tx: Tx): Promise<AgentRow[]> {
  return tx.selectFrom('agents').selectAll().orderBy('name').execute();
}

export async function agentByName(tx: Tx, name: string): Promise<AgentRow | undefined> {
  return tx.selectFrom('agents').selectAll().where('name', '=', name).executeTakeFirst();
}

/** Makes an agent known to the site. One that is known already keeps its switch, its rate and what it has done. */
export async function registerAgent(
  tx: Tx,
  { name, refreshSeconds, now }: { name: string; refreshSeconds: number; now: number },
): Promise<void> {
  await tx
    .insertInto('agents')
    .values({
      name,
      active: 1,
      refresh_rate: refreshSeconds,
      next_run_at: now,
      last_runtime: null,
      last_good_at: null,
      last_outcome: '',
      last_error: null,
      failures: 0,
      lease_owner: null,
      lease_until: null,
    })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}

/** Why an agent does not run; the outcome of earlier runs gives way to it. */
export async function noteRest(tx: Tx, name: string, words: string): Promise<void> {
  await tx
    .updateTable('agents')
    .set({ last_outcome: words, last_error: null, last_good_at: null, failures: 0 })
    .where('name', '=', name)
    .execute();
}

/** Names of the agents that are switched on, due, and run by nobody. */
export async function dueAgents(tx: Tx, names: readonly string[], now: number): Promise<string[]> {
  if (names.length === 0) return [];
  const rows = await tx
    .selectFrom('agents')
    .select('name')
    .where('name', 'in', names)
    .where('active', '=', 1)
    .where(hasCome('next_run_at', now, LONGEST_OBEYED_SECONDS * 1000))
    .where((eb) => eb.or([eb('lease_owner', 'is', null), hasCome('lease_until', now, LEASE_MS)]))
    .orderBy('next_run_at')
    .execute();
  return rows.map((row) => row.name);
}

/**
 * Takes the lease of an agent that is due and free: compares and sets in one statement, so of two servers one gets it.
 * From `until` on, epoch ms, anybody may take it.
 */
export async function takeLease(
  tx: Tx,
  { name, owner, now, until }: { name: string; owner: string; now: number; until: number },
): Promise<boolean> {
  const taken = await tx
    .updateTable('agents')
    .set({ lease_owner: owner, lease_until: until })
    .where('name', '=', name)
    .where('active', '=', 1)
    .where(hasCome('next_run_at', now, LONGEST_OBEYED_SECONDS * 1000))
    .where((eb) => eb.or([eb('lease_owner', 'is', null), hasCome('lease_until', now, LEASE_MS)]))
    .executeTakeFirst();
  return taken.numUpdatedRows === 1n;
}

/** Makes an agent due at once, unless it is switched off. */
export async function wakeAgent(tx: Tx, name: string, now: number): Promise<void> {
  await tx.updateTable('agents').set({ next_run_at: now }).where('name', '=', name).where('active', '=', 1).execute();
}

/** The same for who writes what an agent works on: writes go side by side, and who finds it awake leaves its row alone. */
export async function wakeIfAsleep(tx: Tx, name: string): Promise<void> {
  await tx.updateTable('agents').set({ next_run_at: 0 }).where('name', '=', name).where('next_run_at', '!=', 0).execute();
}

/** Keeps a lease that is still held; false when it was lost. */
export async function renewLease(tx: Tx, owner: string, until: number): Promise<boolean> {
  const renewed = await tx.updateTable('agents').set({ lease_until: until }).where('lease_owner', '=', owner).executeTakeFirst();
  return renewed.numUpdatedRows === 1n;
}

export async function holdsLease(tx: Tx, owner: string): Promise<boolean> {
  return (await tx.selectFrom('agents').select('id').where('lease_owner', '=', owner).executeTakeFirst()) !== undefined;
}

/** Gives a lease back without a word about the run; another server may take it at once. */
export async function freeLease(tx: Tx, owner: string): Promise<void> {
  await tx.updateTable('agents').set({ lease_owner: null, lease_until: null }).where('lease_owner', '=', owner).execute();
}

/** Records a run and gives its lease back; a run that has lost the lease records nothing. */
export async function recordRun(
  tx: Tx,
  owner: string,
  run: Pick<AgentRow, 'last_runtime' | 'next_run_at' | 'failures' | 'last_error'> &
    Partial<Pick<AgentRow, 'last_outcome' | 'last_good_at'>>,
): Promise<void> {
  await tx
    .updateTable('agents')
    .set({ ...run, lease_owner: null, lease_until: null })
    .where('lease_owner', '=', owner)
    .execute();
}

/** Switched off, an agent also loses the lease of a run under way, so that nothing of it is written any more. */
export async function switchAgent(tx: Tx, name: string, active: boolean, now: number): Promise<void> {
  const off = { active: 0, lease_owner: null, lease_until: null };
  await tx
    .updateTable('agents')
    .set(active ? { active: 1, next_run_at: now, failures: 0, last_error: null } : off)
    .where('name', '=', name)
    .execute();
}

/** @param seconds between two runs; counts from the next run on */
export async function setAgentRate(tx: Tx, name: string, seconds: number): Promise<void> {
  await tx.updateTable('agents').set({ refresh_rate: seconds }).where('name', '=', name).execute();
}
