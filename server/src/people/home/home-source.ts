import type { HomeContestRow, HomeLiveRow, HomeLockRow } from '@poolhouse/contract';
import type { Tx } from '../../ground/db/database';
import type { Viewer } from '../../ground/viewer';
import type { PageModel } from '../../web/pages/page';

/** What home says about one entry of the player. */
export interface HomeLine {
  readonly id: number;
  readonly entry: string;
  /** Its contest, as its administrator called it. */
  readonly pool: string;
  readonly facts: Omit<HomeContestRow, 'ID' | 'contest' | 'pool' | 'entry'>;
}

/** A date of the player's own for their calendar: when what they do in a contest locks, or a game in which they have something. */
export interface HomeDate {
  /** Unique within the contest's name, the same for as long as it means the same: `7-lock-12`, entry and week. */
  readonly ID: string;
  /** Ready to show, the contest first: 'Football: week 3 picks lock (3 of 5 in)'. */
  readonly title: string;
  /** Epoch ms; `until` is null for what lasts no time. */
  readonly at: number;
  readonly until: number | null;
  readonly entry: string;
  readonly pool: string;
  /** The page on which something is done for it, from the site's root. */
  readonly href: string;
}
/** The same before entry and pool are said, which hold for all dates of an entry. */
export type EntryDate = Omit<HomeDate, 'entry' | 'pool'>;

/**
 * What one contest tells one viewer: of their own entries alone, and nothing that is sealed from them. `ID`s are unique within the
 * contest's name, the same for as long as the row means the same: `7-12`, entry and game.
 */
export interface HomeFacts {
  /** One for each of their entries; none where the contest has nothing to say. */
  readonly lines: readonly HomeLine[];
  readonly live: readonly Omit<HomeLiveRow, 'contest'>[];
  readonly locks: readonly Omit<HomeLockRow, 'contest'>[];
  /** What is to come in the player's calendar, and the games of the round that is on. Asked by the calendar alone, hence made on demand. */
  readonly dates?: () => readonly HomeDate[];
}

/** Pure: what time may change is settled when the part is loaded. */
export type HomeReader = (viewer: Viewer) => HomeFacts;

/** One contest as home tells of it: read once, for all of its players. */
export interface HomePart {
  /** Two parts with the same key are the same, whoever asks: `football:3:2026-09-08:15`. */
  readonly key: string;
  /** Tags whose change makes it stale. */
  tags(): readonly string[];
  /** As a page is loaded (Part.load): from `validFrom` on and up to `validUntil` it says the same. */
  load(tx: Tx, now: number): Promise<PageModel<HomeReader>>;
}

/** A contest's side of the home page. Its room makes one; the home room knows no contest. */
export interface HomeSource {
  /** As in the sign-in's user_contests: 'Football'. */
  readonly contest: string;
  /**
   * The contests of the present season, and of those to come, in which the viewer has an entry. Asked with each poll: from memory, while
   * nothing has changed. @param now site time, epoch ms
   */
  partsFor(viewer: Viewer, now: number): Promise<readonly HomePart[]>;
}
