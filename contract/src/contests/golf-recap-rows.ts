import { z } from 'zod';
import { contestFields } from '../contest';
import { flag } from '../fields';
import { recapWords } from '../recaps';

export const golfRecapConfig = z.object({
  ...contestFields,
  /** The tournament that is reported; 0 while none is official. */
  tid: z.number().int(),
  Name: z.string(),
  /** When it became official, ISO; ''. */
  OfficialAt: z.string(),
  /** 1 where it was cancelled or too short: it paid nothing. */
  cancelled: flag,
  double: flag,
  /** '' while none is official, and for one that was cancelled. */
  ...recapWords,
  /** About the viewer's own: '2nd of 12 at −45. $7 for place 2.'; '' without an entry. */
  Mine: z.string(),
  /** The Pick1 contest beside this one in which the viewer has an entry; 0 for none. An older site leaves it out. */
  pick1golf_contest_id: z.number().int().optional(),
});

/** A golfer of an entry, as the tournament left him. */
export const golfRecapPick = z.object({
  /** `12-3`: entry and golfer. */
  ID: z.string(),
  Name: z.string(),
  /** 'T3', 'CUT'; '' where it was not kept. */
  Position: z.string(),
  /** To par; null where it was not kept. */
  Score: z.number().int().nullable(),
  /** Holes on which this golfer alone made the ball that counted. */
  Balls: z.number().int(),
  /** 1 for one that the house gave. */
  House: flag,
});

/** What an entry had when the tournament became official. */
export const golfRecapStanding = z.object({
  /** Entry id. */
  ID: z.number().int(),
  EntryName: z.string(),
  Rank: z.number().int(),
  Shared: flag,
  Score: z.number().int().nullable(),
  /** To par by round, with commas between. */
  Rounds: z.string(),
  /** Dollars of all kinds, and what they are made of. */
  Points: z.number(),
  Won: z.string(),
  TieNote: z.string(),
  /** Its golfers, each with the balls that only he made: 'Vance (12), Quist (9, house pick)'. */
  Picks: z.string(),
  /** 1 where it was in the side action, with its net dollars. */
  side_action: flag,
  side_action_points: z.number(),
  mine: flag,
});

/** One thing worth telling of it. */
export const golfHighlight = z.object({
  ID: z.enum(['best_round', 'worst_round', 'valuable', 'aces', 'winner', 'side']),
  label: z.string(),
  value: z.string(),
  note: z.string(),
});

/** What was corrected after it was official, which changes nothing above it. */
export const golfCorrection = z.object({ ID: z.number().int(), at: z.string(), text: z.string() });

/** An entry's season after each official tournament. */
export const golfRaceRow = z.object({
  /** `3-12`: number of the tournament and entry. */
  ID: z.string(),
  entry_id: z.number().int(),
  EntryName: z.string(),
  /** Number of the tournament in the season. */
  Event: z.number().int(),
  /** Sum of scores to par so far. */
  Score: z.number().int(),
  /** Dollars so far. */
  Points: z.number(),
  Rank: z.number().int(),
});

/** A tournament's recap in Pick1. */
export const pick1RecapConfig = z.object({
  ...contestFields,
  /** The tournament that is reported; 0 while none is official. */
  tid: z.number().int(),
  Name: z.string(),
  /** When it became official, ISO; ''. */
  OfficialAt: z.string(),
  double: flag,
  /** '' while none is official, and for one that moved no money. */
  ...recapWords,
  /** About the viewer's own: '2nd of 6. Matteo Quist finished T12 at −4. −$1.'; '' without an entry. */
  Mine: z.string(),
});

/** A Pick1 entry when the tournament became official. Dollars are net of what was paid in. */
export const pick1RecapStanding = z.object({
  /** Entry id. */
  ID: z.number().int(),
  EntryName: z.string(),
  /** Shared place. */
  Rank: z.number().int(),
  /** '' without a pick. */
  Pick: z.string(),
  /** 'T3', 'CUT'; '' where it was not kept. */
  Position: z.string(),
  /** To par; null where it was not kept. */
  Score: z.number().int().nullable(),
  Points: z.number(),
  /** The season after it, and its shared rank. */
  Season: z.number(),
  SeasonRank: z.number().int(),
  mine: flag,
});

export type Pick1RecapConfig = z.infer<typeof pick1RecapConfig>;
export type Pick1RecapStanding = z.infer<typeof pick1RecapStanding>;
export type GolfRecapStandingRow = z.infer<typeof golfRecapStanding>;
export type GolfRecapPick = z.infer<typeof golfRecapPick>;
export type GolfRecapConfig = z.infer<typeof golfRecapConfig>;
export type GolfHighlightRow = z.infer<typeof golfHighlight>;
export type GolfRaceRow = z.infer<typeof golfRaceRow>;
