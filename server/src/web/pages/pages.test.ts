import { gunzipSync, brotliDecompressSync } from 'node:zlib';
import { FixedClock } from '../../ground/clock/clock';
import type { Database } from '../../ground/db/database';
import type { Viewer } from '../../ground/viewer';
import { describeByTurns } from '../../testing/engines';
import type { PageAnswer, Pages, Part, PartedPage } from './page';
import { createPages } from './pages';
import { part } from './parts';

const ann: Viewer = { userId: 1, username: 'Ann', isAdmin: false, groupNumber: 1, deviceId: null };
const bob: Viewer = { ...ann, userId: 2, username: 'Bob' };

type Rows = readonly { ID: string; value: string }[];
type Load = Part<{ name: string }, Rows>['load'];

const load: Load = async (tx, _params, now) => {
  const rows = await tx.selectFrom('settings').select(['key as ID', 'value']).orderBy('key').execute();
  const open = now >= 1000;
  return { model: open ? rows : [], validFrom: open ? 1000 : 0, validUntil: open ? Infinity : 1000 };
};

/** Shows the settings table; a row whose value is secret is for Ann only, and all is shut before noon. */
const boardBy = (kind: string, read: Load): PartedPage<{ name: string }> => ({
  name: kind,
  key: ({ name }) => name,
  states: 8,
  parts: [
    part<{ name: string }, Rows>({
      name: 'all',
      tags: ({ name }) => ['settings', `board:${name}`],
      load: read,
      own: (model, viewer) => ({ list: model.filter((row) => row.value !== 'secret' || viewer.userId === 1) }),
    }),
  ],
});
const board = boardBy('board', load);

const text = ({ body, encoding }: PageAnswer) =>
  (encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body).toString();
const json = (answer: PageAnswer) =>
  JSON.parse(text(answer)) as { data: { list?: { data: unknown[] } }; __delta?: string; __whole?: boolean };
const sinceIn = (answer: PageAnswer) => new URL(`http://x${json(answer).__delta}`).searchParams.get('since') ?? undefined;

describeByTurns('pages', (engine) => {
  let db: Database;
  let clock: FixedClock;
  let pages: Pages;
  const read = (since?: string, viewer = ann, from = pages, accept = '') =>
    from.read(board, { name: 'a' }, viewer, { deltaUrl: '/api/v1/board?name=a', since, acceptEncoding: accept });
  const set = (key: string, value: string | null, on = db) =>
    on.write(async (tx, invalidate) => {
      invalidate('settings');
      await tx.deleteFrom('settings').where('key', '=', key).execute();
      if (value !== null) await tx.insertInto('settings').values({ key, value }).execute();
    });

  beforeEach(async () => {
    db = await engine.open();
    clock = new FixedClock(2000);
    pages = createPages(db, clock);
    await set('one', '1');
  });

  it('sends the whole page first, then only what changed', async () => {
    const first = await read();
    expect(json(first)).toEqual({
      data: { list: { data: [{ ID: 'one', value: '1' }] } },
      __delta: expect.stringMatching(/^\/api\/v1\/board\?name=a&since=\d+\.1000\./),
    });
    expect(text(await read(sinceIn(first)))).toBe('{"data":{}}');
    await set('two', '2');
    const second = await read(sinceIn(first));
    expect(json(second).data).toEqual({ list: { data: [{ ID: 'two', value: '2' }] } });
    await set('one', null);
    expect(json(await read(sinceIn(second))).data).toEqual({ list: { data: [{ ID: 'one', __removed: 1 }] } });
    expect(json(await read(sinceIn(first))).data.list?.data).toHaveLength(2);
  });

  it('never takes a version of another page for its own, though the counters stand alike', async () => {
    const since = sinceIn(await read());
    const other = await pages.read(board, { name: 'b' }, ann, { deltaUrl: '/api/v1/board?name=a', since, acceptEncoding: '' });
    expect(json(other)).toMatchObject({ data: { list: { data: [{ ID: 'one', value: '1' }] } }, __whole: true });
    expect(sinceIn(other)?.split('.').slice(0, 2)).toEqual(since?.split('.').slice(0, 2));
  });

  it('says of each answer how long the same question has it', async () => {
    clock.set(500);
    const shut = await read();
    expect(shut.still()).toBe(true);
    clock.set(1000);
    expect(shut.still()).toBe(false);
    const open = await read();
    const nothingNew = await read(sinceIn(open));
    expect([open.still(), nothingNew.still()]).toEqual([true, true]);
    await set('two', '2');
    expect([open.still(), nothingNew.still()]).toEqual([false, false]);
  });

  it('answers an unknown, malformed or foreign version with the whole page, and says so', async () => {
    const bobs = sinceIn(await read(undefined, bob));
    for (const since of [
      '',
      'x',
      '0.0.zzzz',
      '1.2.3.4',
      '-1.0.a',
      bobs,
      `${'9'.repeat(60)}`,
      sinceIn(await read())?.replace(/^\d+/, '99'),
    ]) {
      const answer = json(await read(since));
      expect(answer.__whole).toBe(true);
      expect(answer.data.list?.data).toEqual([{ ID: 'one', value: '1' }]);
    }
  });

  it('shows viewers their own page', async () => {
    const before = sinceIn(await read(undefined, bob));
    await set('two', 'secret');
    expect(json(await read()).data.list?.data).toHaveLength(2);
    const answer = await read(before, bob);
    expect(json(answer).data).toEqual({});
    expect(text(await read(sinceIn(answer), bob))).toBe('{"data":{}}');
  });

  it('changes by itself when a time boundary passes, and back when the clock is put back', async () => {
    clock.set(999);
    const before = await read();
    expect(json(before).data.list?.data).toEqual([]);
    clock.set(1000);
    expect(json(await read(sinceIn(before))).data.list?.data).toEqual([{ ID: 'one', value: '1' }]);
    clock.set(500);
    expect(json(await read(sinceIn(before))).data).toEqual({});
  });

  it('gives the same answers in another process, and to a version that only the other has seen', async () => {
    const other = createPages(await engine.openAgain(db), clock);
    const first = await read();
    expect(text(await read(sinceIn(first), ann, other))).toBe('{"data":{}}');
    await set('two', '2');
    const second = await read(sinceIn(first));
    expect(text(await read(sinceIn(second), ann, other))).toBe('{"data":{}}');
    expect(json(await read(sinceIn(first), ann, other)).data.list?.data).toEqual([{ ID: 'two', value: '2' }]);
  });

  // With SQLite's single connection a write cannot overtake a read that is on its way.
  (engine.engine === 'postgres' ? it : it.skip)(
    'shows a reader what was committed before they asked, even while an older read is on its way',
    async () => {
      let let_go = () => {};
      let loads = 0;
      const slow = boardBy('slow', async (...asked) => {
        const page = await load(...asked);
        loads += 1;
        if (loads === 1) await new Promise<void>((resolve) => (let_go = resolve));
        return page;
      });
      const early = pages.read(slow, { name: 'a' }, ann, { deltaUrl: '/x', since: undefined, acceptEncoding: '' });
      while (loads === 0) await new Promise((resolve) => setTimeout(resolve, 5));
      await set('two', '2');
      const late = Promise.all(
        Array.from({ length: 20 }, () => pages.read(slow, { name: 'a' }, ann, { deltaUrl: '/x', since: undefined, acceptEncoding: '' })),
      );
      let_go();
      await early;
      for (const answer of await late) expect(json(answer).data.list?.data).toHaveLength(2);
      expect(loads).toBe(2);
    },
  );

  it('compresses what is worth it in the best way the client takes', async () => {
    for (let i = 0; i < 60; i += 1) await set(`key${i}`, 'a rather long value, the same for all');
    const plain = text(await read());
    for (const [accept, encoding] of [
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
      ['br;q=0, gzip', 'gzip'],
      ['', 'identity'],
    ] as const) {
      const answer = await read(undefined, ann, pages, accept);
      expect(answer.encoding).toBe(encoding);
      expect(text(answer)).toBe(plain);
    }
  });

  it('recovers after a read that failed', async () => {
    let fail = true;
    const shaky = boardBy('shaky', (...asked) => (fail ? Promise.reject(new Error('no')) : load(...asked)));
    await expect(pages.read(shaky, { name: 'a' }, ann, { deltaUrl: '/x', since: undefined, acceptEncoding: '' })).rejects.toThrow('no');
    fail = false;
    expect(
      json(await pages.read(shaky, { name: 'a' }, ann, { deltaUrl: '/x', since: undefined, acceptEncoding: '' })).data.list?.data,
    ).toHaveLength(1);
  });
});
