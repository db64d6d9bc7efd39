import { setTimeout as pause } from 'node:timers/promises';
import pino from 'pino';
import { describeEachEngine } from '../../testing/engines';
import { FixedClock } from '../clock/clock';
import { tag, type Database } from '../db/database';
import { siteMode } from './mode';
import { readPracticeState } from './practice-state';
import { siteClock } from './site-clock';
import { startSite } from './start-site';

const START = Date.UTC(2022, 8, 6);
const none = { practiceStart: undefined, practiceRate: undefined };
const log = pino({ level: 'silent' });

describeEachEngine('starting a site', (engine) => {
  let db: Database;
  const wall = new FixedClock(Date.UTC(2030, 0, 1));
  const start = (options = none as { practiceStart?: number; practiceRate?: number }, on = db) =>
    startSite(on, { ...none, ...options }, log, wall);

  beforeEach(async () => {
    db = await engine.open();
  });

  it('marks a new database as production, for good', async () => {
    const { mode, clock } = await start();
    expect([mode, clock.now()]).toEqual(['production', wall.now()]);
    await expect(start({ practiceStart: START })).rejects.toThrow(/in production/);
    expect(await db.read(siteMode)).toBe('production');
    expect((await siteClock(db, wall)).now()).toBe(wall.now());
  });

  it('goes on at the practice time at which it was stopped, without the hours between', async () => {
    const first = await start({ practiceStart: START, practiceRate: 60 });
    wall.advance(1000);
    expect(first.clock.now()).toBe(START + 60_000);
    await first.practice?.stop();
    wall.advance(3_600_000);
    expect((await siteClock(db, wall)).now()).toBe(START + 60_000);
    const second = await start({ practiceStart: START, practiceRate: 60 });
    expect([second.mode, second.clock.now(), second.clock.rate]).toEqual(['practice', START + 60_000, 60]);
    await second.practice?.stop();
    const third = await start({ practiceStart: START + 5 });
    expect(third.clock.now()).toBe(START + 5);
    await third.practice?.stop();
  });

  it('goes on from the last save when the server was killed', async () => {
    const first = await start({ practiceStart: START, practiceRate: 1 });
    await first.practice?.move({ at: START + 777 });
    wall.advance(3_600_000);
    const second = await start();
    expect(second.clock.now()).toBe(START + 777);
    await second.practice?.stop();
    await first.practice?.stop();
  });

  it('tells that the clock was moved where it was given another instant or speed, and not where it goes on', async () => {
    const moves: number[] = [];
    for (const options of [
      { practiceStart: START, practiceRate: 1 },
      { practiceStart: START, practiceRate: 1 },
      {},
      { practiceStart: START + 5 },
      { practiceRate: 2 },
    ]) {
      const { practice } = await start(options);
      moves.push(db.tags.version([tag.clockMoved]));
      await practice?.stop();
      wall.advance(3_600_000);
    }
    const [first = 0, ...later] = moves;
    expect(later.map((count) => count - first)).toEqual([0, 0, 1, 2]);
  });

  it('invalidates the tag of the clock and saves at each move', async () => {
    const { practice, clock } = await start({ practiceStart: START, practiceRate: 0 });
    const before = db.tags.version([tag.clock]);
    await practice?.move({ at: START + 9, rate: 10 });
    expect(db.tags.version([tag.clock])).toBe(before + 1);
    expect([clock.now(), clock.rate]).toEqual([START + 9, 10]);
    expect(await db.read(readPracticeState)).toMatchObject({ at: START + 9, rate: 10 });
    await practice?.stop();
  });

  it('moves the clock of every process, and joins one that runs', async () => {
    const one = await start({ practiceStart: START, practiceRate: 60 });
    wall.advance(2000);
    const two = await start({}, await engine.openAgain(db));
    expect(two.clock.now()).toBe(one.clock.now());
    await one.practice?.move({ at: START + 86_400_000, rate: 0 });
    for (let i = 0; i < 100 && two.clock.rate !== 0; i += 1) await pause(25);
    expect(two.clock.now()).toBe(START + 86_400_000);
    await two.practice?.stop();
    await one.practice?.stop();
    expect(await db.read(readPracticeState)).toMatchObject({ at: START + 86_400_000, rate: 0, wall: null });
  });
});
