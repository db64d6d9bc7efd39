import { describeEachEngine } from '../../testing/engines';
import type { Database } from '../db/database';
import { keepSame } from './keep-same';
import { figuresOf } from './memories';
import { Versioned } from './versioned';

interface Row {
  key: string;
  value: string;
}

describeEachEngine('facts that are kept', (engine) => {
  let db: Database;
  let loads: string[][];
  let facts: Versioned<string, readonly Row[]>;

  beforeEach(async () => {
    db = await engine.open();
    loads = [];
    facts = new Versioned<string, readonly Row[]>(db, {
      name: 'rows',
      maxBytes: 1000,
      key: (group) => group,
      tags: (group) => [`rows:${group}`, 'all'],
      async load(tx, wanted, now, before) {
        loads.push([...wanted]);
        const read: { value: readonly Row[]; until: number }[] = [];
        for (const [n, group] of wanted.entries()) {
          const rows = await tx.selectFrom('settings').select(['key', 'value']).where('key', 'like', `${group}:%`).orderBy('key').execute();
          read.push({ value: keepSame(before[n], rows, ({ key }) => key), until: now < 100 ? 100 : Infinity });
        }
        return read;
      },
      weigh: (rows) => rows.length * 10,
    });
  });

  const set = (key: string, value: string, ...tags: string[]) =>
    db.write(async (tx, invalidate) => {
      await tx.deleteFrom('settings').where('key', '=', key).execute();
      await tx.insertInto('settings').values({ key, value }).execute();
      tags.forEach((one) => invalidate(one));
    });

  it('are read again when their tags are invalidated or their time is up, together and no others', async () => {
    await set('a:1', 'x', 'rows:a');
    const both = () => db.read((tx) => facts.readAllIn(tx, ['a', 'b'], 0));
    expect((await both()).map((rows) => rows.length)).toEqual([1, 0]);
    await both();
    await set('a:2', 'y', 'rows:a');
    expect((await both()).map((rows) => rows.length)).toEqual([2, 0]);
    await set('c:1', 'z', 'all');
    await both();
    expect(loads).toEqual([['a', 'b'], ['a'], ['a', 'b']]);
    expect(await facts.read('a', 99)).toHaveLength(2);
    expect(loads).toHaveLength(3);
    await facts.read('a', 100);
    expect(loads).toHaveLength(4);
  });

  it('are the same objects again where nothing changed', async () => {
    await set('a:1', 'x', 'rows:a');
    const before = await facts.read('a');
    await set('a:2', 'y', 'rows:a');
    const after = await facts.read('a');
    expect(after[0]).toBe(before[0]);
    await set('b:1', 'y', 'all');
    expect(await facts.read('a')).toBe(after);
  });

  it('are never those of a write that may yet be undone', async () => {
    await set('a:1', 'x', 'rows:a');
    const undone = db.write(async (tx) => {
      await tx.updateTable('settings').set({ value: 'never' }).where('key', '=', 'a:1').execute();
      expect((await facts.readIn(tx, 'a'))[0]?.value).toBe('never');
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect((await facts.read('a'))[0]?.value).toBe('x');
  });

  it('stay within their bound, and tell what they hold', async () => {
    for (const group of 'abcdefghijklmnop') await facts.read(group);
    const [figures] = figuresOf(db);
    expect(figures).toMatchObject({ name: 'rows', loads: 16, hits: 0 });
    expect(figures?.bytes).toBeLessThanOrEqual(1000);
    expect(figures?.entries).toBeLessThan(16);
  });

  it('are what the writes before it have made them, for a write that shares their transaction', async () => {
    await set('a:1', 'x', 'rows:a');
    expect(await facts.read('a')).toHaveLength(1);
    const seen: number[] = [];
    const look = () => db.write(async (tx) => void seen.push((await facts.readIn(tx, 'a')).length));
    // With SQLite all of them stand in one group.
    await Promise.all([look(), set('a:2', 'y', 'rows:a'), look(), set('a:3', 'z', 'rows:a'), look()]);
    expect(seen).toEqual([1, 2, 3]);
  });

  it('are read once for all that ask for them at the same time', async () => {
    await set('a:1', 'x', 'rows:a');
    const asked = Array.from({ length: 5 }, () => facts.read('a'));
    expect((await Promise.all(asked)).map((rows) => rows.length)).toEqual([1, 1, 1, 1, 1]);
    expect(loads).toEqual([['a']]);
  });

  it('answer the same list with the same values while none of its counters moves', async () => {
    const list = ['a', 'b'];
    const read = () => db.read((tx) => facts.readAllIn(tx, list, 200));
    const first = await read();
    expect(await read()).toBe(first);
    await set('b:1', 'x', 'rows:b');
    expect(await read()).not.toBe(first);
    expect((await read()).map((rows) => rows.length)).toEqual([0, 1]);
  });
});
