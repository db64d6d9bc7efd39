import type { Clock } from '../clock/clock';
import { PracticeClock } from '../clock/practice-clock';
import { tag, type Database } from '../db/database';
import type { DatabaseLog } from '../db/database-log';
import { readPracticeState, SAVE_EVERY_MS, savePracticeState, type PracticeState } from './practice-state';

/** Keeps the practice clock in the database, and in step with the other processes of the site. */
export class PracticeKeeper {
  readonly clock: PracticeClock;
  private readonly timer: NodeJS.Timeout;
  private readonly stopListening: () => void;
  private saving: Promise<void> = Promise.resolve();

  /** @param state as it was just written to the database */
  constructor(
    private readonly db: Database,
    private readonly wall: Clock,
    private state: PracticeState,
    private readonly log: DatabaseLog,
  ) {
    this.clock = new PracticeClock({ at: state.at, rate: state.rate, wall: state.wall ?? wall.now() }, wall);
    this.stopListening = db.tags.onChange((names) => {
      if (names.includes(tag.clock)) void this.follow();
    });
    this.timer = setInterval(() => this.later(() => this.save(false)), SAVE_EVERY_MS);
    this.timer.unref();
  }

  /** Moves the clock for the whole site. Pages that depend on `tag.clock` are rebuilt. */
  async move(to: { at?: number; rate?: number }): Promise<void> {
    const moved = await this.db.write(async (tx, invalidate) => {
      const saved = (await readPracticeState(tx)) ?? this.state;
      const { at = this.clock.now(), rate = this.clock.rate } = to;
      const state = { ...saved, at, rate, wall: this.wall.now(), moves: saved.moves + 1 };
      await savePracticeState(tx, state);
      for (const moved of [tag.clock, tag.clockMoved]) invalidate(moved);
      return state;
    });
    this.take(moved);
  }

  /** Saves the time at which the clock stands, to go on from there. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    this.stopListening();
    await this.saving;
    await this.save(true);
  }

  /** Takes over how another process has moved the clock. */
  follow(): Promise<void> {
    this.later(() => this.followMove());
    return this.saving;
  }

  private later(work: () => Promise<void>): void {
    const careful = () =>
      work().catch((error: unknown) => this.log.warn({ err: error }, 'The practice clock could not be kept; trying again.'));
    this.saving = this.saving.then(careful);
  }

  private async followMove(): Promise<void> {
    const saved = await this.db.read(readPracticeState);
    if (saved && saved.moves > this.state.moves) this.take(saved);
  }

  private take(state: PracticeState): void {
    if (state.moves < this.state.moves) return;
    this.state = state;
    this.clock.follow({ at: state.at, rate: state.rate, wall: state.wall ?? this.wall.now() });
  }

  private async save(last: boolean): Promise<void> {
    await this.db.write(async (tx) => {
      const saved = await readPracticeState(tx);
      // Another process has moved the clock, and this one hears of it in a moment.
      if (saved && saved.moves !== this.state.moves) return;
      await savePracticeState(tx, { ...this.state, at: this.clock.now(), wall: last ? null : this.wall.now() });
    });
  }
}
