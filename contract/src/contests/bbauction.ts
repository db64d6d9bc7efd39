import { z } from 'zod';
import { wantedContest } from '../contest';
import { defineApi, type AnswerOf, type RowOf } from '../endpoint';
import { flag, group, id, idParam, LARGEST_INTEGER, oneLine, sinceParam, success, yearParam } from '../fields';
import { momentsGroup } from '../moments';
import { receiptRow } from '../proof';
import { recapFact } from '../recaps';
import { smackMessage, smackRow } from '../smack';
import { inPlayGroup } from '../sweat';
import { done, MOST_POINTS, points, reason, which, whichQuery } from './bbauction-fields';
import { bbauctionPracticeApi } from './bbauction-practice';
import { modelBand, profitRace, recap, recapConfig, recapLot, recapMoment, recapSale, seedModel } from './bbauction-recap';
import {
  auctionConfig,
  auctionRoom,
  auctionScore,
  type auctionSettings,
  block,
  bracketSlot,
  liveConfig,
  liveTeam,
  logRow,
  owner,
  regionTeam,
  team,
  teamEvent,
  transfer,
  versusRow,
} from './bbauction-rows';
import { bbauctionSetupApi, settings } from './bbauction-setup';
import { defineContest } from './contest-contract';

/** The config as it was read: the specification posts it back whole. What is not said below is passed over. */
const configAsRead = Object.fromEntries(Object.keys(auctionConfig.shape).map((name) => [name, z.unknown().optional()])) as Record<
  keyof typeof auctionConfig.shape,
  z.ZodOptional<z.ZodUnknown>
>;

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
      mine: inPlayGroup,
      moments: momentsGroup,
    }),
  },
  'GET bbauction/auction_data': {
    summary: 'The live auction: what is up, who bids, who has what.',
    access: 'player',
    query: z.object({ ...whichQuery, since: sinceParam }),
    data: z.object({
      config: group(liveConfig),
      /** How the auction is run, and what else stays as it is while teams are sold. */
      room: group(auctionRoom),
      owners: group(owner),
      team1_events: group(teamEvent),
      team2_events: group(teamEvent),
      teams1: group(regionTeam),
      teams2: group(regionTeam),
      teams3: group(regionTeam),
      teams4: group(regionTeam),
      all_teams: group(liveTeam),
      block: group(block),
      /** Owners who have this page open and connected, by entry id. */
      here: group(z.object({ ID: z.number().int() })),
      log: group(logRow),
      /** The viewer's sealed maxima, nobody else's. */
      plan: group(z.object({ ID: z.number().int(), max: z.number().int() })),
      /** Shares that were offered to, or by, the viewer. */
      offers: group(z.object({ ID: z.number().int(), lot: z.number().int(), entry_id: z.number().int(), percent: z.number().int() })),
    }),
  },
  'GET bbauction/buy_team': {
    summary: 'Writes down a sale, or corrects one; without an owner it is taken back.',
    access: 'helper',
    place: { contest: 'contest_id' },
    writes: true,
    query: z
      .object({
        ...whichQuery,
        /** Name or entry id. */
        owner: oneLine(60),
        team_id: idParam,
        price: z.coerce.number<number>('must be a number').int('must be a whole number').min(0).max(MOST_POINTS).optional(),
        reason: reason.optional(),
      })
      .strict(),
    data: success,
  },
  'POST bbauction/update_config': {
    summary: 'Puts a team up, of the posted config: current_team, 0 for the next of the sealed order; drafting.',
    access: 'helper',
    place: { contest: 'contest_id' },
    body: z.object({
      ...configAsRead,
      ...which,
      current_team: z.number().int().min(0).max(LARGEST_INTEGER).optional(),
      drafting: flag.optional(),
    }),
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
    data: done.extend({
      receipt: receiptRow.optional(),
      /** All of the owner's maxima, as the receipt has them: the slot of each lot among theirs. */
      maxima: z.array(z.object({ slot: z.number().int(), lot: z.number().int(), max: z.number().int() })).optional(),
    }),
  },
  'POST bbauction/nominate': {
    summary: 'Puts a lot up: in turns the owner whose turn it is, an administrator any time.',
    access: 'player',
    body: z.object({ ...which, team_id: id }).strict(),
    data: done,
  },
  'POST bbauction/undo': {
    summary: 'Takes back the last bid, or the last sale.',
    access: 'helper',
    place: { contest: 'contest_id' },
    body: z.object({ ...which, reason: reason.min(3, 'must say why') }).strict(),
    data: done,
  },
  'POST bbauction/pause': {
    summary: 'Stops the clock.',
    access: 'helper',
    place: { contest: 'contest_id' },
    body: z.object({ ...which, reason: reason.min(3, 'must say why') }).strict(),
    data: done,
  },
  'POST bbauction/resume': {
    summary: 'Lets the clock run again.',
    access: 'helper',
    place: { contest: 'contest_id' },
    body: z.object(which).strict(),
    data: done,
  },
  'POST bbauction/settings': {
    summary: 'How the auction is run. Payouts may change until the first game of the round of 64.',
    access: 'helper',
    place: { contest: 'contest_id' },
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
  'GET bbauction/recap': {
    summary: 'What an auction came to with its tournament, its evening as it was when that began, and the race of profits since.',
    access: 'player',
    query: z.object(whichQuery),
    data: z.object({
      config: group(recapConfig),
      facts: group(recapFact),
      /** Lots of who has won alone that brought more than their price, the most first. */
      winner: group(recapLot),
      recap: group(recap),
      sales: group(recapSale),
      moments: group(recapMoment),
      race: group(profitRace),
    }),
  },
  'GET bbauction/model': {
    summary: 'The model of seeds behind values and chances, and how good it is.',
    access: 'player',
    query: z.object({}),
    data: z.object({ model: group(seedModel), bands: group(modelBand) }),
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
  ...bbauctionPracticeApi,
  ...bbauctionSetupApi,
});

type Board = AnswerOf<typeof bbauctionApi, 'GET bbauction/pagedata'>;
type Live = AnswerOf<typeof bbauctionApi, 'GET bbauction/auction_data'>;
export type AuctionConfigRow = RowOf<Board['config']>;
export type AuctionSettingsRow = z.output<typeof auctionSettings>;
export type AuctionOwnerRow = RowOf<Board['owners']>;
export type AuctionTeamRow = RowOf<Board['teams']>;
export type AuctionSlotRow = RowOf<Board['bracket']>;
export type AuctionScoreRow = RowOf<Board['scores']>;
export type AuctionVersusRow = RowOf<Board['versus']>;
export type AuctionTransferRow = RowOf<Board['settlement']>;
export type AuctionLogRow = RowOf<Board['log']>;
export type AuctionRecapConfig = z.output<typeof recapConfig>;
export type RecapSaleRow = z.output<typeof recapSale>;
export type RecapMomentRow = z.output<typeof recapMoment>;
export type SeedModelRow = z.output<typeof seedModel>;
export type AuctionBlockRow = RowOf<Live['block']>;
export type AuctionRoomRow = z.output<typeof auctionRoom>;
export type LiveConfigRow = RowOf<Live['config']>;
export type RegionTeamRow = RowOf<Live['teams1']>;
export type LiveTeamRow = RowOf<Live['all_teams']>;
export type TeamEventRow = RowOf<Live['team1_events']>;

export const bbAuction = defineContest({
  type: 'bbauction',
  name: 'bbAuction',
  api: bbauctionApi,
  errors: { lot_closed: 409, bid_too_low: 409, over_budget: 409 },
  console: { user: { bbAuction: flag }, groups: {} },
});
