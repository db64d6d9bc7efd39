import type { Api } from '../../../replay/site/api';
import { SiteContest } from '../../../replay/site/site-contest';
import type { Book } from './book';
import type { BookPick } from './grades';
import type { SeasonPlan } from './plan';
import type { Choice } from './strategies';

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

  season(viewer: string) {
    return this.api.call(viewer, 'GET football/season', { query: { contest_id: this.id } });
  }

  /** The board of a week, and the season. */
  async pages(viewer: string, week: number) {
    return [await this.page(viewer, week), await this.season(viewer)];
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
  query(name: string, choices: readonly (Choice | undefined)[]) {
    const slots = [1, 2, 3, 4, 5].flatMap((slot): [string, string | number][] => {
      const choice = choices[slot - 1];
      if (!choice) return [];
      const event = this.event(choice.game);
      return [
        [`pick${slot}`, event[choice.side]],
        [`event_id${slot}`, event.id],
        [`lock${slot}`, choice.lock ? 1 : 0],
      ];
    });
    return { entry_id: this.entryIds.get(name)!, ...Object.fromEntries(slots) };
  }

  async save(name: string, week: number, choices: readonly (Choice | undefined)[]): Promise<void> {
    await this.api.call(name, 'GET football/makepicks', { query: this.query(name, choices) });
    const before = this.book.picksOf(name, week);
    const picks = choices.flatMap((choice): BookPick[] => {
      if (!choice) return [];
      const kept = before.find((pick) => pick.game === choice.game && pick.side === choice.side && pick.locked !== null);
      const line = this.book.line(choice.game)!;
      return [
        {
          game: choice.game,
          side: choice.side,
          locked: !choice.lock ? null : kept ? kept.locked : choice.side === 'home' ? line : 0 - line,
        },
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
