import { FixedClock } from '../../ground/clock/clock';
import type { Database } from '../../ground/db/database';
import type { Viewer } from '../../ground/viewer';
import { describeByTurns } from '../../testing/engines';
import type { PageAnswer, Pages, PartedPage } from './page';
import { createPages } from './pages';
import { part } from './parts';

const viewer = (userId: number): Viewer => ({ userId, username: `u${userId}`, isAdmin: false, groupNumber: 1, deviceId: null });
const json = ({ body }: PageAnswer) => JSON.parse(body.toString()) as { data: Record<string, { data: unknown }>; __delta?: string };
const sinceIn = (answer: PageAnswer) => new URL(`http://x${json(answer).__delta}`).searchParams.get('since') ?? undefined;

describeByTurns('a page of parts', (engine) => {
  let db: Database;
  let clock: FixedClock;
  let pages: Pages;
  let loads: string[];
  let scores: number;
  const wishes = new Map<number, string>();

  const board: PartedPage<object> = {
    name: 'parts',
    key: () => '',
    parts: [
      part<object, { score: number; wishes: ReadonlyMap<number, string> }>({
        name: 'scores',
        tags: () => ['scores', 'wishes'],
        load: async () => {
          loads.push('scores');
          return { model: { score: scores, wishes: new Map(wishes) }, validFrom: 0, validUntil: Infinity };
        },
        shared: ({ score }) => ({ scores: [{ ID: 1, score, wish: '' }] }),
        own: ({ score, wishes: all }, { userId }) => ({ scores: all.has(userId) ? [{ ID: 1, score, wish: all.get(userId) }] : [] }),
      }),
      part<object, readonly { ID: number }[]>({
        name: 'smack',
        tags: () => ['smack'],
        load: async (_tx, _params, now) => {
          loads.push('smack');
          return { model: [{ ID: now }], validFrom: 0, validUntil: now < 1000 ? 1000 : Infinity };
        },
        shared: (smack) => ({ smack }),
      }),
    ],
  };
  const read = (userId: number, since?: string) => pages.read(board, {}, viewer(userId), { deltaUrl: '/b', since, acceptEncoding: '' });
  const invalidate = (...tags: string[]) => db.write(async (_tx, say) => tags.forEach((one) => say(one)));

  beforeEach(async () => {
    db = await engine.open();
    clock = new FixedClock(500);
    pages = createPages(db, clock);
    [loads, scores] = [[], 0];
    wishes.clear();
  });

  it('reads only what is stale: by what was written, and by time', async () => {
    await read(1);
    expect(loads.splice(0)).toEqual(['scores', 'smack']);
    await invalidate('smack');
    await read(1);
    expect(loads.splice(0)).toEqual(['smack']);
    await invalidate('scores');
    await Promise.all([read(1), read(2)]);
    expect(loads.splice(0)).toEqual(['scores']);
    clock.set(1000);
    await read(1);
    expect(loads).toEqual(['smack']);
  });

  it('tells of one viewer’s own row that viewer alone, also when the shared row changes under it', async () => {
    const [ann, bob] = [sinceIn(await read(1)), sinceIn(await read(2))];
    wishes.set(1, 'final');
    await invalidate('wishes');
    const first = await read(1, ann);
    expect(json(first).data).toEqual({ scores: { data: [{ ID: 1, score: 0, wish: 'final' }] } });
    expect(json(await read(2, bob)).data).toEqual({});
    scores = 7;
    await invalidate('scores');
    expect(json(await read(1, sinceIn(first))).data).toEqual({ scores: { data: [{ ID: 1, score: 7 }] } });
    expect(json(await read(2, bob)).data).toEqual({ scores: { data: [{ ID: 1, score: 7 }] } });
    wishes.clear();
    await invalidate('wishes');
    expect(json(await read(1, sinceIn(first))).data).toEqual({ scores: { data: [{ ID: 1, score: 7, wish: '' }] } });
  });

  it('tells the fields that changed since what the client holds, and a row that came again whole', async () => {
    const rows: Record<string, unknown>[] = [{ ID: 1, a: 1, b: { deep: [1] }, c: 'same' }];
    const page: PartedPage<object> = {
      name: 'fields',
      key: () => '',
      parts: [
        part<object, readonly { ID: number }[]>({
          name: 'rows',
          tags: () => ['rows'],
          load: async () => ({ model: structuredClone(rows) as unknown as { ID: number }[], validFrom: 0, validUntil: Infinity }),
          shared: (list) => ({ list }),
        }),
      ],
    };
    const ask = (since?: string) => pages.read(page, {}, viewer(1), { deltaUrl: '/f', since, acceptEncoding: '' });
    const become = async (...next: Record<string, unknown>[]) => {
      rows.splice(0, rows.length, ...next);
      await invalidate('rows');
      return ask();
    };
    const first = sinceIn(await ask());
    const second = sinceIn(await become({ ID: 1, a: 2, b: { deep: [1] }, c: 'same' }));
    await become({ ID: 1, a: 2, b: { deep: [2] } });
    const list = async (since: string | undefined) => json(await ask(since)).data['list']?.data;
    expect(await list(first)).toEqual([{ ID: 1, a: 2, b: { deep: [2] }, __without: ['c'] }]);
    expect(await list(second)).toEqual([{ ID: 1, b: { deep: [2] }, __without: ['c'] }]);
    await become();
    await become({ ID: 1, a: 2, b: 0 });
    // What the client held had a field that the new one has not.
    expect(await list(second)).toEqual([{ ID: 1, a: 2, b: 0, __without: ['c'] }]);
  });

  it('goes on from any of its last 100 states, and sends the whole page to who is older', async () => {
    const since = sinceIn(await read(1));
    const step = async () => {
      scores += 1;
      await invalidate('scores');
      return read(2);
    };
    for (let n = 1; n < 100; n += 1) await step();
    expect(json(await read(1, since))).not.toHaveProperty('__whole');
    await step();
    expect(json(await read(1, since))).toMatchObject({ __whole: true, data: { scores: { data: [{ score: 100 }] } } });
  });
});
