import { z } from 'zod';
import { flag, group } from './fields';

/** Something of a player's in a game, whatever the contest. Texts are ready to show; '' leaves their place empty. */
export const sweatFields = {
  /** Kick-off, ISO: the rows come in no order. */
  at: z.string(),
  /** What it is: 'Bills −5.5', 'Auburn against Houston'. */
  pick: z.string(),
  /** What it needs, or the others to take it away, in one clause: 'Vikings need 10, 9 pushes'; '' where nothing can be said. */
  need: z.string(),
  /** Its own side first, '31–20'; of golf to par. */
  score: z.string(),
  /** 'Q3 4:12', 'R2, 20 holes left'. */
  clock: z.string(),
  push: flag,
  /** 1 where a winning pick only covers, and the contest counts that as less than a win. */
  covers: flag.optional(),
  /** How far it is from turning: below 1 a single play may do it, and 0 is a coin's toss. Comparable between all rows that are on. */
  near: z.number().min(0),
  /**
   * The chance, of 1, that it is won: that a pick beats its line, that a team wins. Null where the game has no line or its clock tells nothing; what has no such
   * chance (a square, a golfer, what is over) has no field.
   */
  chance: z.number().min(0).max(1).nullable().optional(),
};

/** A player's own in the games of one board: on now, to come (`need` says what it will take) or over (`need` says how it went). */
const sweatRow = z.object({
  ID: z.string(),
  /** The game, as the board's scores name it, and the side that is the player's. */
  event_id: z.number().int(),
  side: z.number().int().min(1).max(2),
  state: z.enum(['live', 'to_come', 'over']),
  ...sweatFields,
  /** As the contest grades it: 1 win, 0 loss, -1 winning, -2 losing, 3 picked, null nothing to show. */
  result: z.number().int().nullable(),
});
export type SweatRow = z.infer<typeof sweatRow>;

/** The viewer's own rows of a board. A page kept by a browser from before there were any has none. */
export const sweatGroup = group(sweatRow).optional();

/** Something of the player's that is played right now. */
export const inPlayFields = {
  ID: z.string(),
  ...sweatFields,
  /** -1 winning, -2 losing; anything else is not known yet. */
  result: z.number().int(),
  /** What its chance hangs on, where it has one: the game, the player's side and the line that it must beat, 0 for a win outright. */
  game: z.number().int().optional(),
  side: z.number().int().min(1).max(2).optional(),
  line: z.number().optional(),
  /** The page on which it is played, opened at this entry and game. */
  href: z.string(),
};

/** … on one board; home has the same of all of them. */
const inPlayRow = z.object({
  ...inPlayFields,
  /** Whose it is, where the player has several entries on the board. */
  note: z.string().optional(),
});
export type InPlayRow = z.infer<typeof inPlayRow>;

/** What of the viewer's is in play on a board. A page kept by a browser from before there was any has none. */
export const inPlayGroup = group(inPlayRow).optional();
