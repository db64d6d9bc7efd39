import type { Api } from '../../../replay/site/api';
import { SiteContest } from '../../../replay/site/site-contest';
import type { Book } from './book';
import type { BookPick } from './grades';
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
export class Contest extends SiteContest<Book> {
  private readonly events = new Map<string, Event>();

  constructor(
    api: Api,
    book: Book,
    private readonly plan: SeasonPlan,
    userIds: ReadonlyMap<string, number>,
  ) {
    super(api, book, ADMIN, userIds);
  }

  async open(): Promise<void> {
    const { season, terms } = this.plan;
    await this.openAs({
      contest_type: 'football',
      name: `Season ${season}`,
      year: season,
      points_per_entry: terms.pointsPerEntry,
      cigar_points: terms.cigarPoints,
      overall_points: terms.overallPoints.join(','),
    });
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
      return [
        [`pick${slot}`, event[wish.side]],
        [`event_id${slot}`, event.id],
        [`lock${slot}`, wish.lock ? 1 : 0],
      ];
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
      return [
        { game: wish.game, side: wish.side, locked: !wish.lock ? null : kept ? kept.locked : wish.side === 'home' ? line : 0 - line },
      ];
    });
    this.book.write(name, week, picks);
  }

  async moveLine(key: string, homeLine: number | null, state?: 'cancelled'): Promise<void> {
    await this.setLine(this.event(key).id, homeLine, state);
    if (state) this.book.cancel(key);
    else this.book.moveLine(key, homeLine);
  }
}
