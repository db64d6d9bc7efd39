import type { AuctionOwnerRow, AuctionTeamRow } from '@poolhouse/contract';
import type { SlotKey } from '../../../sport/tournament/bracket.rules';
import type { Auction } from '../auction';
import { maxBid } from '../log/bids.rules';
import type { Place } from '../log/lots.rules';
import { placeByTeam, resultsOf } from '../lots/places';
import { auctionMoney, type AuctionMoney } from '../money/owners.rules';
import type { Result } from '../money/winnings.rules';
import { weightOf } from '../values/worth.rules';
import { colorAt, ownerCodes } from './owner-words.rules';

/** An auction, and what the model says of seeds. */
export interface AuctionFacts extends Auction {
  /** The share of the pot that a team of each seed may hope for. */
  shares: readonly number[];
}

/** What the rows of both pages are made of. */
export interface AuctionModel {
  auction: Auction;
  figures: AuctionMoney;
  results: readonly Result[];
  byTeam: ReadonlyMap<number, Place>;
  owners: readonly AuctionOwnerRow[];
  ownerById: ReadonlyMap<number, AuctionOwnerRow>;
  teams: readonly AuctionTeamRow[];
  teamById: ReadonlyMap<number, AuctionTeamRow>;
  shares: readonly number[];
}

export function auctionModel({ shares, ...auction }: AuctionFacts): AuctionModel {
  const { state, lots, places, entries, tournament } = auction;
  const byTeam = tournament ? placeByTeam(places, tournament) : new Map<number, Place>();
  const results = tournament ? resultsOf(tournament, byTeam) : [];
  const figures = auctionMoney({ state, lots, results, entries, worth: (seed) => Math.round((shares[seed - 1] ?? 0) * 1e6) });
  const owners = ownerRows(auction, figures);
  const ownerById = new Map(owners.map((row) => [row.ID, row]));
  const teams = teamRows(auction, { figures, ownerById, shares });
  return { auction, figures, results, byTeam, owners, ownerById, teams, teamById: new Map(teams.map((row) => [row.ID, row])), shares };
}

function ownerRows({ entries, state, colors }: Auction, { owners }: AuctionMoney): AuctionOwnerRow[] {
  const codes = new Map(ownerCodes(entries.map(({ name }) => name)).map((code, n) => [entries[n]?.id, code]));
  const { budget } = state.settings;
  return owners.map((row) => {
    const n = entries.findIndex(({ id }) => id === row.entryId);
    return {
      ID: row.entryId,
      Name: row.name,
      Color: colors.get(row.entryId) ?? colorAt(n),
      Code: codes.get(row.entryId) ?? '',
      TotalPaid: row.paid,
      TotalWon: row.won,
      TotalTeams: row.teams,
      Losses: row.losses,
      avgSeed: row.teams === 0 ? null : Math.round((10 * row.seeds) / row.teams) / 10,
      Profit: row.won - row.paid,
      AvgPrice: row.teams === 0 ? null : Math.round((100 * row.paid) / row.teams) / 100,
      TeamsLeft: row.teams - row.losses,
      Rank: row.rank,
      budget,
      left: budget === null ? null : budget - row.spent,
      max_bid: maxBid(state, row.entryId),
    };
  });
}

function teamRows(
  { lots, state, tournament }: Auction,
  { figures, ownerById, shares }: { figures: AuctionMoney; ownerById: ReadonlyMap<number, AuctionOwnerRow>; shares: readonly number[] },
): AuctionTeamRow[] {
  return lots.flatMap((lot) => {
    const sale = state.sales.get(lot.id);
    const owner = sale && ownerById.get(sale.entryId);
    return lot.places.map((place) => ({
      ID: place.id,
      Team_ID: place.id,
      Name: place.name,
      Abbrev: place.abbrev,
      Seed: place.seed,
      Owner: owner?.Name ?? '',
      owner_id: owner?.ID ?? 0,
      Price: figures.prices.get(place.id) ?? null,
      Winnings: figures.money.won.get(place.id) ?? 0,
      Color: owner?.Color ?? '',
      opp_team_id: tournament ? opponentsOf(tournament, place).join() : '',
      lot: lot.id,
      lot_name: lot.name,
      team_ids: place.teamIds.join(),
      region: place.region,
      shares: (figures.holders.get(place.id) ?? []).map(({ entryId, percent }) => `${entryId}:${percent}`).join(),
      out: figures.money.losses.has(place.id) ? (1 as const) : (0 as const),
      share: rounded(shares[place.seed - 1] ?? 0),
      weight: rounded(weightOf(shares, place.seed)),
    }));
  });
}

const rounded = (share: number): number => Math.round(share * 1e5) / 1e5;

/** Who is met next: one team, or the two that play for the place; nobody once out, champion, or not known. */
function opponentsOf({ games, slots }: NonNullable<Auction['tournament']>, place: Place): number[] {
  const holds = (slot: SlotKey) => slots.get(slot)?.some(({ place: own }) => own === place.slot) ?? false;
  const next = games.find((game) => game.round > 0 && game.winner === undefined && (holds(game.upper) || holds(game.lower)));
  if (!next) return [];
  return (slots.get(holds(next.upper) ? next.lower : next.upper) ?? []).map(({ id }) => id);
}
