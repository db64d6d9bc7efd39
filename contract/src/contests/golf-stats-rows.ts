import { z } from 'zod';
import { contestFields } from '../contest';
import { flag } from '../fields';
import { golfTournamentFields } from './golf-rows';

export const golfStatsConfig = z.object({ ...contestFields, ...golfTournamentFields, is_admin: flag });

/** A golfer of the field, before the tournament and at it in earlier years. */
export const golfStatsRow = z.object({
  /** The golfer's id. */
  ID: z.number().int(),
  golfer_name: z.string(),
  group_num: z.number().int(),
  /** Best finish at this tournament: 'T3', 'CUT', ''. */
  position: z.string(),
  /** Cuts made, and tournaments played, at this tournament. */
  cuts: z.number().int(),
  entries: z.number().int(),
  YTD_Cuts: z.number().int(),
  YTD_Events: z.number().int(),
  Rank: z.number().int().nullable(),
  Tee_Time: z.string(),
  back_nine: flag,
  Avg_Birdies: z.number().nullable(),
  Holes_Per_Eagle: z.number().nullable(),
  /** Sent to administrators alone. */
  Odds: z.number().nullable().optional(),
  Consecutive_Cuts: z.number().int().nullable(),
  GIR: z.number().nullable(),
  /** How many entries play with him; 0 while picks are sealed. */
  picked: z.number().int(),
  mine: flag,
});

export const golfBirthday = z.object({
  ID: z.number().int(),
  Golfer_Name: z.string(),
  /** yyyy-mm-dd, the next one. */
  Golfer_Birthday: z.string(),
  /** What he turns. */
  Golfer_Age: z.number().int(),
  Group_Num: z.number().int().nullable(),
});

/** What a golfer did at a tournament in an earlier year. */
export const golfHistory = z.object({
  ID: z.string(),
  year: z.number().int(),
  position: z.string(),
  /** 'F', 'CUT', 'WD'. */
  through: z.string(),
  score: z.string(),
  /** Last round to par; '' where it is not known. */
  round: z.string(),
});

export const golfYearResult = z.object({
  ID: z.string(),
  /** yyyy-mm-dd. */
  Start_Date: z.string(),
  Tournament_Name: z.string(),
  Position: z.string(),
  Through: z.string(),
  Score: z.string(),
  Round: z.string(),
});

export type GolfStatsRow = z.infer<typeof golfStatsRow>;
export type GolfBirthdayRow = z.infer<typeof golfBirthday>;
export type GolfHistoryRow = z.infer<typeof golfHistory>;
export type GolfYearResultRow = z.infer<typeof golfYearResult>;
