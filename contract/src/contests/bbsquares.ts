import { z } from 'zod';
import { contestFields, wantedContest } from '../contest';
import { defineApi, type AnswerOf, type RowOf } from '../endpoint';
import { flag, group, id, idOrZeroParam, idParam, instant, oneLine, sinceParam, success } from '../fields';
import { gameStatus } from '../game';
import { smackMessage, smackRow } from '../smack';
import { defineContest } from './contest-contract';

const digit = z.number('must be a number').int('must be a whole number').min(0, 'must be 0 to 9').max(9, 'must be 0 to 9');
/** 0 to 9, left to right for columns and top to bottom for rows. */
const position = digit;
const reason = oneLine(200).optional();
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

const squaresConfig = z.object({
  ...contestFields,
  year: z.number().int(),
  /** The boards that the viewer may see, the latest year first: `7,3`. */
  contest_ids: z.string(),
  my_entry_name: z.string(),
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
  /** SHA-256 of the sealed seed, told when the board is made. */
  commit: z.string(),
  /** ISO; ''. */
  drawn_at: z.string(),
  /** Who typed the numbers in; ''. */
  typed_by: z.string(),
  /** 'American–Mt St Mary's, Texas–Xavier': the games whose scores the numbers come from, or came from; ''. */
  drawn_from: z.string(),
  /** The next tip-off of a game that counts, ISO; ''. */
  NextTip: z.string(),
  ScoresFrom: z.string(),
  /** 1 once the bracket of the year is known. */
  Bracket: flag,
});

const square = z.object({
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

const squaresEntry = z.object({
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

const payout = z.object({
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
const squaresGame = z.object({
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

const squaresWord = z.object({ ID: z.number().int(), word: z.string() });
/** Who has paid in; an administrator sees all, a player his own. */
const squaresPaid = z.object({ ID: z.number().int(), owed: z.number().int(), paid: flag });
const boardOption = z.object({ id: z.number().int(), name: z.string(), year: z.number().int() });

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

const sealed = z.object({ board: z.string(), commit: z.string(), sealed_at: z.string() });
const voided = z.object({ ID: z.number().int(), voided_at: z.string(), by: z.string(), reason: z.string(), draw: drawDocument });
const contestBody = { contest_id: wantedContest };

export const squaresApi = defineApi({
  'GET bbsquares/pagedata': {
    summary: 'A squares board: squares, games, standings, payouts.',
    access: 'player',
    query: z.object({ contest_id: idOrZeroParam.optional(), since: sinceParam }),
    data: z.object({
      config: group(squaresConfig),
      contests: group(boardOption),
      squares: group(square),
      entries: group(squaresEntry),
      events: group(squaresGame),
      payouts: group(payout),
      words: group(squaresWord),
      paid: group(squaresPaid),
      smack: group(smackRow),
    }),
  },
  'POST bbsquares/savesquare': {
    summary: 'Claims or releases a square; as administrator gives any square to any entry, and types the digits of columns and rows.',
    access: 'player',
    body: z.discriminatedUnion('type', [
      z
        .object({
          type: z.literal('square'),
          ...contestBody,
          x_pos: position,
          y_pos: position,
          /** 0 releases. */
          entry_id: z.number('must be a number').int().min(0),
          reason,
        })
        .strict(),
      z.object({ type: z.literal('column'), ...contestBody, pos: position, score: digit.nullable(), reason }).strict(),
      z.object({ type: z.literal('row'), ...contestBody, pos: position, score: digit.nullable(), reason }).strict(),
    ]),
    data: success,
  },
  'POST bbsquares/claim_random': {
    summary: 'Claims so many free squares at random, all or none.',
    access: 'player',
    body: z.object({ ...contestBody, entry_id: id, count: z.number().int().min(1).max(100) }).strict(),
    data: success,
  },
  'POST bbsquares/word': {
    summary: "Sets an entry's word for the draw, until the board locks.",
    access: 'player',
    body: z.object({ ...contestBody, entry_id: id, word: oneLine(64).min(1, 'must not be empty') }).strict(),
    data: success,
  },
  'POST bbsquares/lock': {
    summary: 'Closes the board now.',
    access: 'admin',
    body: z.object({ contest_id: id }).strict(),
    data: success,
  },
  'POST bbsquares/reopen': {
    summary: 'Opens a closed board again before its numbers are drawn, until another lock.',
    access: 'admin',
    body: z.object({ contest_id: id, lock_at: instant.optional(), reason: oneLine(200) }).strict(),
    data: success,
  },
  'POST bbsquares/settings': {
    summary: 'How a board is played.',
    access: 'admin',
    body: z
      .object({
        contest_id: id,
        points_per_square: z.number().int().min(0).max(100_000).optional(),
        max_squares: z.number().int().min(0).max(100).optional(),
        /** null: as the bracket says. */
        lock_at: instant.nullable().optional(),
        playins: flag.optional(),
        halftime_pct: z.number().int().min(0).max(100).optional(),
        /** Hundredths of a percent of the pot for each game of a round, from the First Four to the final. */
        amounts: z.array(z.number().int().min(0).max(10_000)).length(7).optional(),
      })
      .strict(),
    data: success,
  },
  'POST bbsquares/paid': {
    summary: 'Marks an entry as paid, or as not.',
    access: 'admin',
    body: z.object({ contest_id: id, entry_id: id, paid: flag }).strict(),
    data: success,
  },
  'POST bbsquares/release_unpaid': {
    summary: 'Releases the squares of all entries that are not marked as paid, before the lock.',
    access: 'admin',
    body: z.object({ contest_id: id }).strict(),
    data: z.object({ result: z.literal('success'), count: z.number().int() }),
  },
  'POST bbsquares/another': {
    summary: 'Opens another board of the same year with the same settings.',
    access: 'admin',
    body: z.object({ contest_id: id }).strict(),
    data: success,
  },
  'POST bbsquares/halftime': {
    summary: "Enters a game's score at half-time; null forgets it.",
    access: 'admin',
    body: z
      .object({
        contest_id: id,
        event_id: id,
        score1: z.number().int().min(0).max(300).nullable(),
        score2: z.number().int().min(0).max(300).nullable(),
      })
      .strict(),
    data: success,
  },
  'POST bbsquares/void_draw': {
    summary: 'Throws the drawn numbers away, with a reason, before the first game that counts; the next draw has a new seed.',
    access: 'admin',
    body: z.object({ contest_id: id, reason: oneLine(200) }).strict(),
    data: success,
  },
  'GET bbsquares/draw': {
    summary: 'What the numbers were drawn from, for everybody to make the draw anew; before the draw what is sealed.',
    access: 'player',
    query: z.object({ contest_id: idParam }),
    data: z.object({ sealed, draw: drawDocument.nullable(), voided: z.array(voided) }),
  },
  'GET bbsquares/history': {
    summary: "Wins by square over the board's years, and digits by round in the tournaments that this site knows.",
    access: 'player',
    query: z.object({ contest_id: idParam }),
    data: z.object({
      years: z.array(z.number().int()),
      /** Wins of each place of the grid over these years, by `10 · y_pos + x_pos`. */
      wins: z.array(z.number().int()),
      /** Games by the last digits of winner and loser, `10 · loser + winner`. */
      pairs: z.array(z.number().int()),
      rounds: group(
        z.object({ ID: z.string(), games: z.number().int(), winner: z.array(z.number().int()), loser: z.array(z.number().int()) }),
      ),
    }),
  },
  'POST bbsquares/share': {
    summary: 'Makes a link that shows the board without an account, or takes it back.',
    access: 'admin',
    body: z.object({ contest_id: id, on: flag }).strict(),
    data: z.object({ result: z.literal('success'), path: z.string() }),
  },
  'GET bbsquares/share': {
    summary: 'The link that shows the board without an account.',
    access: 'admin',
    query: z.object({ contest_id: idParam }),
    data: z.object({ path: z.string() }),
  },
  'POST bbsquares/smack': {
    summary: "Posts a message to the board's smack board; without contest_id to the viewer's own.",
    access: 'player',
    body: z.object({ Message: smackMessage, contest_id: wantedContest }),
    data: success,
  },
  'DELETE bbsquares/smack': {
    summary: "Removes one's own message from the smack board.",
    access: 'player',
    query: z.object({ id: idParam, contest_id: idOrZeroParam.optional() }),
    data: success,
  },
});

type SquaresPage = AnswerOf<typeof squaresApi, 'GET bbsquares/pagedata'>;
export type SquaresConfigRow = RowOf<SquaresPage['config']>;
export type SquareRow = RowOf<SquaresPage['squares']>;
export type SquaresEntryRow = RowOf<SquaresPage['entries']>;
export type SquaresGameRow = RowOf<SquaresPage['events']>;
export type SquaresPayoutRow = RowOf<SquaresPage['payouts']>;
export type SquaresDrawAnswer = AnswerOf<typeof squaresApi, 'GET bbsquares/draw'>;
export type SquaresHistory = AnswerOf<typeof squaresApi, 'GET bbsquares/history'>;

export const bbSquares = defineContest({ type: 'bbsquares', name: 'bbSquares', api: squaresApi, errors: { board_locked: 409 } });
