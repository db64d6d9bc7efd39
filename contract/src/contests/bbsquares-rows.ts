import { z } from 'zod';
import { contestFields } from '../contest';
import { flag } from '../fields';
import { gameStatus } from '../game';

const words = z.object({ entry_id: z.number().int(), word: z.string() });

/**
 * `open` and `full` (all claimed) until the lock, `locked` until the numbers are there, `drawn` until the first game that counts, `live`
 * until the final is over, then `finished`.
 */
export const squaresState = z.enum(['open', 'full', 'locked', 'drawn', 'live', 'finished']);
export type SquaresState = z.infer<typeof squaresState>;

/** `A`: drawn from scores of games that were played after the lock; `B`: from the seed and the players' words alone; `C`: typed in. */
export const drawLevel = z.enum(['A', 'B', 'C', '']);
export type DrawLevel = z.infer<typeof drawLevel>;

export const squaresConfig = z.object({
  ...contestFields,
  year: z.number().int(),
  /** The boards that the viewer may see, the latest year first: `7,3`. */
  contest_ids: z.string(),
  my_entry_name: z.string(),
  /** Ids of all entries of the viewer on this board: `12,13`. */
  my_entries: z.string(),
  isAdmin: flag,
  state: squaresState,
  /** When claims close, ISO; '' while neither an administrator nor the bracket says so. */
  lock_at: z.string(),
  points_per_square: z.number().int(),
  /** Squares that an entry may claim by itself. */
  max_squares: z.number().int(),
  claimed: z.number().int(),
  /** Whole points, of the claimed squares. */
  Pot: z.number().int(),
  /** 1: games of the First Four count. */
  playins: flag,
  /** Percent of a game's points that go by the score at half-time. */
  halftime_pct: z.number().int(),
  level: drawLevel,
  /** SHA-256 of the sealed seed, published when the board is made. */
  commit: z.string(),
  /** ISO; ''. */
  drawn_at: z.string(),
  /** Who typed the numbers in; ''. */
  typed_by: z.string(),
  /** 'American–Mt St Mary's, Texas–Xavier': the games whose scores the numbers come from, or came from; ''. */
  drawn_from: z.string(),
  /** After a draw was thrown away, the game that the second one waits for; ''. */
  waits_for: z.string(),
  /** How many of the games that the numbers come from have another score now; the draw stands. */
  corrected_sources: z.number().int(),
  /** The next tip-off of a game that counts, ISO; ''. */
  NextTip: z.string(),
  ScoresFrom: z.string(),
  /** 1 once the bracket of the year is known. */
  Bracket: flag,
});

export const square = z.object({
  /** `10 · y_pos + x_pos`. */
  ID: z.number().int(),
  x_pos: z.number().int(),
  y_pos: z.number().int(),
  /** The digit of its column, the winner's; null until there are numbers. */
  x_score: z.number().int().nullable(),
  /** The digit of its row, the loser's. */
  y_score: z.number().int().nullable(),
  /** 0 and '' while it is free. */
  entry_id: z.number().int(),
  entry_name: z.string(),
  /** Games that it has won. */
  wins: z.number().int(),
  winnings: z.number().int(),
  /** The administrator who gave it; ''. */
  by: z.string(),
  /** Why it was given after the first game; ''. */
  reason: z.string(),
});

export const squaresEntry = z.object({
  id: z.number().int(),
  entry_name: z.string(),
  /** Two letters for the grid. */
  initials: z.string(),
  squares: z.number().int(),
  wins: z.number().int(),
  winnings: z.number().int(),
  /** Shared rank by wins, then winnings. */
  Rank: z.number().int(),
});

export const payout = z.object({
  /** PI, R64, R32, S16, E8, F4 or F. */
  ID: z.string(),
  round: z.number().int(),
  games: z.number().int(),
  /** What each of its games pays, without what rolled over. */
  amount: z.number().int(),
  played: z.number().int(),
  paid: z.number().int(),
});

/** A game whose two teams are known. team1 stands above team2 in the bracket. */
export const squaresGame = z.object({
  ID: z.number().int(),
  /** 0 the First Four, 1 the round of 64, 6 the final. */
  round: z.number().int(),
  /** Its place in the bracket, `r1g9`. */
  game: z.string(),
  team1: z.string(),
  team2: z.string(),
  seed1: z.number().int().nullable(),
  seed2: z.number().int().nullable(),
  score1: z.number().int().nullable(),
  score2: z.number().int().nullable(),
  state: gameStatus,
  status: z.string(),
  timeLeft: z.string(),
  /** Tip-off, ISO. */
  day: z.string(),
  TV: z.string(),
  /** 1 or 2, the side that is ahead or has won; 0 while level. */
  leader: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  /** The digits of the leader and of the other side, as the score stands; null before the game. */
  x_score: z.number().int().nullable(),
  y_score: z.number().int().nullable(),
  /** Whose square it is, or would be if it ended now; 0 and '' for nobody's, and while there are no numbers. */
  entry_id: z.number().int(),
  entry_name: z.string(),
  /** Points of this game with what rolled over; 0 for a game that does not count. */
  amount: z.number().int(),
  /** How much of them rolled over from games that nobody won. */
  rolled: z.number().int(),
  /** '84-79' at half-time, where half-time pays and is known; ''. */
  half: z.string(),
  half_entry_name: z.string(),
  half_amount: z.number().int(),
});

/** A result that was changed after it had been published; the latest first. */
export const squaresChange = z.object({
  ID: z.number().int(),
  /** Its place in the bracket, `r6g1`. */
  game: z.string(),
  /** 'Florida–Houston' */
  teams: z.string(),
  was: z.string(),
  became: z.string(),
  /** ISO. */
  at: z.string(),
  /** The administrator; '' for a feed or a file. */
  by: z.string(),
  reason: z.string(),
  /** 1: the final was over then. */
  late: flag,
});

export const squaresWord = z.object({ ID: z.number().int(), word: z.string() });
/** Who has paid in; an administrator sees all, players their own. */
export const squaresPaid = z.object({ ID: z.number().int(), owed: z.number().int(), paid: flag });
export const boardOption = z.object({ id: z.number().int(), name: z.string(), year: z.number().int() });

/** All that a draw was made of. `node verify-draw.mjs draw.json` makes it anew. */
export const drawDocument = z.object({
  protocol: z.literal('poolhouse-squares-draw-1'),
  board: z.string(),
  commit: z.string(),
  seed: z.string(),
  claims: z.array(z.object({ x_pos: z.number().int(), y_pos: z.number().int(), entry_id: z.number().int() })),
  words: z.array(words),
  games: z.array(z.object({ game: z.string(), name: z.string(), score1: z.number().int(), score2: z.number().int() })),
  /** The hashes on the way. */
  hashes: z.object({ claims: z.string(), words: z.string(), scores: z.string(), key: z.string() }),
  columns: z.array(z.number().int()),
  rows: z.array(z.number().int()),
  level: drawLevel,
  /** Games whose scores were to count and were not known in time. */
  missing: z.array(z.string()),
  sealed_at: z.string(),
  locked_at: z.string(),
  drawn_at: z.string(),
});
export type DrawDocument = z.infer<typeof drawDocument>;

export const sealed = z.object({ board: z.string(), commit: z.string(), sealed_at: z.string() });
export const voided = z.object({ ID: z.number().int(), voided_at: z.string(), by: z.string(), reason: z.string(), draw: drawDocument });
