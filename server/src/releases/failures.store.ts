import type { DataOf } from '@poolhouse/contract';
import type { Tx } from '../ground/db/database';

const COUNTED_MS = 7 * 24 * 60 * 60_000;
const SHOWN = 100;

/** How often each version failed lately, by `remote version`. @param wallNow real time, epoch ms */
export async function failuresByVersion(tx: Tx, wallNow: number): Promise<Map<string, { times: number; lastAt: number }>> {
  const rows = await tx
    .selectFrom('remote_failures')
    .select((eb) => ['remote', 'version', eb.fn.sum('times').as('n'), eb.fn.max('last_at').as('at')])
    .where('last_at', '>', wallNow - COUNTED_MS)
    .groupBy(['remote', 'version'])
    .execute();
  return new Map(rows.map(({ remote, version, n, at }) => [`${remote} ${version}`, { times: Number(n), lastAt: Number(at) }]));
}

/** What browsers said of failures, the latest first. */
export async function failureRows(tx: Tx, remote: string | undefined): Promise<DataOf<'GET ad/remote_failures'>['failures']['data']> {
  let failures = tx.selectFrom('remote_failures').selectAll();
  if (remote) failures = failures.where('remote', '=', remote);
  const rows = await failures.orderBy('last_at', 'desc').orderBy('id', 'desc').limit(SHOWN).execute();
  return rows.map(({ id, times, last_at, ...row }) => ({ ID: id, ...row, count: times, last_at: new Date(last_at).toISOString() }));
}

export interface Failure {
  remote: string;
  version: string;
  kind: string;
  file: string;
  message: string;
  page: string;
}

/** Counts a failure with those that were alike; what was said last is kept. @param wallNow real time, epoch ms */
export async function countFailure(tx: Tx, failure: Failure, wallNow: number): Promise<void> {
  await tx
    .insertInto('remote_failures')
    .values({ ...failure, times: 1, last_at: wallNow })
    .onConflict((on) =>
      on.columns(['remote', 'version', 'kind', 'file']).doUpdateSet((eb) => ({
        times: eb('remote_failures.times', '+', 1),
        message: failure.message,
        page: failure.page,
        last_at: wallNow,
      })),
    )
    .execute();
}
