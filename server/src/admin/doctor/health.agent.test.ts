import { FixedClock } from '../../ground/clock/clock';
import { describeByTurns } from '../../testing/engines';
import { lastFound } from './doctor-desk';
import { bad, good, type Finding } from './finding';
import { healthAgent } from './health.agent';

const HOUR = 3_600_000;

describeByTurns('the nightly look at the site', (engine) => {
  it('is made once a night, the first time once the server has settled, and again after one that failed', async () => {
    const db = await engine.open();
    const start = new Date(2026, 10, 29, 20, 0).getTime();
    const wall = new FixedClock(start);
    let looks = 0;
    const examine = async (): Promise<Finding[]> => {
      looks += 1;
      if (looks === 3) throw new Error('no such program');
      return [good('Disk', 'Fine.'), bad('Mail', 'It is down.', 'See to it.')];
    };
    const agent = healthAgent({ wall, examine });
    const run = (at: number) => {
      wall.set(at);
      return agent.run({ db, clock: wall, log: { warn: () => {} }, signal: new AbortController().signal });
    };
    expect(await run(start)).toEqual({ words: 'looks at the site soon', nextSeconds: 600 });
    expect(looks).toBe(0);
    expect((await run(start + HOUR)).words).toBe('2 findings: 1 bad, 0 to look at');
    expect((await db.read(lastFound))?.at).toBe(start + HOUR);
    // Four in the morning, then five.
    expect((await run(start + 8 * HOUR)).words).toBe('looked at on 2026-11-29 21:00');
    await run(start + 9 * HOUR);
    await run(start + 20 * HOUR);
    expect(looks).toBe(2);
    await run(start + 33 * HOUR);
    expect((await db.read(lastFound))?.findings).toEqual([
      expect.objectContaining({ about: 'Doctor', says: expect.stringContaining('no such program') as string }),
    ]);
  });
});
