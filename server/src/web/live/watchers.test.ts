import pino from 'pino';
import { FixedClock } from '../../ground/clock/clock';
import { tag, type Database } from '../../ground/db/database';
import { describeEachEngine } from '../../testing/engines';
import { SILENT_MS, Watchers } from './watchers';

const ROOM = 'bbauction:7';
const log = pino({ level: 'silent' });

describeEachEngine('who watches a page over the live channel', (engine) => {
  let db: Database;
  let wall: FixedClock;
  let here: Watchers;
  let there: Watchers;
  beforeEach(async () => {
    db = await engine.open();
    wall = new FixedClock(1_000_000);
    here = new Watchers({ db, wall, log }, 'here');
    there = new Watchers({ db, wall, log }, 'there');
  });
  afterEach(() => Promise.all([here.close(), there.close()]));

  const seen = async (by = here, room = ROOM) => [...(await db.read((tx) => by.present(tx, room)))].sort((a, b) => a - b);
  const version = () => db.tags.version([tag.watchers(ROOM)]);

  it('is who has a stream open, once however many, at any process, and nobody of another room', async () => {
    here.enter(ROOM, 1);
    here.enter(ROOM, 1);
    there.enter(ROOM, 1);
    there.enter(ROOM, 2);
    there.enter('bbauction:8', 3);
    await Promise.all([here.tell(), there.tell()]);
    expect(await seen()).toEqual([1, 2]);
    here.leave(ROOM, 1);
    there.leave(ROOM, 2);
    await Promise.all([here.tell(), there.tell()]);
    expect(await seen(there)).toEqual([1]);
    here.leave(ROOM, 1);
    there.leave(ROOM, 1);
    await Promise.all([here.tell(), there.tell()]);
    expect(await seen()).toEqual([]);
  });

  it('tells a room when somebody comes or goes, not when all is as it was', async () => {
    const before = version();
    here.enter(ROOM, 1);
    await here.tell();
    expect(version()).toBe(before + 1);
    await here.beat();
    here.enter(ROOM, 1);
    await here.tell();
    here.leave(ROOM, 1);
    await here.tell();
    expect(version()).toBe(before + 1);
    here.leave(ROOM, 1);
    await here.tell();
    expect(version()).toBe(before + 2);
  });

  it('leaves out whom a process spoke of that has gone without a word, and tells those who look', async () => {
    here.enter(ROOM, 1);
    there.enter(ROOM, 2);
    await Promise.all([here.tell(), there.tell()]);
    wall.advance(SILENT_MS);
    await here.beat();
    expect(await seen()).toEqual([1, 2]);
    const before = version();
    wall.advance(1);
    expect(await seen()).toEqual([1]);
    await here.beat();
    expect(version()).toBe(before + 1);
    // It was only held up.
    await there.beat();
    expect(version()).toBe(before + 2);
    expect(await seen()).toEqual([1, 2]);
  });

  it('takes back at the end of a process what it said', async () => {
    here.enter(ROOM, 1);
    there.enter(ROOM, 2);
    await Promise.all([here.tell(), there.tell()]);
    await there.close();
    expect(await seen()).toEqual([1]);
  });

  it('writes with the next beat what could not be written', async () => {
    let away = true;
    const write: Database['write'] = (...write) => (away ? Promise.reject(new Error('away')) : db.write(...write));
    const flaky = new Watchers({ db: Object.assign(Object.create(db) as Database, { write }), wall, log }, 'flaky');
    flaky.enter(ROOM, 2);
    await flaky.tell();
    expect(await seen()).toEqual([]);
    away = false;
    await flaky.beat();
    expect(await seen()).toEqual([2]);
    await flaky.close();
  });

  it('writes it by itself, also where nobody looks at the room', async () => {
    const { setInterval: real } = globalThis;
    const beats: (() => void)[] = [];
    jest.spyOn(globalThis, 'setInterval').mockImplementation((beat: () => void) => {
      beats.push(beat);
      return real(() => undefined, 1_000_000).unref();
    });
    let away = true;
    const write: Database['write'] = (...write) => (away ? Promise.reject(new Error('away')) : db.write(...write));
    const alone = new Watchers({ db: Object.assign(Object.create(db) as Database, { write }), wall, log }, 'alone');
    alone.enter(ROOM, 2);
    await alone.tell();
    away = false;
    expect(beats).toHaveLength(1);
    beats[0]!();
    while ((await seen()).length === 0) await new Promise((tried) => setImmediate(tried));
    jest.restoreAllMocks();
    expect(await seen()).toEqual([2]);
    await alone.close();
  });
});
