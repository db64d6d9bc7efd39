import { z } from 'zod';
import { contestFields } from './contest';
import { flag } from './fields';

/** First fields of every contest's own season: how the viewer's entry stands after the last week that is open to all. */
export const mySeasonHead = {
  ...contestFields,
  Year: z.number().int(),
  /** The last week that counts here, or the number in the season of a tournament; 0 before there is one. */
  Week: z.number().int(),
  /** 1 once the season is over. */
  Over: flag,
  /** Shared place among so many; 0 while fewer weeks count than a season is made of. */
  Rank: z.number().int(),
  Shared: flag,
  Entries: z.number().int(),
  /** '1 win behind Turf Toe'; '' for nobody to compare with. */
  Gap: z.string(),
};

/** First fields of a week or a tournament that counts. */
export const mySeasonWeekFields = {
  /** Its number in the season. */
  ID: z.number().int(),
  Week: z.number().int(),
  /** Shared place in the season after it. */
  Rank: z.number().int(),
};

/** A figure of the season. One that there is nothing of has no row. @param kinds of the contest */
export const mySeasonFactOf = <const K extends readonly [string, ...string[]]>(kinds: K) =>
  z.object({
    ID: z.enum(kinds),
    /** 'Your nemesis' */
    Title: z.string(),
    /** 'Sack Lunch' */
    Head: z.string(),
    Text: z.string(),
    /** The weeks or tournaments behind it, by their numbers, in order and comma-separated. */
    Weeks: z.string(),
  });

export type MySeasonHead = z.infer<z.ZodObject<typeof mySeasonHead>>;
export type MySeasonStep = z.infer<z.ZodObject<typeof mySeasonWeekFields>>;
/** A figure of any contest's season. */
export interface MySeasonTold {
  ID: string;
  Title: string;
  Head: string;
  Text: string;
  Weeks: string;
}
