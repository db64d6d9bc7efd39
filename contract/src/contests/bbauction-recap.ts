import { z } from 'zod';
import { contestFields } from '../contest';
import { flag } from '../fields';
import { recapWords } from '../recaps';

/** First and only row: what the auction came to with its tournament. Words but `Dates` are '' while a game is to come. */
export const recapConfig = z.object({
  ...contestFields,
  year: z.number().int(),
  group: z.number().int(),
  /** 1 once every game is decided, where a team was sold. */
  Over: flag,
  /** Games without a result, of 63. */
  Open: z.number().int(),
  ...recapWords,
  /** About the viewer's own: '2nd of 8, +$30 on $90 paid. …'; '' without an entry. */
  Mine: z.string(),
});

/** A lot, and what it brought. Whole points. */
export const recapLot = z.object({
  /** Team_ID of the lot. */
  ID: z.number().int(),
  /** '5 Duke' */
  Name: z.string(),
  Abbrev: z.string(),
  Price: z.number().int(),
  Won: z.number().int(),
});

/** The auction as it stood when the tournament began. */
export const recap = z.object({
  ID: z.number().int(),
  contest_name: z.string(),
  year: z.number().int(),
  group: z.number().int(),
  sold: z.number().int(),
  lots: z.number().int(),
  Pot: z.number().int(),
  /** 1 once nothing changes it any more. */
  frozen: flag,
  commit: z.string(),
  /** What was sealed, once the auction is over; '' before. */
  seed: z.string(),
});

/** A lot that was sold. */
export const recapSale = z.object({
  /** Team_ID of the lot. */
  ID: z.number().int(),
  /** 1 for the first. */
  order: z.number().int(),
  Name: z.string(),
  /** Its best. */
  Seed: z.number().int(),
  region: z.string(),
  Owner: z.string(),
  owner_id: z.number().int(),
  Price: z.number().int(),
  /** Its part of the pot by the model; null where values are not shown. */
  fair: z.number().int().nullable(),
  bids: z.number().int(),
  bidders: z.number().int(),
  /** Real seconds on the block without pauses; null where it was not up. */
  seconds: z.number().int().nullable(),
  undone: z.number().int(),
});

export const recapMoment = z.object({
  ID: z.enum(['dearest', 'bargain', 'over', 'contested']),
  lot: z.number().int(),
  value: z.number().int(),
});

/** What an owner was ahead (behind: below 0) after a day of the tournament. */
export const profitRace = z.object({
  ID: z.string(),
  entry_id: z.number().int(),
  EntryName: z.string(),
  /** Number of the day with games, from 1. */
  Week: z.number().int(),
  /** `2026-03-19`. */
  day: z.string(),
  value: z.number().int(),
  Rank: z.number().int(),
});

export const seedModel = z.object({
  ID: z.number().int(),
  /** Of seeds 1 to 16, on a logistic scale. */
  strengths: z.array(z.number()),
  games: z.number().int(),
  from: z.number().int(),
  to: z.number().int(),
  log_loss: z.number(),
  brier: z.number(),
});

/** Chance that the model gave the better seed, and how often it won, on seasons that it had not seen; 0 to 1. */
export const modelBand = z.object({ ID: z.number().int(), said: z.number(), came: z.number(), games: z.number().int() });
