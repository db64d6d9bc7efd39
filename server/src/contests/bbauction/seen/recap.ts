import type { DataOf } from '@poolhouse/contract';
import { formatAnd } from '@poolhouse/contract/formats';
import type { Auction } from '../auction';
import { setupOf } from '../folded';
import { fold } from '../log/fold.rules';
import type { Lot } from '../log/lots.rules';
import { firstTipoff } from '../lots/places';
import { auctionMoney } from '../money/owners.rules';
import { lotShare } from '../values/worth.rules';
import type { AuctionModel } from './auction-model';
import { afterEachDay } from './race.rules';
import { momentsOf, storiesOf, type LotStory } from './recap.rules';

type Answer = DataOf<'GET bbauction/recap'>;
/** The rows of each of its groups. */
export type Recap = { readonly [N in 'recap' | 'sales' | 'moments' | 'race']: Answer[N]['data'] };

/**
 * What was sold to whom, as it stood when the tournament began: later corrections change standings, not the story of the evening.
 *
 * @param now site time, epoch ms
 */
export function recapOf({ auction, shares, results }: Pick<AuctionModel, 'auction' | 'shares' | 'results'>, now: number): Recap {
  const { room, lots } = auction;
  const begins = firstTipoff(auction.tournament);
  const log = auction.log.filter(({ at }) => at < begins);
  const stories = storiesOf(log, fold(setupOf(room), log).sales);
  const pot = stories.reduce((sum, { price }) => sum + price, 0);
  const lotById = new Map(lots.map((lot) => [lot.id, lot]));
  const fairOf = (id: number) => {
    const lot = lotById.get(id);
    return lot ? lotShare((seed) => shares[seed - 1] ?? 0, lot) * pot : 0;
  };
  return {
    recap: [summaryRow(auction, { sold: stories.length, pot, frozen: now >= begins })],
    sales: saleRows(auction, stories, fairOf),
    moments: momentsOf(stories, fairOf)
      .filter(({ kind }) => auction.state.settings.values || kind === 'dearest' || kind === 'contested')
      .map(({ kind, lot, value }) => ({ ID: kind, lot, value })),
    race: raceRows(auction, results, shares),
  };
}

const summaryRow = (
  { room, lots, contest, state }: Auction,
  { sold, pot, frozen }: { sold: number; pot: number; frozen: boolean },
): Recap['recap'][number] => ({
  ID: 1,
  contest_name: contest.name,
  year: contest.year,
  // It is told by the others of the group.
  group: 0,
  sold,
  lots: lots.length,
  Pot: pot,
  frozen: frozen ? 1 : 0,
  commit: room.commit,
  seed: state.phase === 'complete' ? room.seed : '',
});

/** @param fairOf a lot's part of the pot by the model */
function saleRows(auction: Auction, stories: readonly LotStory[], fairOf: (id: number) => number): Recap['sales'] {
  const lotById = new Map(auction.lots.map((lot) => [lot.id, lot]));
  const names = namesThen(auction);
  const named = new Map(auction.entries.map(({ id, name }) => [id, name]));
  return stories.map(({ lot, order, entryId, price, bids, bidders, seconds, undone }) => ({
    ID: lot,
    order,
    Name: names.get(lot) ?? '',
    Seed: lotById.get(lot)?.places[0]?.seed ?? 0,
    region: lotById.get(lot)?.places[0]?.region ?? '',
    Owner: named.get(entryId) ?? '',
    owner_id: entryId,
    Price: price,
    fair: auction.state.settings.values ? Math.round(fairOf(lot)) : null,
    bids,
    bidders,
    seconds,
    undone,
  }));
}

/** A lot's name as it was sold: with both who were to play for a place. */
function namesThen({ tournament, state, lots }: Auction): Map<number, string> {
  const teams = [...(tournament?.teams.values() ?? [])].sort((a, b) => Number(a.slot.slice(3)) - Number(b.slot.slice(3)));
  const nameOf = (slot: string) => teams.flatMap(({ place, name }) => (place === slot ? [name] : [])).join(' / ');
  const keepsName = ({ places }: Lot) => !tournament || (places.length > 1 && state.settings.layout === 'low4');
  return new Map(lots.map((lot) => [lot.id, keepsName(lot) ? lot.name : formatAnd(lot.places.map(({ slot }) => nameOf(slot)))]));
}

/** What everybody was ahead or behind after each day of the tournament. */
function raceRows({ state, lots, entries }: Auction, results: AuctionModel['results'], shares: readonly number[]): Recap['race'] {
  const worth = (seed: number) => Math.round((shares[seed - 1] ?? 0) * 1e6);
  return afterEachDay(results).flatMap(({ day, results: then }, n) => {
    const { owners } = auctionMoney({ state, lots, results: then, entries, worth });
    return owners.map((row) => ({
      ID: `${row.entryId}:${n + 1}`,
      entry_id: row.entryId,
      EntryName: row.name,
      Week: n + 1,
      day,
      value: row.won - row.paid,
      Rank: row.rank,
    }));
  });
}
