import type { BodyOf } from '@poolhouse/contract';
import type { Api } from './api';

/** A contest on the site as its administrator runs it, and the same contest in a book: who enters, and what time it is. */
export class SiteContest<Book extends { enter(name: string, now: number): void }> {
  id = 0;
  now = 0;
  readonly entryIds = new Map<string, number>();
  /** What the site does by itself whenever its clock has moved. */
  onMove: () => Promise<unknown> = () => Promise.resolve();

  constructor(
    readonly api: Api,
    readonly book: Book,
    private readonly admin: string,
    private readonly userIds: ReadonlyMap<string, number>,
  ) {}

  protected async openAs(terms: BodyOf<'POST ad/add_contest'>): Promise<void> {
    const { id } = await this.api.call(this.admin, 'POST ad/add_contest', { body: terms });
    this.id = id!;
  }

  async enter(name: string): Promise<void> {
    const { id } = await this.api.call(this.admin, 'POST ad/add_contest_entry', {
      body: { contest_id: this.id, user_id: this.userIds.get(name)!, entry_name: name },
    });
    this.entryIds.set(name, id!);
    this.book.enter(name, this.now);
  }

  async moveClock(to: number): Promise<void> {
    await this.api.call(this.admin, 'POST practice/clock', { body: { now: new Date(to).toISOString(), rate: 0 } });
    this.now = to;
    await this.onMove();
  }

  /** Null: the game has no line. */
  protected async setLine(id: number, homeLine: number | null, state?: 'cancelled'): Promise<void> {
    await this.api.call(this.admin, 'PUT football/events', {
      body: { id, spread1: homeLine === null ? null : 0 - homeLine, spread2: homeLine, ...(state ? { state } : {}) },
    });
  }
}
