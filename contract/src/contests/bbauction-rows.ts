import { z } from 'zod';
import { flag } from '../fields';
import { scoreFields } from '../game';

export const layout = z.enum(['single', 'low4', 'matchup']);
export const nomination = z.enum(['random', 'turns']);
const auctionPhase = z.enum(['setup', 'drafting', 'paused', 'complete']);

/** How an auction is run. */
export const auctionSettings = z.object({
  layout,
  /** Hundredths of a percent of the pot for a win in each round, `50,100,…`. */
  payouts: z.string(),
  budget: z.number().int().nullable(),
  min_price: z.number().int(),
  /** `0:1,50:5`: from which price on bids rise by how much. */
  steps: z.string(),
  clock_open: z.number().int(),
  clock_reset: z.number().int(),
  nomination,
  auto_next: z.number().int(),
  /** 1 when players bid in the app. */
  bidding: flag,
  /** 1 when owners may leave sealed maxima. */
  auto_bids: flag,
  /** 1 when values are shown. */
  values: flag,
});

/** What stays as it is while teams are sold. */
const roomFields = {
  contest_name: z.string(),
  ...auctionSettings.shape,
  logo_token: z.string(),
  /** SHA-256 that seals the order of the lots; '' before it is sealed. */
  commit: z.string(),
  /** What was sealed, once the auction is over; '' before. */
  seed: z.string(),
};
export const auctionRoom = z.object({ ID: z.number().int(), ...roomFields });

/** Of the live page, on which each sale sends it again: without what stays as it is. */
export const liveConfig = z.object({
  ID: z.number().int(),
  Name: z.string(),
  /** The viewer's own; '' without an entry. */
  Color: z.string(),
  year: z.number().int(),
  /** Numbers of the groups that the viewer may see, `1,2`. */
  group_ids: z.string(),
  /** What their auctions are called, in the same order, one a line. */
  group_names: z.string(),
  admin: flag,
  drafting: flag,
  /** Lot on the block; 0 for none. */
  current_team: z.number().int(),
  group: z.number().int(),
  contest_id: z.number().int(),
  entry_id: z.number().int(),
  EntryName: z.string(),
  phase: auctionPhase,
  /** Whole points for a win in each round at the pot as it is. */
  win_values: z.string(),
  sold: z.number().int(),
  lots: z.number().int(),
  Pot: z.number().int(),
  /** Points that games have paid so far. */
  Paid: z.number().int(),
  /** null while nothing can be said. */
  PotExpected: z.number().int().nullable(),
  /** '' or why it is paused. */
  paused: z.string(),
  /** '' or since when scores are old, ISO. */
  ScoresFrom: z.string(),
  /** 1 once the first game of the round of 64 has tipped off. */
  begun: flag,
  /** Years with an auction of the viewer's, newest first, `2026,2025`. */
  Years: z.string(),
});

export const auctionConfig = z.object({ ...liveConfig.shape, ...roomFields });

/** An owner is an entry. Points are whole. */
export const owner = z.object({
  /** Entry id. */
  ID: z.number().int(),
  Name: z.string(),
  Color: z.string(),
  /** Two letters for narrow places, unlike any other owner's. */
  Code: z.string(),
  TotalPaid: z.number().int(),
  TotalWon: z.number().int(),
  /** Places, each once for everyone who holds a share of it. */
  TotalTeams: z.number().int(),
  Losses: z.number().int(),
  avgSeed: z.number().nullable(),
  Profit: z.number().int(),
  AvgPrice: z.number().nullable(),
  TeamsLeft: z.number().int(),
  Rank: z.number().int(),
  budget: z.number().int().nullable(),
  left: z.number().int().nullable(),
  max_bid: z.number().int(),
});

/** A place of the round of 64: a team, or the two that play for it. */
export const team = z.object({
  /** Same as Team_ID, constant for the whole tournament. */
  ID: z.number().int(),
  Team_ID: z.number().int(),
  Name: z.string(),
  Abbrev: z.string(),
  Seed: z.number().int(),
  /** Name of who bought it; '' unsold. */
  Owner: z.string(),
  owner_id: z.number().int(),
  /** null unsold. Of a bundle its part of the price. */
  Price: z.number().int().nullable(),
  Winnings: z.number().int(),
  /** The owner's; '' unsold. */
  Color: z.string(),
  /** Team ids of the next opponent, two while they play for it; '' for none. */
  opp_team_id: z.string(),
  /** Team_ID of the lot. */
  lot: z.number().int(),
  lot_name: z.string(),
  team_ids: z.string(),
  region: z.string(),
  /** Entry and percent of all who hold it, `7:60,9:40`; '' unsold. */
  shares: z.string(),
  /** 1 once it has lost a game. */
  out: flag,
  /** Share of the pot that it may hope for before the first game, 0 to 1; and the share that rooms pay for its seed. */
  share: z.number(),
  weight: z.number(),
});

export const bracketSlot = z.object({
  /** The slot, `r2p5`. */
  ID: z.string(),
  Team: z.string(),
  Seed: z.number().int().nullable(),
  Price: z.number().int().nullable(),
  Color: z.string(),
  /** ID of the place among the teams; 0 for an empty slot. */
  Team_ID: z.number().int(),
  owner_id: z.number().int(),
  Owner: z.string(),
  round: z.number().int(),
  position: z.number().int(),
  region: z.string(),
  out: flag,
  /** Points of its game; null without. */
  score: z.number().int().nullable(),
  /** Its game; 0 while both teams are not known. */
  event_id: z.number().int(),
});

export const versusRow = z.object({ ID: z.string(), owner: z.number().int(), opponent: z.number().int(), winnings: z.number() });

/** Rows of the games on the board. */
export const auctionScore = z.object({
  ...scoreFields,
  round: z.number().int(),
  seed1: z.number().int(),
  seed2: z.number().int(),
  price1: z.number().int().nullable(),
  price2: z.number().int().nullable(),
  color1: z.string(),
  color2: z.string(),
  owner1: z.string(),
  owner2: z.string(),
  /** Owner of the side that is ahead or won; '' level, unowned or before. */
  picks_winning: z.string(),
  picks_losing: z.string(),
  /** Which notices the viewer wants, `scoring,final`. */
  notifications: z.string(),
  /** Points that the winner's owner gets. */
  amount: z.number().int(),
});

export const transfer = z.object({ ID: z.string(), from: z.number().int(), to: z.number().int(), points: z.number().int() });

export const block = z.object({
  ID: z.number().int(),
  /** Lot that is up; 0 for none. */
  lot: z.number().int(),
  high: z.number().int(),
  high_id: z.number().int(),
  /** The least bid that would stand. */
  next: z.number().int(),
  /** When its clock ends by the site's time, epoch ms; null without a clock. */
  ends_at: z.number().nullable(),
  /** What a clock that was stopped had left, ms; null. */
  rest: z.number().nullable(),
  /** Whose turn it is to name a lot; 0 for nobody's. */
  turn: z.number().int(),
  seq: z.number().int(),
});

export const logRow = z.object({
  ID: z.number().int(),
  type: z.string(),
  lot: z.number().int(),
  entry_id: z.number().int(),
  amount: z.number().int().nullable(),
  kind: z.string(),
  reason: z.string(),
  of_seq: z.number().int(),
  at: z.string(),
});

export const liveTeam = team.pick({
  ID: true,
  Team_ID: true,
  Name: true,
  Abbrev: true,
  Seed: true,
  Owner: true,
  owner_id: true,
  Price: true,
  Color: true,
  lot: true,
  region: true,
  share: true,
  weight: true,
  opp_team_id: true,
  shares: true,
});

/** The same in the table of its region, without what is known of it from all teams. */
export const regionTeam = liveTeam.omit({ Abbrev: true, share: true, shares: true, weight: true });

export const teamEvent = z.object({
  id: z.number().int(),
  date: z.string(),
  team1_id: z.number().int(),
  team2_id: z.number().int(),
  team1_name: z.string(),
  team2_name: z.string(),
  team1_score: z.number().int().nullable(),
  team2_score: z.number().int().nullable(),
  /** 3 final, 2 on, 1 to come. */
  status_id: z.number().int(),
});
