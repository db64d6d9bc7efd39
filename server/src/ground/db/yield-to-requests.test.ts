import { asJob, yieldToRequests } from './yield-to-requests';

/** Holds the event loop longer than a slice. */
function hold(): void {
  const from = performance.now();
  while (performance.now() - from < 6);
}

/** So many statements, one after the other. */
async function work(statements: number, done: () => void): Promise<void> {
  for (let n = 0; n < statements; n += 1) {
    await yieldToRequests();
    hold();
    done();
  }
}

test('a request of a few statements does not wait for the hundred of a job', async () => {
  let done = 0;
  const job = asJob(() => work(100, () => (done += 1)));
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
  await asJob(() => work(3, () => {}));
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
