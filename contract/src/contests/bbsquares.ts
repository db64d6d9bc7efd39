import { z } from 'zod';
import { wantedContest } from '../contest';
import { defineApi, type AnswerOf, type RowOf } from '../endpoint';
import { LARGEST_INTEGER, group, id, idOrZeroParam, idParam, oneLine, sinceParam, success } from '../fields';
import { momentsGroup } from '../moments';
import { recapFact } from '../recaps';
import { smackMessage, smackRow } from '../smack';
import { inPlayGroup } from '../sweat';
import { squaresAdminApi } from './bbsquares-admin';
import { squaresRecapConfig, squaresRecapMine, squaresRecapSquare } from './bbsquares-recap';
import {
  boardOption,
  drawDocument,
  payout,
  sealed,
  square,
  squaresChange,
  squaresConfig,
  squaresEntry,
  squaresGame,
  squaresPaid,
  squaresWord,
  voided,
} from './bbsquares-rows';
import { defineContest } from './contest-contract';

const digit = z.number('must be a number').int('must be a whole number').min(0, 'must be 0 to 9').max(9, 'must be 0 to 9');
/** 0 to 9, left to right for columns and top to bottom for rows. */
const position = digit;
const reason = oneLine(200).optional();
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
      changes: group(squaresChange),
      smack: group(smackRow),
      moments: momentsGroup,
      mine: inPlayGroup,
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
          entry_id: z.number('must be a number').int().min(0).max(LARGEST_INTEGER),
          reason,
        })
        .strict(),
      z.object({ type: z.literal('column'), ...contestBody, pos: position, score: digit.nullable(), reason }).strict(),
      z.object({ type: z.literal('row'), ...contestBody, pos: position, score: digit.nullable(), reason }).strict(),
    ]),
    data: success,
  },
  'POST bbsquares/claim': {
    summary: 'Claims those of these squares that are still free, and says who was first with the others.',
    access: 'player',
    body: z
      .object({
        ...contestBody,
        entry_id: id,
        /** Places, `10 · y_pos + x_pos`. */
        squares: z.array(z.number('must be a number').int('must be a whole number').min(0).max(99)).min(1, 'must not be empty').max(100),
      })
      .strict(),
    data: success.extend({ count: z.number().int() }),
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
  'GET bbsquares/recap': {
    summary: 'What a board came to with its tournament; without contest_id the one that the board shows.',
    access: 'player',
    query: z.object({ contest_id: idOrZeroParam.optional() }),
    data: z.object({
      config: group(squaresRecapConfig),
      facts: group(recapFact),
      /** Squares that won for who has won alone, the most points first. */
      winner: group(squaresRecapSquare),
      mine: group(squaresRecapMine),
    }),
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
export type SquaresChangeRow = RowOf<SquaresPage['changes']>;
export type SquaresPayoutRow = RowOf<SquaresPage['payouts']>;
export type SquaresDrawAnswer = AnswerOf<typeof squaresApi, 'GET bbsquares/draw'>;
export type SquaresHistory = AnswerOf<typeof squaresApi, 'GET bbsquares/history'>;
export type SquaresRecap = AnswerOf<typeof squaresApi, 'GET bbsquares/recap'>;
export type SquaresRecapConfig = RowOf<SquaresRecap['config']>;
export type SquaresHalfLook = AnswerOf<typeof squaresAdminApi, 'POST bbsquares/preview_halftime'>;

export const bbSquares = defineContest({
  type: 'bbsquares',
  name: 'bbSquares',
  api: { ...squaresApi, ...squaresAdminApi },
  errors: { board_locked: 409 },
});
