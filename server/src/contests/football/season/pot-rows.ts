import type { LedgerRow, PayoutRow } from '@poolhouse/contract';
import { must } from '../../../ground/must';
import { sum } from '../../standings/shares.rules';
import type { Board } from '../board/board';
import { planPot } from '../money/pot.rules';
import { ledgerOf } from './ledger.rules';
import { payoutsOf } from './payouts.rules';

/** The pot of a contest: its weeks, the prizes of the end, and how much of it is paid. */
export interface PotRows {
  pot: number;
  paid: number;
  ledger: LedgerRow[];
  payouts: PayoutRow[];
}

export function potRows({ contest, entries, season, weeks, week: current }: Board): PotRows {
  const plan = planPot({ ...contest, entries: entries.length });
  const names = new Map(entries.map((entry) => [entry.id, entry.name]));
  const state = (week: number) => {
    if (must(weeks[week - 1], 'a week of the pot').over) return 'over';
    return week <= current ? 'running' : 'coming';
  };
  const ledger = ledgerOf(
    plan,
    season.run,
    weeks.map((week) => week.over),
  ).map((one): LedgerRow => ({
    ID: one.week,
    Week: one.week,
    Carried: one.carried,
    Available: one.available,
    Winners: one.winners.map((id) => names.get(id)).join(', '),
    Each: one.each,
    Forward: one.forward,
    ToOverall: one.toOverall,
    State: state(one.week),
  }));
  return { pot: plan.pot, paid: sum(season.overall.map((one) => one.points)), ledger, payouts: payoutRows(plan, season) };
}

function payoutRows(plan: ReturnType<typeof planPot>, { run, overall }: Board['season']): PayoutRow[] {
  return payoutsOf(plan, run, overall).map(({ kind, place, points, winner }) => {
    const prize = kind === 'overall' ? `overall-${place}` : kind;
    return {
      ID: `${prize}-${winner?.entryId ?? 0}`,
      Prize: prize,
      Place: place,
      Points: points,
      EntryName: winner?.name ?? '',
      Final: run.over ? 1 : 0,
    };
  });
}
