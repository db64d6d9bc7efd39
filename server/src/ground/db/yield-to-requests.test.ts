import { describeEachEngine } from '../../testing/engines';
import type { Tx } from './database';
import { yieldToRequests, type Who } from './yield-to-requests';

/** Holds the event loop longer than a slice. */
function hold(): void {
  const from = performance.now();
  while (performance.now() - from < 6);
}

/** So many statements, one after the other. */
async function work(statements: number, done: () => void, who: Who = 'request'): Promise<void> {
  for (let n = 0; n < statements; n += 1) {
    await yieldToRequests(() => who);
    hold();
    done();
  }
}

test('a request of a few statements does not wait for the hundred of a job', async () => {
  let done = 0;
  const job = work(100, () => (done += 1), 'job');
  await work(3, () => {});
  await work(3, () => {});
  expect(done).toBeLessThan(10);
  await job;
  expect(done).toBe(100);
});

test('a job goes on, slowly, while requests never cease', async () => {
  let [over, asked] = [false, 0];
  const ask = async () => {
    while (!over) await work(1, () => (asked += 1));
  };
  const requests = [ask(), ask()];
  await work(3, () => {}, 'job');
  over = true;
  await Promise.all(requests);
  expect(asked).toBeGreaterThan(10);
});

test('a slice is for as many as fit into it, and a timer comes between two of them', async () => {
  let [turns, steps] = [0, 0];
  const timer = setInterval(() => (turns += 1), 0);
  await work(20, () => (steps += 1));
  clearInterval(timer);
  expect(steps).toBe(20);
  expect(turns).toBeGreaterThan(5);
  const from = performance.now();
  let within = 0;
  for (; performance.now() - from < 2; within += 1) await yieldToRequests();
  expect(within).toBeGreaterThan(20);
});

describeEachEngine('a read that is a job', (engine) => {
  // What PostgreSQL is asked holds no loop of this process.
  (engine.engine === 'sqlite' ? it : it.skip)('stands back with each of its statements', async () => {
    const db = await engine.open();
    let done = 0;
    const asking = (statements: number, count: () => void) => async (tx: Tx) => {
      for (let n = 0; n < statements; n += 1) {
        await tx.selectFrom('settings').select('key').execute();
        hold();
        count();
      }
    };
    const job = db.read(
      asking(100, () => (done += 1)),
      { job: true },
    );
    await db.read(asking(3, () => {}));
    await db.read(asking(3, () => {}));
    expect(done).toBeLessThan(10);
    await job;
    expect(done).toBe(100);
  });
});
