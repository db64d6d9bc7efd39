import { aBlock, aConfig, anOwner } from '../testing/rows.fixture';
import { bidTrouble, stepsFrom } from './bid.rules';

it('names what a press would bid, and never less than the next bid', () => {
  expect(stepsFrom(aBlock({ high: 71, next: 72 })).map(({ amount }) => amount)).toEqual([72, 76, 81]);
  expect(stepsFrom(aBlock({ high: 50, next: 55 })).map(({ amount }) => amount)).toEqual([55, 55, 60]);
});

it('says why no bid can be made', () => {
  const me = anOwner({ ID: 1, max_bid: 87 });
  const of = (block: Parameters<typeof aBlock>[0], config = {}, amount = 72) => bidTrouble(aBlock(block), aConfig(config), me, amount);
  expect(of({})).toBe('');
  expect(of({ high_id: 1 })).toBe('You are the high bidder');
  expect(of({}, {}, 88)).toBe('Over your budget');
  expect(of({ lot: 0 })).toBe('No team is up');
  expect(of({ ends_at: null })).toBe('The administrator types this sale');
  expect(of({}, { phase: 'paused', paused: 'Pizza' })).toBe('Paused');
});
