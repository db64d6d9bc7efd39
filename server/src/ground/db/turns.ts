import { Unavailable } from './unavailable';

/** Lets one piece of work of a line run at a time, in the order of asking; lines do not wait for each other. */
export class Turns {
  private readonly lines = new Map<string, Promise<void>>();

  /** @param patienceMs real time after which work whose turn has not come is given up with `Unavailable` */
  constructor(private readonly patienceMs: number) {}

  take<T>(line: string, work: () => Promise<T>): Promise<T> {
    const before = this.lines.get(line) ?? Promise.resolve();
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
      this.lines.set(line, turn);
      void turn.then(() => {
        if (this.lines.get(line) === turn) this.lines.delete(line);
      });
    });
  }
}
