import { z } from 'zod';
import { contestFields } from '../contest';
import { flag } from '../fields';
import { recapWords } from '../recaps';

/** First and only row: what a board came to with its tournament. Words but `Dates` are '' while a game is to come. */
export const squaresRecapConfig = z.object({
  ...contestFields,
  year: z.number().int(),
  /** 1 once every game is decided, on a board whose numbers are there and on which somebody holds a square. */
  Over: flag,
  /** Games that count and have no result, and how many count; 0 and 0 before the bracket is known. */
  Open: z.number().int(),
  Games: z.number().int(),
  /** 1 where the numbers are there. */
  Drawn: flag,
  ...recapWords,
});

/** What it was for an entry of the viewer's: '2nd of 10, 8 games and 96 points for 10 squares. …' */
export const squaresRecapMine = z.object({ ID: z.number().int(), EntryName: z.string(), Says: z.string() });

/** A square that won a game. */
export const squaresRecapSquare = z.object({
  /** `10 · y_pos + x_pos`. */
  ID: z.number().int(),
  /** The digits of its column, the winner's, and of its row, the loser's. */
  x_score: z.number().int(),
  y_score: z.number().int(),
  wins: z.number().int(),
  winnings: z.number().int(),
});
