import type { AuctionBlockRow } from '@poolhouse/contract';
import type { AuctionConfigRow, AuctionOwnerRow, LiveTeamRow } from '../contest/auction.types';
import { winsNeeded, winValues } from '../worth/worth.rules';
import { FIELD } from './tournaments.rules';

/** Seeds of a quarter of the bracket, from its first place to its last. */
const SEED_ORDER = [1, 16, 8, 9, 5, 12, 4, 13, 6, 11, 3, 14, 7, 10, 2, 15];

/** What an owner may expect of the teams that they hold, if they bought nothing else. */
export interface Outlook {
  /** Points expected beyond what they paid. */
  gain: number;
  /** Chance to end in profit. */
  profit: number;
}

/** An owner before the next bid, and behind it. */
export interface Bidder {
  ID: number;
  /** What the lot would cost this owner: the next bid, or the standing one where it is their own. */
  price: number;
  /** False where the price is beyond the owner's budget. */
  can: boolean;
  now: Outlook;
  buys: Outlook;
  /** The price at which buying the lot and leaving it are expected to come to the same. */
  breakEven: number;
  /** The least wins of the lot's best team that make up for all that the owner paid, the other teams winning what is expected; null for never. */
  wins: number | null;
  /** Teams of the lot's region, with those of the lot, and the share of the owner's hope that lies there, 0 to 1. */
  region: { teams: number; hope: number };
}

export interface BiddingFacts {
  config: Pick<AuctionConfigRow, 'payouts'>;
  /** The pot to expect. */
  pot: number;
  block: Pick<AuctionBlockRow, 'lot' | 'next' | 'high' | 'high_id'>;
  owners: readonly AuctionOwnerRow[];
  /** All places in the order of the bracket. */
  places: readonly LiveTeamRow[];
  /** As `drawnTournaments` gives them. */
  wins: Uint8Array;
}

/** Places in the order of the bracket. @param quarters the regions' teams, as the live page has them */
export function placesOf(quarters: readonly (readonly { ID: number; Seed: number }[])[], teams: readonly LiveTeamRow[]): LiveTeamRow[] {
  const byId = new Map(teams.map((team) => [team.ID, team]));
  return quarters.flatMap((quarter) => SEED_ORDER.flatMap((seed) => byId.get(quarter.find(({ Seed }) => Seed === seed)?.ID ?? 0) ?? []));
}

/** What each owner holds of a place, 0 to 1. */
function partOf({ shares }: LiveTeamRow, ownerId: number): number {
  for (const share of shares.split(',')) {
    const [entry, percent] = share.split(':');
    if (Number(entry) === ownerId) return Number(percent) / 100;
  }
  return 0;
}

/** What so many wins of one team bring: nothing, the first win's value, the first two's, … */
const broughtBy = (values: readonly number[]): number[] => values.reduce((sums, value) => [...sums, (sums.at(-1) ?? 0) + value], [0]);

/** How many of the drawn tournaments end with more won than paid. */
function chanceOfProfit(wins: Uint8Array, parts: readonly number[], brought: readonly number[], paid: number): number {
  const held = parts.flatMap((part, place) => (part > 0 ? [{ place, pays: brought.map((sum) => part * sum) }] : []));
  let profits = 0;
  for (let at = 0; at < wins.length; at += FIELD) {
    let won = 0;
    for (const { place, pays } of held) won += pays[wins[at + place] ?? 0] ?? 0;
    if (won > paid + 1e-6) profits += 1;
  }
  return (profits * FIELD) / wins.length;
}

/**
 * Left to somebody else, the lot makes the pot larger by what it is expected to cost; bought, by its price, of which the owner's share comes
 * back. Who holds the whole pot gains and loses nothing at any price.
 */
function breakEvenOf({ share, lotShare, weight, pot, price }: Record<'share' | 'lotShare' | 'weight' | 'pot' | 'price', number>): number {
  const foreign = 1 - share - lotShare;
  if (foreign < 1e-9) return price;
  return Math.max(0, Math.round((lotShare * pot * (1 - weight) - share * weight * pot) / foreign));
}

/**
 * What the lot that is up would mean to each owner at the next bid: of the teams that each holds, for all alike. A generator: an owner a
 * step, the last one's value the result.
 */
export function* biddersOf({ config, pot, block, owners, places, wins }: BiddingFacts): Generator<undefined, Bidder[]> {
  const members = places.map(({ lot }) => lot === block.lot);
  const sum = (of: (place: LiveTeamRow, n: number) => number) => places.reduce((total, place, n) => total + of(place, n), 0);
  const lotShare = sum(({ share }, n) => (members[n] ? share : 0));
  const weight = sum((place, n) => (members[n] ? place.weight : 0));
  const region = places.find((_, n) => members[n])?.region ?? '';
  /** Without the lot, whose price is known here. */
  const others = pot * (1 - weight);
  const rows: Bidder[] = [];
  for (const { ID, TotalPaid, max_bid: most } of owners) {
    const mine = ID === block.high_id;
    const price = mine ? block.high : block.next;
    const parts = places.map((place) => partOf(place, ID));
    const bought = parts.map((part, n) => (members[n] ? 1 : part));
    const [share, shareAfter] = [sum((place, n) => place.share * (parts[n] ?? 0)), sum((place, n) => place.share * (bought[n] ?? 0))];
    const [potAfter, paidAfter] = [others + price, TotalPaid + price];
    const valuesAfter = winValues(Math.round(potAfter), config.payouts);
    const rest = paidAfter - share * potAfter;
    const inRegion = (n: number) => places[n]?.region === region;
    rows.push({
      ID,
      price,
      can: mine || price <= most,
      now: { gain: share * pot - TotalPaid, profit: chanceOfProfit(wins, parts, broughtBy(winValues(pot, config.payouts)), TotalPaid) },
      buys: { gain: shareAfter * potAfter - paidAfter, profit: chanceOfProfit(wins, bought, broughtBy(valuesAfter), paidAfter) },
      breakEven: breakEvenOf({ share, lotShare, weight, pot, price }),
      wins: winsNeeded(rest, valuesAfter),
      region: {
        teams: bought.filter((part, n) => part > 0 && inRegion(n)).length,
        hope: shareAfter === 0 ? 0 : sum((place, n) => (inRegion(n) ? place.share * (bought[n] ?? 0) : 0)) / shareAfter,
      },
    });
    yield;
  }
  return rows;
}
