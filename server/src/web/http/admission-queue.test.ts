import { AdmissionQueue } from './admission-queue';

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('requests that come at once', () => {
  it('are handed on in their order, as many in a turn as its slice of time lets through, others between them', async () => {
    let now = 0;
    const queue = new AdmissionQueue(() => now);
    const seen: (number | string)[] = [];
    for (let n = 0; n < 10; n += 1)
      queue.admit(() => {
        now += 4;
        seen.push(n);
      });
    // The third begins in time and is let through to its end.
    expect(seen).toEqual([0, 1, 2]);
    setImmediate(() => seen.push('another'));
    for (let turns = 0; turns < 1000 && seen.length < 11; turns += 1) await turn();
    expect(seen).toEqual([0, 1, 2, 'another', 3, 4, 5, 6, 7, 8, 9]);
  });

  it('do not pass those who wait', async () => {
    let now = 0;
    const queue = new AdmissionQueue(() => now);
    const seen: string[] = [];
    queue.admit(() => {
      now += 20;
      seen.push('slow');
    });
    queue.admit(() => seen.push('waited'));
    now += 1000;
    queue.admit(() => seen.push('came later'));
    expect(seen).toEqual(['slow']);
    for (let turns = 0; turns < 1000 && seen.length < 3; turns += 1) await turn();
    expect(seen).toEqual(['slow', 'waited', 'came later']);
  });

  it('go after saves, which keep their order', async () => {
    let now = 0;
    const queue = new AdmissionQueue(() => now);
    const seen: string[] = [];
    queue.admit(() => (now += 20));
    for (const [name, isSave] of [
      ['read 1', false],
      ['save 1', true],
      ['read 2', false],
      ['save 2', true],
    ] as const)
      queue.admit(() => {
        now += 20;
        seen.push(name);
      }, isSave);
    for (let turns = 0; turns < 1000 && seen.length < 4; turns += 1) await turn();
    expect(seen).toEqual(['save 1', 'save 2', 'read 1', 'read 2']);
  });

  it('lets what one has left to promises go on before the next', async () => {
    let now = 0;
    const queue = new AdmissionQueue(() => now);
    const seen: string[] = [];
    queue.admit(() => (now += 20));
    for (const name of ['one', 'two'])
      queue.admit(() => {
        seen.push(name);
        void Promise.resolve().then(() => seen.push(`${name} ends`));
      });
    for (let turns = 0; turns < 1000 && seen.length < 4; turns += 1) await turn();
    expect(seen).toEqual(['one', 'one ends', 'two', 'two ends']);
  });
});
