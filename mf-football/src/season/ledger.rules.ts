import type { LedgerRow } from '@poolhouse/contract';

/** What stands where a week has no winner to name. */
export function winnersWords({ State, Forward }: Pick<LedgerRow, 'State' | 'Forward'>): string {
  if (State === 'running') return 'on now';
  if (State === 'coming') return '';
  return Forward > 0 ? 'nobody, pushed forward' : 'nobody';
}

/** Points that a week has paid out: what was there, less what went on. */
function paidBy({ State, Available, Forward, ToOverall }: LedgerRow): number {
  return State === 'over' ? Available - Forward - ToOverall : 0;
}

/** Points that the weeks have paid, and in how many shares. */
export function ledgerTotals(rows: readonly LedgerRow[]): { paid: number; shares: number } {
  return rows.reduce((sum, row) => ({ paid: sum.paid + paidBy(row), shares: sum.shares + (row.Each > 0 ? paidBy(row) / row.Each : 0) }), {
    paid: 0,
    shares: 0,
  });
}
