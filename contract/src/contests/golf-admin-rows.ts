import { z } from 'zod';
import { contestFields } from '../contest';
import { flag } from '../fields';
import { golfStatus } from './golf-rows';

/** Amounts in dollars, lists of them by place with commas between. */
export const golfAdminConfig = z.object({
  ...contestFields,
  Year: z.number().int(),
  /** 1 where this administrator may set season and settings, */
  may_set_season: flag,
  /** and what is shared by all groups: fields, scores, what is said of a tournament. */
  may_set_scores: flag,
  /** 1 since the season's first tee: its tournaments and amounts stand. */
  frozen: flag,
  EntryFee: z.number(),
  Pot: z.number(),
  weekly: z.string(),
  overall: z.string(),
  per_event: z.number(),
  /** Cents of the plan that divide into nothing. */
  rest: z.number().int(),
  side_action_open: flag,
  once_per_season: flag,
  self_pick1: flag,
  /** The tournament whose field and cards are shown; 0 for none. */
  tid: z.number().int(),
  /** The one that is on, whose scores are set by hand; 0 for none. An older site leaves it out. */
  on_tid: z.number().int().optional(),
  /** The one that picks are set for, and until when they are sealed, ISO; 0 and '' where there is none. */
  pick_tid: z.number().int(),
  LockAt: z.string(),
});

/** A tournament of the year, in the season or not. */
export const golfAdminTournament = z.object({
  ID: z.number().int(),
  Name: z.string(),
  Start_Date: z.string(),
  status: golfStatus,
  in_season: flag,
  double: flag,
  /** 1 where it counts double unless somebody says otherwise. */
  major: flag,
  /** Why it cannot be in a season; ''. */
  unfit: z.string(),
  golfers: z.number().int(),
  /** 1 once its groups stand. */
  published: flag,
});

export const golfAdminEntry = z.object({ ID: z.number().int(), entry_name: z.string(), picked: flag });

export const golfAdminGolfer = z.object({
  ID: z.number().int(),
  Name: z.string(),
  Group_Num: z.number().int().nullable(),
  status: z.enum(['IN', 'ALTERNATE', 'CUT', 'MDF', 'WD', 'DQ']),
  /** To par before the first hole; an older site leaves it out. */
  starting_strokes: z.number().int().optional(),
});

/** A round of the golfer that was asked for. */
export const golfAdminCard = z.object({
  /** Its number. */
  ID: z.number().int(),
  /** Strokes by hole with commas between, '' where nothing is posted. */
  holes: z.string(),
  pars: z.string(),
  manual: flag,
});

export type GolfAdminConfigRow = z.infer<typeof golfAdminConfig>;
export type GolfAdminTournamentRow = z.infer<typeof golfAdminTournament>;
export type GolfAdminEntryRow = z.infer<typeof golfAdminEntry>;
export type GolfAdminGolferRow = z.infer<typeof golfAdminGolfer>;
export type GolfAdminCardRow = z.infer<typeof golfAdminCard>;

/** What can be brought in from a file, as the commands `import golf-…` do. */
export const GOLF_FILES = ['season', 'field', 'courses', 'stats', 'results'] as const;
export type GolfFile = (typeof GOLF_FILES)[number];

/** A line of a file that cannot be taken; null where the file as a whole is meant. */
export const golfRefusedLine = z.object({ ID: z.number().int(), line: z.number().int().nullable(), message: z.string() });
export type GolfRefusedLine = z.infer<typeof golfRefusedLine>;
