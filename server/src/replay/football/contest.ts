import type { Book } from './book';
import type { BookPick } from './grades';
import type { Api } from '../site/api';
import type { SeasonPlan } from './plan';
import type { Wish } from './strategies';

/** The administrator is one of the players. */
export const ADMIN = 'Favourites';

interface Event {
  id: number;
  away: string;
  home: string;
}

/** The contest on the site, and the same contest in the book: whatever is done is done to both. */
export class Contest {
  id = 0;
  now = 0;
  readonly entryIds = new Map<string, number>();
  private readonly events = new Map<string, Event>();

  constructor(
    readonly api: Api,
    readonly book: Book,
    private readonly plan: SeasonPlan,
    private readonly userIds: ReadonlyMap<string, number>,
  ) {}

  async open(): Promise<void> {
    const { season, terms } = this.plan;
    const { id } = await this.api.call(ADMIN, 'POST ad/add_contest', {
      body: { contest_type: 'football', name: `Season ${season}`, year: season, points_per_entry: terms.pointsPerEntry, cigar_points: terms.cigarPoints, overall_points: terms.overallPoints.join(',') },
    });
    this.id = id!;
  }

  async enter(name: string): Promise<void> {
    const { id } = await this.api.call(ADMIN, 'POST ad/add_contest_entry', { body: { contest_id: this.id, user_id: this.userIds.get(name)!, entry_name: name } });
    this.entryIds.set(name, id!);
    this.book.enter(name, this.now);
  }

  async moveClock(to: number): Promise<void> {
    await this.api.call(ADMIN, 'POST practice/clock', { body: { now: new Date(to).toISOString(), rate: 0 } });
    this.now = to;
  }

  page(viewer: string, week?: number) {
    return this.api.call(viewer, 'GET football/pagedata', { query: { contest_id: this.id, ...(week === undefined ? {} : { week }) } });
  }

  pending(name: string) {
    return this.api.call(name, 'GET football/pending_picks', { query: { entry_id: this.entryIds.get(name)! } });
  }

  /** Reads the games of the current week as a player gets them. */
  async readEvents() {
    const { events } = await this.api.call(ADMIN, 'GET football/makepicksdata', { query: { entry_id: this.entryIds.get(ADMIN)! } });
    for (const row of events.data) this.events.set(`${row.Abbrev1}@${row.Abbrev2}`, { id: row.ID, away: row.Pick1, home: row.Pick2 });
    return events.data;
  }

  event(key: string): Event {
    const { away, home } = this.book.game(key);
    return this.events.get(`${away}@${home}`)!;
  }

  /** The five picks as the call wants them. */
  query(name: string, wishes: readonly (Wish | undefined)[]) {
    const slots = [1, 2, 3, 4, 5].flatMap((slot): [string, string | number][] => {
      const wish = wishes[slot - 1];
      if (!wish) return [];
      const event = this.event(wish.game);
      return [[`pick${slot}`, event[wish.side]], [`event_id${slot}`, event.id], [`lock${slot}`, wish.lock ? 1 : 0]];
    });
    return { entry_id: this.entryIds.get(name)!, ...Object.fromEntries(slots) };
  }

  async save(name: string, week: number, wishes: readonly (Wish | undefined)[]): Promise<void> {
    await this.api.call(name, 'GET football/makepicks', { query: this.query(name, wishes) });
    const before = this.book.picksOf(name, week);
    const picks = wishes.flatMap((wish): BookPick[] => {
      if (!wish) return [];
      const kept = before.find((pick) => pick.game === wish.game && pick.side === wish.side && pick.locked !== null);
      const line = this.book.line(wish.game)!;
      return [{ game: wish.game, side: wish.side, locked: !wish.lock ? null : kept ? kept.locked : wish.side === 'home' ? line : 0 - line }];
    });
    this.book.write(name, week, picks);
  }

  async moveLine(key: string, homeLine: number | null, state?: 'cancelled'): Promise<void> {
    await this.api.call(ADMIN, 'PUT football/events', { body: { id: this.event(key).id, spread1: homeLine === null ? null : 0 - homeLine, spread2: homeLine, ...(state ? { state } : {}) } });
    if (state) this.book.cancel(key);
    else this.book.moveLine(key, homeLine);
  }
}
