import { aBlock, aConfig, anOwner } from '../testing/rows.fixture';
import { amountOf, bidTrouble, stepsFrom } from './bid.rules';

it('names what a press would bid, two amounts beyond the next bid, which has its own button', () => {
  expect(stepsFrom({ high: 71, next: 72 }).map(({ amount }) => amount)).toEqual([76, 81]);
  expect(stepsFrom({ high: 50, next: 55 }).map(({ amount }) => amount)).toEqual([60, 75]);
  expect(stepsFrom({ high: 1000, next: 1100 }).map(({ amount }) => amount)).toEqual([1200, 1300]);
});

it('takes an amount of one’s own, the next bid without, and nothing that is no amount', () => {
  expect(['', '40', ' 40 ', '4.5', '-3', 'x'].map((typed) => amountOf(typed, 12))).toEqual([12, 40, 40, null, null, null]);
});

it('says why no bid can be made', () => {
  const me = anOwner({ ID: 1, max_bid: 87 });
  const of = (block: Parameters<typeof aBlock>[0], config = {}, amount = 72) => bidTrouble(aBlock(block), aConfig(config), me, amount);
  expect(of({})).toBe('');
  expect(of({ high_id: 1 })).toBe('You are the high bidder');
  expect(of({}, {}, 88)).toBe('Over your budget');
  expect(of({}, {}, 71)).toBe('At least $72');
  expect(of({ lot: 0 })).toBe('No team is up');
  expect(of({ ends_at: null })).toBe('The administrator types this sale');
  expect(of({}, { phase: 'paused', paused: 'Pizza' })).toBe('Paused');
});
