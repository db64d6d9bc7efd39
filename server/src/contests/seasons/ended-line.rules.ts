import type { HomeLine } from '../../people/home/home-source';
import type { Game } from '../../sport/games/game';

/** Whether nothing of a season is to be played any more: its last week is on, and all of that week's games are over or called off. */
export const isEnded = ({ week, weeks, games }: { week: number; weeks: number; games: readonly Pick<Game, 'state'>[] }): boolean =>
  week >= weeks && games.length > 0 && games.every(({ state }) => state !== 'scheduled' && state !== 'in_progress');

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
