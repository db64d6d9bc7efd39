import { z } from 'zod';
import { contestFields } from '../contest';
import { flag } from '../fields';

type HoleNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18;
export type GolfHoleName = `Hole${HoleNumber}`;
const holeNames = Array.from({ length: 18 }, (_, n) => `Hole${n + 1}` as GolfHoleName);
const holes = <T extends z.ZodType>(type: T) => Object.fromEntries(holeNames.map((name) => [name, type])) as Record<GolfHoleName, T>;

export const golfStatus = z.enum(['NOT_STARTED', 'IN_PROGRESS', 'ROUND_COMPLETE', 'SUSPENDED', 'OFFICIAL', 'CANCELLED']);
export const scoringLevel = z.enum(['BASIC', 'STATS', 'TOURCAST']);
const golferId = z.number().int();

/** What all golf pages say of the tournament that they show. */
export const golfTournamentFields = {
  status: golfStatus,
  current_round: z.number().int(),
  /** The shown tournament's id, the `tid` of every golf call. 0 where a contest has none yet. */
  current_tournament: z.number().int(),
  current_year: z.number().int(),
  tour_code: z.string(),
  Perm_Num: z.string(),
  /** Its name. */
  Name: z.string(),
};

export const golfConfig = z.object({
  ...contestFields,
  ...golfTournamentFields,
  /** The round after which the field is cut; 0 for none. */
  cut_round: z.number().int(),
  /** How many make it, ties in, and everybody within so many strokes of the leader; 0 for nobody by that. */
  cut_count: z.number().int(),
  cut_within: z.number().int(),
  /** 'E', '+1', '' without a cut or before the first score. */
  projected_cut: z.string(),
  /** The line where points are played for, `projected_cut` being '' there; null without one, left out elsewhere. */
  cut_points: z.number().int().nullable().optional(),
  /** 1 once the cut is made. */
  cut_made: flag,
  is_admin: flag,
  /** The viewer's entry in the Pick1 contest that goes with this one, and that contest; 0 for none. */
  pick1golf_entry_id: z.number().int(),
  pick1golf_contest_id: z.number().int(),
  /** 1 while entries may opt in to the side action. */
  side_action_open: flag,
  /** 1 once the viewer's entry is in, for this tournament or from the next one on. */
  in_side_action: flag,
  /** Dollars at stake in the shown tournament. */
  aces_pot: z.number(),
  winner_pot: z.number(),
  rounds: z.number().int(),
  /** 1 where it counts double. */
  double: flag,
  /** First tee, ISO, and whether it has passed. */
  LockAt: z.string(),
  locked: flag,
  /** Since when no score has come although golfers are on the course; '' while they come. */
  ScoresFrom: z.string(),
});

/** An entry and its four picks. Others' are sealed until the lock: nothing but that they are in. */
export const golfPicks = z.object({
  id: z.number().int(),
  EntryName: z.string(),
  picked: flag,
  Pick1: golferId.nullable(),
  Pick2: golferId.nullable(),
  Pick3: golferId.nullable(),
  Pick4: golferId.nullable(),
  Pick1Name: z.string(),
  Pick2Name: z.string(),
  Pick3Name: z.string(),
  Pick4Name: z.string(),
  /** Sentences on picks that the player did not make: 'House pick in group 2', 'Vance withdrew; Quist plays for you'. */
  Notes: z.string(),
  /** '' or why an administrator set them. */
  Override: z.string(),
  /** 1 for the viewer's own. */
  mine: flag,
});

export const golfStanding = z.object({
  /** `7-12`: tournament and entry; tournament 0 is the season. */
  ID: z.string(),
  entry_id: z.number().int(),
  EntryName: z.string(),
  Tournament_ID: z.number().int(),
  /** To par; null before the first score. */
  Score: z.number().int().nullable(),
  /** Dollars: won, and while it runs what would be won if it ended now. */
  Points: z.number(),
  golfers_making_cut: z.number().int(),
  /** 1: in the side action of this tournament. */
  side_action: flag,
  side_action_score: z.number().int(),
  /** Net dollars. */
  side_action_points: z.number(),
  holes_remaining: z.number().int(),
  /** Shared place, 1, 2, 2, 4; 0 before there is one. */
  Rank: z.number().int(),
  Shared: flag,
  /** How a tie on total was broken, or would be; ''. */
  TieNote: z.string(),
  /** 1 while figures are as it stands. */
  Projected: flag,
  /** What this row's points are made of, for those who ask: '$9 for place 1, $17.50 of the aces pot'. */
  Won: z.string(),
});

/** An entry's round: what its best ball adds up to, and what is left of it. The ball of a hole is the lowest to par of its four golfers' scores. */
export const golfRound = z.object({
  /** `12-3`: entry and round. */
  ID: z.string(),
  entry_id: z.number().int(),
  round_number: z.number().int(),
  Round: z.number().int(),
  /** Holes that the four still have to play in this round. */
  HR: z.number().int(),
  /** Birdie opportunities remaining. */
  BOR: z.number().int(),
  Total: z.number().int(),
  /** 1: a hole has no ball and nobody is left who could make one, so the round counts as the day's worst. */
  dead: flag,
});

export const golfLeader = z.object({
  /** The golfer's id. */
  ID: golferId,
  Golfer_ID: golferId,
  Name: z.string(),
  /** '1', 'T5', 'CUT', 'MDF', 'WD', 'DQ', '' before a score. */
  Position: z.string(),
  /** 'E', '-5', '+3', '': the official score, starting strokes in. Contests count strokes played. */
  Score: z.string(),
  /** '', '1' … '17', 'F', with a star after a start on hole 10. */
  Through: z.string(),
  Round_Score: z.string(),
  /** 0 to 3. */
  Group_Num: z.number().int().nullable(),
  sort_order: z.number().int(),
  /** As it is reported; '' where no shots are. */
  last_shot: z.string(),
  /** Of the current round until a hole is posted in it, ISO; ''. */
  Tee_Time: z.string(),
  /** 1 where that start is on hole 10; else left out. */
  back_nine: flag.optional(),
  Status: z.enum(['IN', 'ALTERNATE', 'CUT', 'MDF', 'WD', 'DQ']),
  /** To par with which he began; sent only where a golfer of the field began with any. */
  Starting: z.number().int().optional(),
  /** By which the leaderboard ranks, of all rounds and of today's; sent only where points are played for, null before a hole. */
  Points: z.number().int().nullable().optional(),
  Round_Points: z.number().int().nullable().optional(),
});

export const golfScores = z.object({
  /** `900001-2`: golfer and round. */
  ID: z.string(),
  golfer_ID: golferId,
  round_number: z.number().int(),
  ...holes(z.number().int().nullable()),
  holes_remaining: z.number().int(),
  course_id: z.number().int(),
  birdies: z.number().int(),
  eagles: z.number().int(),
  bogies: z.number().int(),
  /** JSON text of `GolfHoleShots[]`; null where they were not asked for, or are not reported. */
  shot_details: z.string().nullable(),
});

export const golfCourse = z.object({
  ID: z.number().int(),
  course_id: z.number().int(),
  Par: z.number().int(),
  Name: z.string(),
  code: z.string(),
  scoring_level: scoringLevel,
  /** Pars. */
  ...holes(z.number().int()),
  /** Yards by hole, with commas between. */
  yards: z.string(),
  /** Holes whose overhead picture the site has, with commas between. */
  pictures: z.string(),
});

export const golfTournament = z.object({
  ID: z.number().int(),
  Name: z.string(),
  Perm_Num: z.string(),
  /** yyyy-mm-dd. */
  Start_Date: z.string(),
  End_Date: z.string(),
  status: golfStatus,
  double: flag,
  /** From 1, in the order of the season. */
  seq: z.number().int(),
});

export const pick1Pick = z.object({
  ID: z.number().int(),
  EntryName: z.string(),
  /** Null without a pick, and while it is sealed. */
  Golfer_ID: golferId.nullable(),
  Pick: z.string(),
  Score: z.string(),
  Position: z.string(),
  /** Net dollars. */
  Points: z.number(),
  mine: flag,
});

export const availableGolfer = z.object({
  ID: golferId,
  Golfer_ID: golferId,
  Name: z.string(),
  /** 0 to 3. */
  Group_Num: z.number().int(),
  /** Country. */
  code: z.string(),
  Rank: z.number().int().nullable(),
  /** Of round 1, ISO; ''. */
  Tee_Time: z.string(),
  /** 1: starts on hole 10. */
  back_nine: flag,
  Avg_Birdies: z.number().nullable(),
  Holes_Per_Eagle: z.number().nullable(),
  /** Made and played this year: '12/14'. */
  Cuts_Made: z.string(),
  Consecutive_Cuts: z.number().int().nullable(),
  GIR: z.number().nullable(),
  /** '' or when the golfer withdrew: he cannot be picked. */
  Withdrawn: z.string(),
  /** Decimal odds to win; sent to administrators alone. */
  Odds: z.number().nullable().optional(),
});

/** A point of a hole, feet on the event's own grid or fractions of a picture. */
const point = z.object({ x: z.number(), y: z.number() });
export const golfStroke = z.object({
  strokeNumber: z.number().int(),
  strokeType: z.enum(['STROKE', 'PENALTY', 'DROP', 'PROVISIONAL']),
  finalStroke: z.boolean(),
  playByPlay: z.string(),
  /** The stroke's number, 'P' for a penalty. */
  markerText: z.string(),
  /** '291 yds' of strokes of 30 yards and more; '' of others, whose length the words tell alone, and where it is not known. */
  distance: z.string(),
  /** `from` is null where the stroke began where the one before it ended, and where it is not known. */
  overview: z.object({ frame: z.enum(['FEET', 'FRACTION']), from: point.nullable(), to: point.nullable() }),
});
export const golfHoleShots = z.object({
  holeNumber: z.number().int(),
  par: z.number().int(),
  yardage: z.number().int(),
  /** How hard the hole plays today, 1 the hardest; '' under ten golfers. */
  rank: z.string(),
  /** '' until it is holed. */
  score: z.string(),
  strokes: z.array(golfStroke),
});
export type GolfStroke = z.infer<typeof golfStroke>;
export type GolfHoleShots = z.infer<typeof golfHoleShots>;

/** The ground of a hole, from the shots of the whole event; yards along the line from tee to pin and right of it. */
export const golfGround = z.object({
  /** `2-13`: round and hole. */
  ID: z.string(),
  course_id: z.number().int(),
  round_number: z.number().int(),
  hole: z.number().int(),
  tee: point,
  pin: point,
  /** Fairway, rough, green, sand and water, as `@poolhouse/contract/golf-rules` reads them; for who asks with `ground=text`. */
  shapes: z.string().optional(),
  /** For whoever asks without, as remotes of before do. JSON text of [along, left, right][]; '' where too few balls tell where the fairway is. */
  fairway: z.string().optional(),
  /** The rough round it, as `fairway`; '' where few have played the hole. */
  rough: z.string().optional(),
  /** JSON text of {a, b, r}. */
  green: z.string().optional(),
  /** JSON text of {a, b, r}[]. */
  bunkers: z.string().optional(),
  /** JSON text of {green, sand, water}, each [along, right][][]: corners of closed shapes; all empty where few have played the hole. */
  outlines: z.string().optional(),
  /** How often the hole was played to the end so far, by all golfers in all rounds of the event. */
  plays: z.number().int(),
});

export type GolfStatus = z.infer<typeof golfStatus>;
export type GolfConfigRow = z.infer<typeof golfConfig>;
export type GolfPicksRow = z.infer<typeof golfPicks>;
export type GolfStandingRow = z.infer<typeof golfStanding>;
export type GolfRoundRow = z.infer<typeof golfRound>;
export type GolfLeaderRow = z.infer<typeof golfLeader>;
export type GolfScoresRow = z.infer<typeof golfScores>;
export type GolfCourseRow = z.infer<typeof golfCourse>;
export type GolfTournamentRow = z.infer<typeof golfTournament>;
export type Pick1PickRow = z.infer<typeof pick1Pick>;
export type AvailableGolferRow = z.infer<typeof availableGolfer>;
export type GolfGroundRow = z.infer<typeof golfGround>;
