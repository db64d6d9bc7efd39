import type { LedgerRow, PayoutRow } from '@poolhouse/contract';
import { formatList } from '@poolhouse/contract/formats';
import { sum } from '../../standings/shares.rules';
import type { Board } from '../board/board';
import { isOver } from '../football-season';
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

export function potRows(board: Board): PotRows {
  const { contest, entries, season, week: current } = board;
  const plan = planPot({ ...contest, entries: entries.length });
  const names = new Map(entries.map((entry) => [entry.id, entry.name]));
  const state = (week: number) => {
    if (isOver(board, week)) return 'over';
    return week <= current ? 'running' : 'coming';
  };
  const ledger = ledgerOf(
    plan,
    season.run,
    season.run.weeks.map((_, n) => isOver(board, n + 1)),
  ).map((one): LedgerRow => ({
    ID: one.week,
    Week: one.week,
    Carried: one.carried,
    Available: one.available,
    Winners: formatList(one.winners.map((id) => names.get(id))),
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
