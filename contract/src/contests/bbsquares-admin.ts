import { z } from 'zod';
import { defineApi } from '../endpoint';
import { flag, group, id, idParam, instant, oneLine, success } from '../fields';

const settings = z
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
  .strict();

/** What a round's games pay, now and with all squares claimed; whole points each. */
const payoutPreview = z.object({
  ID: z.string(),
  round: z.number().int(),
  games: z.number().int(),
  amount: z.number().int(),
  full_amount: z.number().int(),
});

const half = z.number('must be a number').int('must be a whole number').min(0).max(300).nullable();
const halftime = z.object({ contest_id: id, event_id: id, score1: half, score2: half });

/** An entry whose points would be others. */
const movedEntry = z.object({
  ID: z.number().int(),
  contest_id: z.number().int(),
  contest_name: z.string(),
  EntryName: z.string(),
  Winnings: z.number().int(),
  WinningsAfter: z.number().int(),
});

/** What the administrator of a squares board does. */
export const squaresAdminApi = defineApi({
  'POST bbsquares/lock': {
    summary: 'Closes the board now.',
    access: 'helper',
    place: { contest: 'contest_id' },
    body: z.object({ contest_id: id }).strict(),
    data: success,
  },
  'POST bbsquares/reopen': {
    summary: 'Opens a closed board again before its numbers are drawn, until another lock.',
    access: 'helper',
    place: { contest: 'contest_id' },
    body: z.object({ contest_id: id, lock_at: instant.optional(), reason: oneLine(200) }).strict(),
    data: success,
  },
  'POST bbsquares/settings': {
    summary: 'How a board is played.',
    access: 'commissioner',
    place: { contest: 'contest_id' },
    body: settings,
    data: success,
  },
  'POST bbsquares/preview_settings': {
    summary: 'What these settings would pay, with the squares that are claimed now; changes nothing.',
    access: 'commissioner',
    place: { contest: 'contest_id' },
    body: settings,
    data: z.object({
      /** Whole points, of the claimed squares. */
      Pot: z.number().int(),
      /** Of the whole board, with all squares claimed. */
      full: z.number().int(),
      rounds: group(payoutPreview),
    }),
  },
  'POST bbsquares/paid': {
    summary: 'Marks an entry as paid, or as not.',
    access: 'helper',
    place: { contest: 'contest_id', entry: 'entry_id' },
    body: z.object({ contest_id: id, entry_id: id, paid: flag }).strict(),
    data: success,
  },
  'POST bbsquares/release_unpaid': {
    summary: 'Releases the squares of all entries that are not marked as paid, before the lock.',
    access: 'commissioner',
    place: { contest: 'contest_id' },
    body: z.object({ contest_id: id }).strict(),
    data: z.object({ result: z.literal('success'), count: z.number().int() }),
  },
  'POST bbsquares/another': {
    summary: 'Opens another board of the same year with the same settings.',
    access: 'commissioner',
    place: { contest: 'contest_id' },
    body: z.object({ contest_id: id }).strict(),
    data: success,
  },
  'POST bbsquares/preview_halftime': {
    summary: 'What a score at half-time would change on the boards of every group, and a digest of what stands now; changes nothing.',
    access: 'site',
    body: halftime.strict(),
    data: z.object({
      digest: z.string(),
      /** '30–31', 'not known'. */
      was: z.string(),
      becomes: z.string(),
      moved: group(movedEntry),
    }),
  },
  'POST bbsquares/halftime': {
    summary: "Enters a game's score at half-time, on all boards, as it was looked at; null forgets it.",
    access: 'site',
    body: halftime
      .extend({
        /** Of the preview: refused with conflict when anything moved since. */
        digest: oneLine(100),
        reason: oneLine(200),
      })
      .strict(),
    data: success,
  },
  'POST bbsquares/walkover': {
    summary: 'Lets one side of a game go on without playing, on all boards and in all brackets; 0 takes that back.',
    access: 'site',
    body: z
      .object({ contest_id: id, event_id: id, winner: z.union([z.literal(0), z.literal(1), z.literal(2)]), reason: oneLine(200) })
      .strict(),
    data: success,
  },
  'POST bbsquares/void_draw': {
    summary:
      'Throws the drawn numbers away, once, with a reason, by somebody who does not play on the board; the second draw comes from a new seed and the final score of the next game.',
    access: 'helper',
    place: { contest: 'contest_id' },
    body: z.object({ contest_id: id, reason: oneLine(200) }).strict(),
    data: success,
  },
  'POST bbsquares/share': {
    summary: 'Makes a link that shows the board without an account, or takes it back.',
    access: 'commissioner',
    place: { contest: 'contest_id' },
    body: z.object({ contest_id: id, on: flag }).strict(),
    data: z.object({ result: z.literal('success'), path: z.string() }),
  },
  'GET bbsquares/share': {
    summary: 'The link that shows the board without an account.',
    access: 'commissioner',
    place: { contest: 'contest_id' },
    query: z.object({ contest_id: idParam }),
    data: z.object({ path: z.string() }),
  },
});
