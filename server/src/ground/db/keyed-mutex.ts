import { Unavailable } from './unavailable';

/** Runs the work of one key one after the other, in the order in which it was asked for; keys do not wait for each other. */
export class KeyedMutex {
  private readonly queues = new Map<string, Promise<void>>();

  /** @param patienceMs real time after which work whose turn has not come is given up with `Unavailable` */
  constructor(private readonly patienceMs: number) {}

  runExclusive<T>(key: string, work: () => Promise<T>): Promise<T> {
    const before = this.queues.get(key) ?? Promise.resolve();
    return new Promise<T>((resolve, reject) => {
      let gaveUp = false;
      const timer = setTimeout(() => {
        gaveUp = true;
        reject(new Unavailable('busy', 'nothing'));
      }, this.patienceMs);
      const turn = before.then(async () => {
        if (gaveUp) return;
        clearTimeout(timer);
        await work().then(resolve, reject);
      });
      this.queues.set(key, turn);
      void turn.then(() => {
        if (this.queues.get(key) === turn) this.queues.delete(key);
      });
    });
  }
}
