import type { AuctionLogRow } from '@poolhouse/contract';
import { formatRate } from '@poolhouse/shared-ui';
import { dollars } from '../contest/money';

export interface Names {
  team(lot: number): string;
  owner(entryId: number): string;
}

/** What happened, in words; '' for what concerns two owners alone. @param all the log, for what is taken back */
export function wordsOf(row: AuctionLogRow, names: Names, all: readonly AuctionLogRow[]): string {
  const team = names.team(row.lot);
  const owner = names.owner(row.entry_id);
  const words: Record<string, () => string> = {
    opened: () => 'The auction is open',
    nominated: () => `${team} comes up`,
    bid: () => `${owner} bids ${dollars(row.amount)} for ${team}`,
    sold: () => `${team} to ${owner} for ${dollars(row.amount)}`,
    passed: () => `Nobody bids for ${team}`,
    undone: () => `Taken back: ${all.find(({ ID }) => ID === row.of_seq)?.type === 'bid' ? 'a bid for' : 'the sale of'} ${team}`,
    corrected: () => (row.entry_id === 0 ? `Taken back: the sale of ${team}` : `Corrected: ${team} to ${owner} for ${dollars(row.amount)}`),
    split: () => (row.kind === 'taken' ? `${owner} holds ${formatRate(row.amount ?? 0)} of ${team}` : ''),
    settings: () => 'The settings change',
    paused: () => 'Paused',
    resumed: () => 'It goes on',
    completed: () => 'All teams are sold',
    reopened: () => 'The auction is open again',
  };
  const said = words[row.type]?.() ?? '';
  return said === '' || row.reason === '' ? said : `${said}: ${row.reason}`;
}
