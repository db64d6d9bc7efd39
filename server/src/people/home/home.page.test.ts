import { FixedClock } from '../../ground/clock/clock';
import type { Database } from '../../ground/db/database';
import type { Viewer } from '../../ground/viewer';
import { describeByTurns } from '../../testing/engines';
import type { Pages } from '../../web/pages/page';
import { createPages } from '../../web/pages/pages';
import type { HomePart } from './home-source';
import { homePage, type HomeParams } from './home.page';
import { PartMemory } from './part-memory';

const ann: Viewer = { userId: 1, username: 'Ann', isAdmin: false, groupNumber: 1, deviceId: null };
const bob: Viewer = { ...ann, userId: 2, username: 'Bob' };

describeByTurns('the home page', (engine) => {
  let db: Database;
  let clock: FixedClock;
  let pages: Pages;
  let loads: string[];
  let memory: PartMemory;

  beforeEach(async () => {
    db = await engine.open();
    clock = new FixedClock(2000);
    pages = createPages(db, clock);
    loads = [];
    memory = new PartMemory(db);
  });

  /** A contest in which everybody has the pick that bears the viewer's name; it changes by itself at 3000. */
  const part = (key: string): HomePart => ({
    key,
    tags: () => ['shared', key],
    load: async (_tx, now) => {
      loads.push(key);
      const at = new Date(now).toISOString();
      return {
        model: ({ username }) => ({
          lines: [],
          live: [],
          locks: [{ ID: key, pool: key, pick: `${username} in ${key}`, spread: null, at, line_locked: 0 }],
        }),
        validFrom: now < 3000 ? 0 : 3000,
        validUntil: now < 3000 ? 3000 : Infinity,
      };
    },
  });
  const [league, office] = [part('league'), part('office')];
  const both: HomeParams = [{ contest: 'Football', parts: [league, office] }];
  const one: HomeParams = [{ contest: 'Football', parts: [league] }];
  const read = async (params: HomeParams, viewer = ann, since?: string) => {
    const { body } = await pages.read(homePage(memory, params), params, viewer, {
      deltaUrl: '/api/v1/utils/home',
      since,
      acceptEncoding: '',
    });
    return JSON.parse(body.toString()) as {
      data: { locks?: { data: { ID: string; pick?: string; __removed?: 1 }[] } };
      __delta?: string;
      __whole?: boolean;
    };
  };
  const sinceIn = (answer: { __delta?: string }) => new URL(`http://x${answer.__delta}`).searchParams.get('since') ?? '';

  it('tells viewers their own, from one reading for all of them', async () => {
    expect((await read(both)).data.locks?.data.map(({ pick }) => pick)).toEqual(['Ann in league', 'Ann in office']);
    expect((await read(both, bob)).data.locks?.data.map(({ pick }) => pick)).toEqual(['Bob in league', 'Bob in office']);
    expect((await read(one, bob)).data.locks?.data).toHaveLength(1);
    expect(loads).toEqual(['league', 'office']);
  });

  it('reads again what has changed, and nothing else', async () => {
    const first = await read(both);
    await db.write(async (_tx, invalidate) => invalidate('office'));
    await read(both, ann, sinceIn(first));
    await read(one);
    expect(loads).toEqual(['league', 'office', 'office']);
    await db.write(async (_tx, invalidate) => invalidate('elsewhere'));
    expect(await read(both, ann, sinceIn(await read(both)))).toEqual({ data: {} });
    expect(loads).toHaveLength(3);
  });

  it('reads again when time has changed it, forward and back', async () => {
    const first = await read(one);
    clock.set(3500);
    expect((await read(one, ann, sinceIn(first))).data.locks?.data).toHaveLength(1);
    clock.set(2500);
    await read(one);
    expect(loads).toEqual(['league', 'league', 'league']);
  });

  it('sends the whole page to a player who has entered another contest, or left one', async () => {
    const before = await read(one);
    const entered = await read(both, ann, sinceIn(before));
    expect(entered).toMatchObject({ __whole: true, data: { locks: { data: [expect.anything(), expect.anything()] } } });
    expect(await read(one, ann, sinceIn(entered))).toMatchObject({ __whole: true, data: { locks: { data: [expect.anything()] } } });
  });

  it('is empty for who is in no contest, and costs no reading', async () => {
    const empty = await read([]);
    expect(empty.data).toEqual({ contests: { data: [] }, live: { data: [] }, locks: { data: [] } });
    expect(await read([], ann, sinceIn(empty))).toEqual({ data: {} });
    expect(loads).toEqual([]);
  });
});
