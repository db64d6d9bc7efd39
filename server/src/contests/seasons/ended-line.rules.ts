import type { HomeLine } from '../../people/home/home-source';
import type { Game } from '../../sport/games/game';

/** The week that is on, of so many. */
export interface SeasonWeek {
  readonly week: number;
  readonly weeks: number;
  /** The week's. */
  readonly games: readonly Pick<Game, 'state'>[];
}

/**
 * Whether nothing of a season is to be played any more: its last week is on, and all of that week's games are over or called off, or its
 * window has closed, whatever became of a game that never was reported. Epoch ms.
 */
export const isEnded = ({ week, weeks, games }: SeasonWeek, { closesAt, now }: { closesAt: number; now: number }): boolean =>
  week >= weeks && (now >= closesAt || (games.length > 0 && games.every(({ state }) => state !== 'scheduled' && state !== 'in_progress')));

/** Where an entry ended; null for one that has no place. */
export interface EndPlace {
  readonly rank: number | null;
  readonly shared: 0 | 1;
  /** Of how many. */
  readonly of: number;
}

/** What home tells of an entry whose season is over: the year, and where it ended, in place of its last week. */
export const endedLine = (facts: HomeLine['facts'], year: number, { rank, shared, of }: EndPlace): HomeLine['facts'] => ({
  ...facts,
  ...{ note: `${year}`, done: null, state: 'Season over', next: '', next_label: '', action: '', action_href: '' },
  ...{ rank, rank_shared: shared, of, overall_rank: null, overall_shared: 0 },
});
