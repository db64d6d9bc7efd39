import type { AuctionLogRow } from '@poolhouse/contract';
import { wordsOf } from './log.rules';

const row = (over: Partial<AuctionLogRow>): AuctionLogRow => ({
  ID: 9,
  type: 'bid',
  lot: 5,
  entry_id: 2,
  amount: 71,
  kind: 'hand',
  reason: '',
  of_seq: 0,
  at: '2026-03-17T00:00:00Z',
  ...over,
});
const names = { team: () => 'Tennessee', owner: () => 'June' };

it.each<[Partial<AuctionLogRow>, string]>([
  [{}, 'June bids $71 for Tennessee'],
  [{ type: 'sold' }, 'Tennessee to June for $71'],
  [{ type: 'undone', of_seq: 7, reason: 'The wrong hand' }, 'Taken back: a bid for Tennessee: The wrong hand'],
  [{ type: 'undone', of_seq: 8, reason: 'Misheard' }, 'Taken back: the sale of Tennessee: Misheard'],
  [{ type: 'corrected', amount: 40, reason: 'Misread' }, 'Corrected: Tennessee to June for $40: Misread'],
  [{ type: 'corrected', entry_id: 0, amount: null }, 'Taken back: the sale of Tennessee'],
  [{ type: 'paused', reason: 'Pizza' }, 'Paused: Pizza'],
  [{ type: 'split', kind: 'taken', amount: 50 }, 'June holds 50% of Tennessee'],
  // What is offered concerns two owners alone.
  [{ type: 'split', kind: 'offered', amount: 50 }, ''],
])('says of %j: %s', (over, words) => {
  const all = [row({ ID: 7 }), row({ ID: 8, type: 'sold' })];
  expect(wordsOf(row(over), names, all)).toBe(words);
});
