import { tag, type Database } from '../../ground/db/database';
import { describeEachEngine } from '../../testing/engines';
import { addContest } from '../../testing/rows.store';
import { KeptPeriods } from './kept-periods';
import type { PeriodRules } from './period';
import { readPeriods, writePeriods } from './periods.store';
import { periodsWritten } from './testing/thrown-away.store';

/** Periods that are over at their number; each adds what it is given to the sum of those before it. */
function adding(version = 1) {
  const played: number[] = [];
  const rules: PeriodRules<{ period: number; add: number }, { sum: number }, { ID: string; sum: number; of?: number }> = {
    name: 'sums',
    version,
    start: { sum: 0 },
    play(before, { period, add }, now) {
      played.push(period);
      const state = { sum: before.sum + add };
      const rows = [
        { ID: `${period}`, ...state },
        { ID: `${period}+`, ...state, of: add },
      ];
      return period > now ? undefined : { state, rows, from: period, tags: [] };
    },
  };
  return { rules, played };
}

describeEachEngine('periods that are over', (engine) => {
  let db: Database;
  let contestId: number;
  /** What each period adds. */
  let facts: Map<number, number>;
  beforeEach(async () => {
    db = await engine.open();
    contestId = await addContest(db);
    facts = new Map([1, 2, 3, 4].map((period) => [period, period]));
  });

  function process(version?: number, on = db) {
    const { rules, played } = adding(version);
    const kept = new KeptPeriods(on, rules);
    const chain = {
      contestId,
      first: 1,
      present: 4,
      tags: (period: number) => [tag.picks(contestId, period)],
      facts: (_tx: unknown, from: number, to: number) =>
        Promise.resolve([1, 2, 3].filter((n) => n >= from && n <= to).map((period) => ({ period, add: facts.get(period) ?? 0 }))),
    };
    return {
      played,
      read: async (now = 9) => (await on.read((tx) => kept.readIn(tx, chain, now))).map(({ state, rows }) => [state.sum, rows]),
      sums: async (now = 9) => (await on.read((tx) => kept.readIn(tx, chain, now))).map(({ state }) => state.sum),
      inWrite: () => on.write(async (tx) => (await kept.readIn(tx, chain, 9)).length),
    };
  }
  const change = (period: number, add: number) =>
    db.write(async (_tx, invalidate) => {
      facts.set(period, add);
      invalidate(tag.picks(contestId, period));
    });
  const stored = () => db.read((tx) => tx.selectFrom('contest_periods').select(['period', 'rules', 'state']).orderBy('period').execute());
  const written = async (done: (rows: Awaited<ReturnType<typeof stored>>) => boolean) => {
    while (!done(await stored())) await new Promise((resolve) => setTimeout(resolve, 5));
  };

  it('are played once, and by the next process not at all', async () => {
    const first = process();
    const all = await first.read();
    expect(all.map(([sum]) => sum)).toEqual([1, 3, 6]);
    expect(await first.read()).toEqual(all);
    expect(first.played).toEqual([1, 2, 3]);
    await written((rows) => rows.length === 3);
    const next = process();
    expect(await next.read()).toEqual(all);
    expect(next.played).toEqual([]);
  });

  it('are played anew from the one on whose facts something changed, and kept again', async () => {
    const other = await engine.openAgain(db);
    const [first, second] = [process(), process(undefined, other)];
    expect([await first.sums(), await second.sums()]).toEqual([
      [1, 3, 6],
      [1, 3, 6],
    ]);
    await written((rows) => rows.length === 3);
    // What the second one keeps late would stand in the place of what is played anew, until the next read.
    await periodsWritten(contestId, db, other);
    await change(2, 20);
    first.played.length = 0;
    expect(await first.sums()).toEqual([1, 21, 24]);
    expect(first.played).toEqual([2, 3]);
    await written((rows) => rows[2]?.state === '{"sum":24}');
    const next = process();
    expect([await next.sums(), next.played]).toEqual([[1, 21, 24], []]);
  });

  it('are not believed behind one that was played anew by somebody else', async () => {
    await process().sums();
    await written((rows) => rows.length === 3);
    const old = await db.read((tx) => readPeriods(tx, contestId, 1));
    await change(1, 10);
    await process().sums();
    await written((rows) => rows[2]?.state === '{"sum":15}');
    // A process that had not heard of it writes its third period last.
    await db.write((tx) => writePeriods(tx, contestId, 1, old.slice(2)));
    expect(await process().sums()).toEqual([10, 12, 15]);
  });

  it('end at the first that is not over, and at the one that was not when the clock is put back', async () => {
    const first = process();
    expect(await first.sums(2)).toEqual([1, 3]);
    expect(await first.sums()).toEqual([1, 3, 6]);
    expect(await first.sums(1)).toEqual([1]);
    expect(await first.sums()).toEqual([1, 3, 6]);
  });

  it('are those of the same rules: newer ones take their place, older ones leave them', async () => {
    await process(1).sums();
    await written((rows) => rows.length === 3);
    const newer = process(2);
    expect([await newer.sums(), newer.played]).toEqual([
      [1, 3, 6],
      [1, 2, 3],
    ]);
    await written((rows) => rows.every(({ rules }) => rules === 2));
    await db.write((tx) => writePeriods(tx, contestId, 1, [{ period: 1, hangs_on: '{}', state: '{}', rows: '{}' }]));
    expect((await stored()).map(({ rules }) => rules)).toEqual([2, 2, 2]);
    expect(await process(1).sums()).toEqual([1, 3, 6]);
  });

  it('are answered where nothing can be written', async () => {
    const full = Object.assign(Object.create(db) as Database, { write: () => Promise.reject(new Error('The disk is full.')) });
    const first = process(undefined, full);
    expect(await first.sums()).toEqual([1, 3, 6]);
    expect([await first.sums(), first.played]).toEqual([
      [1, 3, 6],
      [1, 2, 3],
    ]);
    expect(await stored()).toEqual([]);
  });

  it('are played in no write, which may have changed what they hang on', async () => {
    const first = process();
    expect([await first.inWrite(), first.played]).toEqual([0, []]);
    await first.sums();
    expect(await first.inWrite()).toBe(3);
  });
});
