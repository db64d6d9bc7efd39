import type { LedgerRow } from '../../contests/football-season';
import { formatList } from '../../formats';
import { eachOf } from './prizes.rules';
import { isPerfect } from './standings.rules';
import type { BoardFacts } from './what-if.rules';

/**
 * The pot as a week that is over leaves it: who takes it, or what is pushed forward into the next one.
 *
 * @param page of that week, nothing of which is open
 */
export function ledgerThen(ledger: readonly LedgerRow[], { config, standings }: BoardFacts): LedgerRow[] {
  const week = config.data[0]?.Week ?? 0;
  const winners = standings.data
    .filter((row) => row.Week === week && isPerfect({ wins: row.Wins }))
    .sort((a, b) => a.entry_id - b.entry_id);
  const n = winners.length;
  let pushed = 0;
  return ledger.map((row): LedgerRow => {
    if (row.Week === week + 1) return { ...row, Carried: row.Carried + pushed, Available: row.Available + pushed };
    if (row.Week !== week) return row;
    const Each = eachOf(row.Available, n);
    pushed = n === 0 ? row.Available : 0;
    const ToOverall = n === 0 ? 0 : row.Available - Each * n;
    return { ...row, Winners: formatList(winners.map(({ EntryName }) => EntryName)), Each, Forward: pushed, ToOverall, State: 'over' };
  });
}
