import { saleLocks, unsealedSales } from './sale-locks.rules';

const sold = (lot: number) => ({ kind: 'sold', body: { lot } });
const beat = (period: string) => ({ kind: 'beat', body: { period } });
const lock = (period: string, ...events: number[]) => ({ kind: 'lock', body: { period, events } });

describe('sales that no seal has followed', () => {
  it('are those since the last lock that names them', () => {
    expect([...unsealedSales([beat('a'), sold(1), sold(2), beat('a'), lock('a', 1), sold(3)])]).toEqual([2, 3]);
    expect([...unsealedSales([beat('a'), sold(1), lock('a', 1), sold(1)])]).toEqual([1]);
  });

  it('are none of before the first seal of a round', () => {
    expect([...unsealedSales([sold(1), beat('a')])]).toEqual([]);
    expect([...unsealedSales([beat('a'), lock('a'), sold(1), beat('b'), sold(2)])]).toEqual([2]);
  });
});

describe('the locks of an auction', () => {
  const event = (type: 'opened' | 'sold' | 'completed', seq: number, at: number) =>
    ({
      ...{ seq, type, at, wall: at, lot: 7, entryId: 1, amount: 5 },
      ...{ byUser: null, ofSeq: null, reason: '', kind: '', settings: null },
    }) as const;
  const sale = { lot: 7, seq: 2, entryId: 1, amount: 5, kind: 'hammer', wall: 200 };
  const log = [event('opened', 1, 100), event('sold', 2, 200)];
  const on = { state: { phase: 'drafting' as const, sales: new Map([[7, sale]]) }, log, unsealed: new Set([7]), tipoff: 1000, now: 300 };

  it('are its sales that wait for a seal, and the tournament that ends it', () => {
    expect(saleLocks(on)).toEqual([
      { at: 200, events: [7], sealed: false },
      { at: 1000, events: [] },
    ]);
    expect(saleLocks({ ...on, unsealed: new Set() })).toEqual([{ at: 1000, events: [] }]);
  });

  it('have no known end before it is opened, and where it is held after the games', () => {
    const setup = { phase: 'setup' as const, sales: new Map() };
    expect(saleLocks({ ...on, state: setup, log: [] })).toEqual([{ at: Infinity, events: [] }]);
    expect(saleLocks({ ...on, tipoff: 50, unsealed: new Set() })).toEqual([{ at: Infinity, events: [] }]);
  });

  it('end with the last sale, and lie in no time to come, whatever the practice clock does', () => {
    const complete = { ...on, state: { ...on.state, phase: 'complete' as const }, log: [...log, event('completed', 3, 200)] };
    expect(saleLocks(complete).at(-1)).toEqual({ at: 200, events: [], sealed: false });
    expect(saleLocks({ ...complete, now: 150 }).map(({ at }) => at)).toEqual([150, 150]);
  });
});
