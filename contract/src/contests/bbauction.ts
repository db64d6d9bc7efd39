import { z } from 'zod';
import { wantedContest } from '../contest';
import { defineApi, type AnswerOf, type RowOf } from '../endpoint';
import { flag, group, id, idParam, LARGEST_INTEGER, oneLine, sinceParam, success, yearParam } from '../fields';
import { scoreFields } from '../game';
import { smackMessage, smackRow } from '../smack';
import { defineContest } from './contest-contract';

export const MOST_POINTS = 1_000_000;
const points = z.number('must be a number').int('must be a whole number').min(1).max(MOST_POINTS);
const layout = z.enum(['single', 'low4', 'matchup']);
const nomination = z.enum(['random', 'turns']);
const auctionPhase = z.enum(['setup', 'drafting', 'paused', 'complete']);
export type AuctionPhase = z.infer<typeof auctionPhase>;
const reason = oneLine(200);

/** Which auction: the year's, and the number of the group's auction within it. Left out: the current year, and the first. */
const which = { year: z.number().int().min(1990).max(2200).optional(), group: id.optional() };
const whichQuery = { year: yearParam.optional(), group: idParam.optional() };

const auctionConfig = z.object({
  ID: z.number().int(),
  Name: z.string(),
  /** The viewer's own; '' without an entry. */
  Color: z.string(),
  year: z.number().int(),
  /** Numbers of the groups that the viewer may see, `1,2`. */
  group_ids: z.string(),
  admin: flag,
  drafting: flag,
  /** Lot on the block; 0 for none. */
  current_team: z.number().int(),
  group: z.number().int(),
  contest_id: z.number().int(),
  contest_name: z.string(),
  entry_id: z.number().int(),
  EntryName: z.string(),
  phase: auctionPhase,
  layout,
  /** Hundredths of a percent of the pot for a win in each round, `50,100,…`. */
  payouts: z.string(),
  /** Whole points for a win in each round at the pot as it is. */
  win_values: z.string(),
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
  /** 1 when values are shown. */
  values: flag,
  sold: z.number().int(),
  lots: z.number().int(),
  Pot: z.number().int(),
  /** Points that games have paid so far. */
  Paid: z.number().int(),
  /** null while nothing can be said. */
  PotExpected: z.number().int().nullable(),
  logo_token: z.string(),
  /** SHA-256 that seals the order of the lots; '' before it is sealed. */
  commit: z.string(),
  /** What was sealed, once the auction is over; '' before. */
  seed: z.string(),
  /** '' or why it is paused. */
  paused: z.string(),
  /** '' or since when scores are old, ISO. */
  ScoresFrom: z.string(),
  /** 1 once the first game of the round of 64 has tipped off. */
  begun: flag,
  /** Years with an auction of the viewer's, newest first, `2026,2025`. */
  Years: z.string(),
});

/** An owner is an entry. Points are whole. */
const owner = z.object({
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
const team = z.object({
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

const bracketSlot = z.object({
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

const versusRow = z.object({ ID: z.string(), owner: z.number().int(), opponent: z.number().int(), winnings: z.number() });

/** Rows of the games on the board. */
const auctionScore = z.object({
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

const transfer = z.object({ ID: z.string(), from: z.number().int(), to: z.number().int(), points: z.number().int() });

const block = z.object({
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

const logRow = z.object({
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

const liveTeam = team.pick({
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

const teamEvent = z.object({
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

const settingFields = {
  budget: points.nullable(),
  min_price: points,
  steps: z
    .string()
    .max(100)
    .regex(/^\d{1,7}:[1-9]\d{0,5}(,\d{1,7}:[1-9]\d{0,5}){0,5}$/, 'must be such as 0:1,50:5'),
  clock_open: z.number().int().min(5).max(600),
  clock_reset: z.number().int().min(3).max(120),
  nomination,
  auto_next: z.number().int().min(0).max(300),
  bidding: flag,
  values: flag,
  payouts: z
    .string()
    .max(60)
    .regex(/^\d{1,5}(,\d{1,5}){5}$/, 'must be six whole numbers with commas between'),
  layout,
};
const settings = z.object(settingFields).partial();

const done = z.object({ result: z.literal('success'), seq: z.number().int() });
/** What a step of the yearly set-up did, in words. */
const step = z.object({ result: z.literal('success'), message: z.string(), count: z.number().int() });
const stepYear = { year: z.number().int().min(1990).max(2200).optional() };

export const bbauctionApi = defineApi({
  'GET bbauction/pagedata': {
    summary: 'The auction bracket: who owns whom, and what it has brought.',
    access: 'player',
    query: z.object({ ...whichQuery, since: sinceParam }),
    data: z.object({
      config: group(auctionConfig),
      smack: group(smackRow),
      scores: group(auctionScore),
      owners: group(owner),
      teams: group(team),
      versus: group(versusRow),
      bracket: group(bracketSlot),
      settlement: group(transfer),
      log: group(logRow),
    }),
  },
  'GET bbauction/auction_data': {
    summary: 'The live auction: what is up, who bids, who has what.',
    access: 'player',
    query: z.object({ ...whichQuery, since: sinceParam }),
    data: z.object({
      config: group(auctionConfig),
      owners: group(owner),
      team1_events: group(teamEvent),
      team2_events: group(teamEvent),
      teams1: group(liveTeam),
      teams2: group(liveTeam),
      teams3: group(liveTeam),
      teams4: group(liveTeam),
      all_teams: group(liveTeam),
      block: group(block),
      log: group(logRow),
      /** The viewer's sealed maxima, nobody else's. */
      plan: group(z.object({ ID: z.number().int(), max: z.number().int() })),
      /** Shares that were offered to, or by, the viewer. */
      offers: group(z.object({ ID: z.number().int(), lot: z.number().int(), entry_id: z.number().int(), percent: z.number().int() })),
    }),
  },
  'GET bbauction/buy_team': {
    summary: 'Writes down a sale, or corrects one; without an owner it is taken back.',
    access: 'admin',
    writes: true,
    query: z.object({
      ...whichQuery,
      /** Name or entry id. */
      owner: oneLine(60),
      team_id: idParam,
      price: z.coerce.number<number>('must be a number').int('must be a whole number').min(0).max(MOST_POINTS).optional(),
      reason: reason.optional(),
    }),
    data: success,
  },
  'POST bbauction/update_config': {
    summary: 'Puts a team up, of the posted config: current_team, 0 for the next of the sealed order; drafting.',
    access: 'admin',
    body: z.looseObject({ ...which, current_team: z.number().int().min(0).max(LARGEST_INTEGER).optional(), drafting: flag.optional() }),
    data: z.object({ result: z.literal('success'), current_team: z.number().int() }),
  },
  'POST bbauction/bid': {
    summary: 'Bids an absolute amount for the lot on the block.',
    access: 'player',
    body: z.object({ ...which, lot: id, amount: points, after: z.number().int().min(0).max(LARGEST_INTEGER).optional() }).strict(),
    data: done,
  },
  'POST bbauction/proxy': {
    summary: 'Leaves a sealed maximum for a lot, up or not; 0 takes it away.',
    access: 'player',
    body: z.object({ ...which, lot: id, max: z.number().int().min(0).max(MOST_POINTS) }).strict(),
    data: done,
  },
  'POST bbauction/nominate': {
    summary: 'Puts a lot up: in turns the owner whose turn it is, an administrator any time.',
    access: 'player',
    body: z.object({ ...which, team_id: id }).strict(),
    data: done,
  },
  'POST bbauction/undo': {
    summary: 'Takes back the last bid, or the last sale.',
    access: 'admin',
    body: z.object({ ...which, reason: reason.min(3, 'must say why') }).strict(),
    data: done,
  },
  'POST bbauction/pause': {
    summary: 'Stops the clock.',
    access: 'admin',
    body: z.object({ ...which, reason: reason.min(3, 'must say why') }).strict(),
    data: done,
  },
  'POST bbauction/resume': { summary: 'Lets the clock run again.', access: 'admin', body: z.object(which).strict(), data: done },
  'POST bbauction/settings': {
    summary: 'How the auction is run. Payouts may change until the first game of the round of 64.',
    access: 'admin',
    body: settings.extend(which).strict(),
    data: done,
  },
  'POST bbauction/split': {
    summary: 'Offers a part of a lot at cost; an administrator writes it down at once.',
    access: 'player',
    body: z.object({ ...which, lot: id, entry_id: id, percent: z.number().int().min(1).max(99) }).strict(),
    data: done,
  },
  'POST bbauction/split_answer': {
    summary: 'Takes a part that was offered, or declines it.',
    access: 'player',
    body: z.object({ ...which, id, accept: flag }).strict(),
    data: done,
  },
  'GET bbauction/settlement': {
    summary: 'Who pays whom so that all are even, as it stands.',
    access: 'player',
    query: z.object(whichQuery),
    data: z.object({
      settlement: group(transfer),
      net: group(z.object({ ID: z.number().int(), Name: z.string(), points: z.number().int() })),
    }),
  },
  'POST bbauction/smack': {
    summary: "Posts a message to the auction's smack board.",
    access: 'player',
    body: z.object({ Message: smackMessage, group_id: id.optional(), year: which.year, contest_id: wantedContest }),
    data: success,
  },
  'DELETE bbauction/smack': {
    summary: "Removes one's own message from the smack board.",
    access: 'player',
    query: z.object({ id: idParam, group_id: idParam.optional(), year: yearParam.optional(), contest_id: idParam.optional() }),
    data: success,
  },
  'POST ad/update_bbauction_config': {
    summary: "Set-up, step 1: makes the year's auctions like last year's, and sets how they are run.",
    access: 'admin',
    body: settings.extend({ ...stepYear, group_id: id.optional(), name: oneLine(60).optional() }).strict(),
    data: step,
  },
  'POST ad/bbauction_copy_owners': {
    summary: "Set-up, step 2: last year's owners.",
    access: 'admin',
    body: z.object(stepYear).strict(),
    data: step,
  },
  'POST ad/bbauction_copy_bracket': {
    summary: "Set-up, step 3: the year's bracket.",
    access: 'admin',
    body: z.object(stepYear).strict(),
    data: step,
  },
  'POST ad/bbauction_import_teams': {
    summary: 'Set-up, step 4, and after the First Four: checks the field.',
    access: 'admin',
    body: z.object({ ...stepYear, preAuction: flag.optional() }).strict(),
    data: step,
  },
  'POST ad/bbauction_prep_teams': {
    summary: 'Set-up, step 5: makes the lots and seals their order.',
    access: 'admin',
    body: z.object({ ...stepYear, layout: layout.optional() }).strict(),
    data: step,
  },
  'POST ad/bbauction_prep_versus': {
    summary: 'Set-up, steps 6 and 7: checks the owners of a group.',
    access: 'admin',
    body: z.object({ ...stepYear, group_id: id }).strict(),
    data: step,
  },
  'GET ad/bbauction_setup': {
    summary: 'How far the yearly set-up is, told by the data.',
    access: 'admin',
    query: z.object({ year: yearParam.optional() }),
    data: z.object({ year: z.number().int(), steps: group(z.object({ ID: z.number().int(), done: flag, note: z.string() })) }),
  },
});

type Board = AnswerOf<typeof bbauctionApi, 'GET bbauction/pagedata'>;
type Live = AnswerOf<typeof bbauctionApi, 'GET bbauction/auction_data'>;
export type AuctionConfigRow = RowOf<Board['config']>;
export type AuctionOwnerRow = RowOf<Board['owners']>;
export type AuctionTeamRow = RowOf<Board['teams']>;
export type AuctionSlotRow = RowOf<Board['bracket']>;
export type AuctionScoreRow = RowOf<Board['scores']>;
export type AuctionVersusRow = RowOf<Board['versus']>;
export type AuctionTransferRow = RowOf<Board['settlement']>;
export type AuctionLogRow = RowOf<Board['log']>;
export type AuctionBlockRow = RowOf<Live['block']>;
export type LiveTeamRow = RowOf<Live['all_teams']>;
export type TeamEventRow = RowOf<Live['team1_events']>;

export const bbAuction = defineContest({
  type: 'bbauction',
  name: 'bbAuction',
  api: bbauctionApi,
  errors: { lot_closed: 409, bid_too_low: 409, over_budget: 409 },
});
