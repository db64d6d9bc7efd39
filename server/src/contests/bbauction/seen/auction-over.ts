import { inOneList, type GroupedRow } from '../../periods/grouped-rows';
import type { PeriodRules } from '../../periods/period';
import type { Auction } from '../auction';
import { potOf } from '../log/bids.rules';
import { GROUP_NAMES, rowsOf, timesOf, weeksOf } from './auction-groups';
import { auctionModel, type AuctionFacts } from './auction-model';

/** What is told of an auction that is over beside its rows. */
export interface AuctionEnd {
  /** What its lots brought; null when none was sold. */
  pot: number | null;
  /** In which its games were played. */
  weeks: readonly string[];
  /** Of the bracket. */
  regions: readonly string[];
}

/** Whether nothing of it is to come: no lot is up, and every game is decided. @param now site time, epoch ms */
export function nothingToCome({ state, tournament }: Pick<Auction, 'state' | 'tournament'>, now: number): boolean {
  if (!tournament || state.block || timesOf({ tournament }, now).validUntil < Infinity) return false;
  return tournament.games.every(({ winner, event }) => winner !== undefined && event?.state !== 'in_progress');
}

/**
 * An auction is one period, from its first bid to the final: all games of the tournament hang on its one counter, so a round that was kept
 * would be played anew with the next score.
 */
export const auctionOver: PeriodRules<AuctionFacts, AuctionEnd, GroupedRow> = {
  name: 'Auctions',
  version: 1,
  start: { pot: null, weeks: [], regions: [] },
  play(_before, facts, now) {
    const { tournament, state } = facts;
    if (!tournament || !nothingToCome(facts, now)) return undefined;
    const { validFrom } = timesOf(facts, now);
    const rows = inOneList(rowsOf(auctionModel(facts), GROUP_NAMES, now));
    return { state: { pot: potOf(state), weeks: weeksOf(facts), regions: tournament.regions }, rows, from: validFrom, tags: [] };
  },
};
