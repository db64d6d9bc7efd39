import type { Clock } from '../clock/clock';
import type { ForwardClock } from '../clock/forward-clock';
import type { Database } from '../db/database';
import type { DatabaseLog } from '../db/database-log';
import { readTimeMark, writeTimeMark } from './time-mark';

/** Real time between two looks, ms: so far may two servers' clocks, or a server before and after a crash, lie apart unnoticed. */
const LOOK_EVERY_MS = 2_000;
/** The mark in the database is written when it has fallen so far behind, ms. */
const WRITE_EVERY_MS = 5_000;
/** Clocks are corrected by less than that every day. */
const STEP_MS = 2_000;

export interface ClockStep {
  direction: 'back' | 'ahead';
  byMs: number;
}

/** Keeps the latest instant of site time in the database, takes over that of other processes, and tells of a clock that was put. */
export class TimeKeeper {
  private readonly timer: NodeJS.Timeout;
  private looking: Promise<void> = Promise.resolve();
  private written = 0;
  private reported = false;
  private last: { machine: number; running: number };

  constructor(
    private readonly parts: { db: Database; clock: ForwardClock; machine: Clock; log: DatabaseLog },
    private readonly tell: (step: ClockStep) => Promise<void>,
    /** At each look while site time stands still: what is shown for a while of it would be shown until it goes on. */
    private readonly stillStanding: () => Promise<void> = async () => {},
  ) {
    this.last = { machine: parts.machine.now(), running: performance.now() };
    this.timer = setInterval(() => void (this.looking = this.looking.then(() => this.look())), LOOK_EVERY_MS);
    this.timer.unref();
  }

  /** Never throws. */
  async look(): Promise<void> {
    const { db, clock, log } = this.parts;
    try {
      clock.learn(await db.read(readTimeMark));
      const now = clock.now();
      if (now - this.written >= WRITE_EVERY_MS) {
        await db.write(
          async (tx) => {
            if ((await readTimeMark(tx)) < now) await writeTimeMark(tx, now);
          },
          { only: 'time' },
        );
        this.written = now;
      }
      await this.watchSteps();
    } catch (error) {
      log.warn({ err: error }, 'The time could not be kept in the database; trying again.');
    }
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.looking;
    await this.look();
  }

  private async watchSteps(): Promise<void> {
    const { clock, machine } = this.parts;
    const now = { machine: machine.now(), running: performance.now() };
    const ahead = now.machine - this.last.machine - (now.running - this.last.running);
    this.last = now;
    if (ahead > 60_000) await this.say({ direction: 'ahead', byMs: ahead });
    const behind = clock.behindMs;
    if (behind <= STEP_MS) {
      this.reported = false;
      return;
    }
    if (!this.reported) await this.say({ direction: 'back', byMs: behind });
    this.reported = true;
    await this.stillStanding();
  }

  private async say(step: ClockStep): Promise<void> {
    const by = `${Math.round(step.byMs / 1000)} s`;
    const words =
      step.direction === 'back'
        ? `The machine's clock is ${by} behind what it was. The site's time stands still until it has caught up; what is locked stays locked.`
        : `The machine's clock jumped ahead by ${by}.`;
    this.parts.log.warn({ clock: step.direction, byMs: Math.round(step.byMs) }, words);
    await this.tell(step);
  }
}
