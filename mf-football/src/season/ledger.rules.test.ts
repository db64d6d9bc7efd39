import type { LedgerRow } from '@poolhouse/contract';
import fc from 'fast-check';
import { ledgerTotals, winnersWords } from './ledger.rules';

function row(Available: number, winners: number): LedgerRow {
  const Each = winners > 0 ? Math.floor(Available / winners) : 0;
  return {
    ID: 1,
    Week: 1,
    Carried: 0,
    Available,
    Winners: '',
    Each,
    Forward: winners > 0 ? 0 : Available,
    ToOverall: winners > 0 ? Available - Each * winners : 0,
    State: 'over',
  };
}

it('adds up what was paid, share by share', () => {
  const anyWeek = fc.nat(6).chain((winners) => fc.integer({ min: Math.max(1, winners), max: 300 }).map((pot) => [pot, winners] as const));
  fc.assert(
    fc.property(fc.array(anyWeek), (weeks) => {
      const { paid, shares } = ledgerTotals(weeks.map(([pot, winners]) => row(pot, winners)));
      expect(shares).toBe(weeks.reduce((sum, [, winners]) => sum + winners, 0));
      expect(paid).toBe(weeks.reduce((sum, [pot, winners]) => sum + (winners > 0 ? pot - (pot % winners) : 0), 0));
    }),
  );
});

it('counts nothing of weeks that are not over', () => {
  expect(
    ledgerTotals([
      { ...row(30, 0), Forward: 0, State: 'running' },
      { ...row(30, 0), Forward: 0, State: 'coming' },
    ]),
  ).toEqual({ paid: 0, shares: 0 });
});

it.each([
  [{ State: 'running' as const, Forward: 0 }, 'on now'],
  [{ State: 'coming' as const, Forward: 0 }, ''],
  [{ State: 'over' as const, Forward: 30 }, 'nobody, pushed forward'],
  [{ State: 'over' as const, Forward: 0 }, 'nobody'],
])('says of %j: %s', (over, words) => expect(winnersWords(over)).toBe(words));
