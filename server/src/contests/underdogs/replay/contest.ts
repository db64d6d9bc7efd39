import type { UnderdogsEventRow } from '@poolhouse/contract';
import type { RealGame } from '../../../replay/independent/season';
import type { Api } from '../../../replay/site/api';
import { SiteContest } from '../../../replay/site/site-contest';
import type { Kennel } from './kennel';
import { ADMIN, type Offer } from './players';

/** The contest on the site, and the same contest in the book: whatever is done is done to both. */
export class Contest extends SiteContest<Kennel> {
  private readonly events = new Map<string, UnderdogsEventRow>();

  constructor(api: Api, book: Kennel, userIds: ReadonlyMap<string, number>) {
    super(api, book, ADMIN, userIds);
  }

  async open(season: number): Promise<void> {
    await this.openAs({ contest_type: 'underdogs', name: `Season ${season}`, year: season });
    await this.api.call(ADMIN, 'POST ad/underdogs_settings', { body: { contest_id: this.id, missed_pick: 'biggest' } });
  }

  page(viewer: string) {
    return this.api.call(viewer, 'GET underdogs/pagedata', { query: { contest_id: this.id } });
  }

  /** Reads the games as a player gets them. */
  async readEvents(): Promise<UnderdogsEventRow[]> {
    const { events } = await this.page(ADMIN);
    for (const row of events.data) this.events.set(`${row.week} ${row.Abbrev1}@${row.Abbrev2}`, row);
    return events.data;
  }

  body(name: string, game: RealGame, team: string, points: number | null) {
    const eventId = this.events.get(`${game.week} ${game.away}@${game.home}`)!.ID;
    return { entryId: this.entryIds.get(name)!, eventId, side: team === game.home ? (2 as const) : (1 as const), spread: points };
  }

  async save(name: string, game: RealGame, team: string, points: number | null): Promise<void> {
    await this.api.call(name, 'POST underdogs/savepick', { body: this.body(name, game, team, points) });
    this.book.write(name, game.week, { game: game.key, team, points });
  }

  async override(name: string, { game, team }: Offer, points: number): Promise<void> {
    await this.api.call(ADMIN, 'POST underdogs/savepick', { body: { ...this.body(name, game, team, points), reason: 'By phone' } });
    this.book.write(name, game.week, { game: game.key, team, points });
  }

  async moveLine(game: RealGame, homeLine: number | null): Promise<void> {
    await this.setGame(game, homeLine);
    this.book.moveLine(game.key, homeLine);
  }

  async cancel(game: RealGame): Promise<void> {
    await this.setGame(game, this.book.homeLine(game), 'cancelled');
    this.book.cancel(game.key);
  }

  private setGame(game: RealGame, homeLine: number | null, state?: 'cancelled'): Promise<void> {
    return this.setLine(this.body(ADMIN, game, game.home, null).eventId, homeLine, state);
  }
}
