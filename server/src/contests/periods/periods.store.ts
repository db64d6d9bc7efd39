import type { Selectable } from 'kysely';
import type { Tx } from '../../ground/db/database';
import type { ContestPeriodsTable } from './periods.schema';

export type PeriodRow = Omit<Selectable<ContestPeriodsTable>, 'contest_id' | 'rules'>;

/** The kept periods of a contest, as these rules have played them, in their order. */
export async function readPeriods(tx: Tx, contestId: number, rules: number): Promise<PeriodRow[]> {
  return tx
    .selectFrom('contest_periods')
    .select(['period', 'hangs_on', 'state', 'rows'])
    .where('contest_id', '=', contestId)
    .where('rules', '=', rules)
    .orderBy('period')
    .execute();
}

/** Keeps periods in the place of what was kept of them. What newer rules have played stays: a process of the last release may still run. */
export async function writePeriods(tx: Tx, contestId: number, rules: number, periods: readonly PeriodRow[]): Promise<void> {
  await tx
    .insertInto('contest_periods')
    .values(periods.map((period) => ({ contest_id: contestId, rules, ...period })))
    .onConflict((conflict) =>
      conflict
        .columns(['contest_id', 'period'])
        .doUpdateSet((eb) => ({
          rules: eb.ref('excluded.rules'),
          hangs_on: eb.ref('excluded.hangs_on'),
          state: eb.ref('excluded.state'),
          rows: eb.ref('excluded.rows'),
        }))
        .where((eb) => eb('contest_periods.rules', '<=', eb.ref('excluded.rules'))),
    )
    .execute();
}
