import type { Clock } from './clock';

/** Site time `at` (epoch ms) was reached when the wall clock showed `wall`; since then it runs `rate` times as fast. */
export interface Anchor {
  at: number;
  rate: number;
  wall: number;
}

/** A clock for practice: it starts anywhere, runs at any speed from 0 on, and can be put forth and back. */
export class PracticeClock implements Clock {
  constructor(
    private anchor: Anchor,
    private readonly wall: Clock,
  ) {}

  get rate(): number {
    return this.anchor.rate;
  }

  now(): number {
    const { at, rate, wall } = this.anchor;
    return Math.floor(at + Math.max(0, this.wall.now() - wall) * rate);
  }

  /** Site time goes on from `at`, at `rate`; what is left out stays as it is. */
  move({ at = this.now(), rate = this.rate }: { at?: number; rate?: number }): Anchor {
    this.anchor = { at, rate, wall: this.wall.now() };
    return this.anchor;
  }

  /** Goes by another process's anchor. */
  follow(anchor: Anchor): void {
    this.anchor = anchor;
  }
}
