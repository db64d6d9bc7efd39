import { compareNames } from '../../standings/names.rules';
import { ranked, type Ranked } from '../../standings/ranking.rules';
import { sum } from '../../standings/shares.rules';
import type { AuctionState } from '../log/auction-state';
import { spentBy } from '../log/bids.rules';
import { priceOfPlaces, type Lot } from '../log/lots.rules';
import { winValues } from '../log/payouts.rules';
import { moneyOf, shared, versus, type Holding, type Money, type Result } from './winnings.rules';

export interface OwnerFigures {
  entryId: number;
  name: string;
  paid: number;
  won: number;
  /** Places, and their losses; each once for everyone who holds a share. */
  teams: number;
  losses: number;
  seeds: number;
  /** Paid for lots that were knocked down to them, which is what a budget limits. */
  spent: number;
}

/** All money of an auction. Points are whole. */
export interface AuctionMoney {
  pot: number;
  /** What a win pays, by round from the round of 64. */
  values: readonly number[];
  money: Money;
  /** By place. */
  holders: ReadonlyMap<number, Holding['holders']>;
  prices: ReadonlyMap<number, number>;
  owners: readonly Ranked<OwnerFigures>[];
  versus: ReadonlyMap<string, number>;
}

interface Facts {
  state: Pick<AuctionState, 'sales' | 'partners' | 'settings'>;
  lots: readonly Lot[];
  results: readonly Result[];
  entries: readonly { id: number; name: string }[];
  /** What a place of a seed is worth against others of its lot. */
  worth(seed: number): number;
}

/** Who paid and won what. */
export function auctionMoney({ state, lots, results, entries, worth }: Facts): AuctionMoney {
  const nameById = new Map(entries.map(({ id, name }) => [id, name]));
  const holdings = lots.flatMap((lot): Holding[] => {
    const sale = state.sales.get(lot.id);
    return sale ? [{ lot, price: sale.amount, holders: holdersOf(sale.entryId, state.partners.get(lot.id), nameById) }] : [];
  });
  const pot = sum(holdings.map(({ price }) => price));
  const values = winValues(pot, state.settings.payouts);
  const paid = new Map(entries.map(({ id }) => [id, 0]));
  const holders = new Map<number, Holding['holders']>();
  const prices = new Map<number, number>();
  for (const { lot, price, holders: of } of holdings) {
    for (const [id, points] of shared(price, of)) paid.set(id, (paid.get(id) ?? 0) + points);
    for (const [place, part] of priceOfPlaces(lot, price, worth)) prices.set(place, part);
    for (const { id } of lot.places) holders.set(id, of);
  }
  const money = moneyOf(results, new Set(holders.keys()), values, paid);
  const owners = ownersOf({ entries, lots, holders, money, paid, state });
  return { pot, values, money, holders, prices, owners, versus: versus(results, holders, values) };
}

function holdersOf(
  buyer: number,
  partners: ReadonlyMap<number, number> | undefined,
  names: ReadonlyMap<number, string>,
): Holding['holders'] {
  const others = [...(partners ?? [])].map(([entryId, percent]) => ({ entryId, percent }));
  const all = [{ entryId: buyer, percent: 100 - sum(others.map(({ percent }) => percent)) }, ...others];
  return all.sort((a, b) => b.percent - a.percent || compareNames(names.get(a.entryId) ?? '', names.get(b.entryId) ?? ''));
}

interface OwnerFacts extends Pick<Facts, 'entries' | 'lots'> {
  holders: AuctionMoney['holders'];
  money: Money;
  paid: ReadonlyMap<number, number>;
  state: Facts['state'];
}

function ownersOf({ entries, lots, holders, money, paid, state }: OwnerFacts): Ranked<OwnerFigures>[] {
  const won = new Map(money.leftOver);
  for (const [place, points] of money.won)
    for (const [id, part] of shared(points, holders.get(place) ?? [])) won.set(id, (won.get(id) ?? 0) + part);
  const places = lots.flatMap((lot) => lot.places);
  const figures = entries.map(({ id, name }) => {
    const own = places.filter((place) => holders.get(place.id)?.some(({ entryId }) => entryId === id));
    return {
      entryId: id,
      name,
      paid: paid.get(id) ?? 0,
      won: won.get(id) ?? 0,
      teams: own.length,
      losses: sum(own.map((place) => money.losses.get(place.id) ?? 0)),
      seeds: sum(own.map(({ seed }) => seed)),
      spent: spentBy(state, id),
    };
  });
  return ranked(figures, [(row) => row.paid - row.won, (row) => -row.won]);
}
