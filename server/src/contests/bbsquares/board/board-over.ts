import type { SquaresGameRow, SquaresState } from '@poolhouse/contract';
import { inOneList, type GroupedRow } from '../../periods/grouped-rows';
import type { PeriodRules } from '../../periods/period';
import { groupsOf, timesOf, type BoardFacts } from './seen-board';

interface Played {
  config: { readonly state: SquaresState };
  events: readonly SquaresGameRow[];
  /** Epoch ms. */
  validUntil: number;
}

/** Whether the final is over, every game is decided, and nothing is to come by time: a result that was entered by hand stays when a practice clock goes back. */
export const isPlayed = ({ config: { state }, events, validUntil }: Played): boolean =>
  state === 'finished' && validUntil === Infinity && events.every((game) => game.state === 'final' || game.state === 'cancelled');

/**
 * A board is one period, from the first claim to the final: all games of its bracket hang on the tournament's one counter, so a round that
 * was kept would be played anew with the next score, and to play all of them costs less than to look one up. It is over when nothing of it
 * is to come, neither by a game nor by time.
 */
export const boardOver: PeriodRules<BoardFacts, null, GroupedRow> = {
  name: 'Squares boards',
  version: 1,
  start: null,
  play(_before, facts, now) {
    const { validFrom, validUntil } = timesOf(facts, now);
    if (validUntil < Infinity) return undefined;
    const groups = groupsOf(facts, now);
    const [config] = groups.config;
    if (!config || !isPlayed({ config, events: groups.events, validUntil })) return undefined;
    return { state: null, rows: inOneList({ ...groups }), from: validFrom, tags: [] };
  },
};
