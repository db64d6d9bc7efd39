import type { Clock } from '../clock/clock';

/** Whole-page reads of one contest's page. */
export interface Hits {
  count: number;
  /** Real time, epoch ms. */
  lastAt: number;
}

/**
 * What this process counts for the console: who makes calls, and whose pages are read whole. Kept in memory, since counting must not make
 * a read a write; what was counted since the last time is handed over with take().
 */
export class Figures {
  /** Real time, epoch ms. */
  readonly since: number;
  /** Answers from memory. */
  served = 0;
  /** How many live streams are open here. */
  streams: () => number = () => 0;
  private hits = new Map<string, Hits>();
  private present = new Map<number, number>();

  constructor(private readonly wall: Clock) {
    this.since = wall.now();
  }

  saw(userId: number): void {
    this.present.set(userId, this.wall.now());
  }

  /** A page was read whole; undefined for what is no contest's page. */
  read(area: string | undefined): void {
    if (area === undefined) return;
    const known = this.hits.get(area);
    this.hits.set(area, { count: (known?.count ?? 0) + 1, lastAt: this.wall.now() });
  }

  /** What was counted and not handed over yet. */
  get waiting(): { hits: ReadonlyMap<string, Hits>; present: ReadonlyMap<number, number> } {
    return { hits: this.hits, present: this.present };
  }

  /** Hands over what was counted; it counts from nothing again. */
  take(): Figures['waiting'] {
    const taken = this.waiting;
    this.hits = new Map();
    this.present = new Map();
    return taken;
  }

  /** Takes back what could not be written. */
  giveBack({ hits, present }: Figures['waiting']): void {
    for (const [area, { count, lastAt }] of hits) {
      const known = this.hits.get(area);
      this.hits.set(area, { count: count + (known?.count ?? 0), lastAt: Math.max(lastAt, known?.lastAt ?? 0) });
    }
    for (const [userId, at] of present) this.present.set(userId, Math.max(at, this.present.get(userId) ?? 0));
  }
}
