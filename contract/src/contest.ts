import { z } from 'zod';
import { id } from './fields';

/** First fields of every page's config: the contest, and who looks at it. */
export const contestFields = {
  ID: z.number().int(),
  contest_id: z.number().int(),
  contest_name: z.string(),
  /** The viewer's first entry in this contest; 0 and '' for an administrator without one. */
  entry_id: z.number().int(),
  EntryName: z.string(),
};

/** An entry's place, in a week or overall. */
export const standingFields = {
  ID: z.string(),
  entry_id: z.number().int(),
  EntryName: z.string(),
  /** 0 means overall, as of the page's week. */
  Week: z.number().int(),
  Wins: z.number().int(),
  Losses: z.number().int(),
  Points: z.number(),
  /** Shared rank: 1, 2, 2, 4. */
  Rank: z.number().int(),
  /** Overall rows: places gained since last week, negative when lost, 0 for none or not known. */
  Moved: z.number().int(),
};

/** A contest that the viewer may look at instead. */
export const contestOption = z.object({ id: z.number().int(), name: z.string() });

/** Which contest is meant; may be left out where the latest year has one of the kind. */
export const wantedContest = id.optional();
