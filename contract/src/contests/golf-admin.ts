import { z } from 'zod';
import { contestOption } from '../contest';
import { defineApi } from '../endpoint';
import { flag, group, id, idOrZeroParam, idParam, oneLine, success } from '../fields';
import {
  golfAdminCard,
  golfAdminConfig,
  golfAdminEntry,
  golfAdminGolfer,
  golfAdminTournament,
  golfRefusedLine,
  GOLF_FILES,
} from './golf-admin-rows';
import { golfPicks } from './golf-rows';

const reason = oneLine(200).optional();
/** 0: ask before a write that is unusual, with `confirm_needed` and a question; 1: yes, do it. Who leaves it out is not asked. */
const confirm = flag.optional();
/** The holes of all courses of all years are 740 kB, a year's results 470 kB. */
const MOST_CONTENT = 6_000_000;
const FILE_BODY = 8_000_000;
const amounts = z
  .string()
  .max(120)
  .regex(/^\d{1,6}(\.\d{1,2})?(,\d{1,6}(\.\d{1,2})?){0,19}$/, 'must be amounts with commas between');

/** Calls of administrators; each change is logged with its reason. */
export const golfAdminApi = defineApi({
  'GET golf/ad': {
    summary: "A golf contest for its administrator: season, settings, who has picks in (never which), a tournament's field and cards.",
    access: 'helper',
    place: { contest: 'contest_id' },
    query: z.object({ contest_id: idOrZeroParam.optional(), tid: idParam.optional(), gid: idParam.optional() }),
    data: z.object({
      config: group(golfAdminConfig),
      contests: group(contestOption),
      tournaments: group(golfAdminTournament),
      entries: group(golfAdminEntry),
      pick1_entries: group(golfAdminEntry),
      field: group(golfAdminGolfer),
      cards: group(golfAdminCard),
    }),
  },
  'GET ad/MakeGolfPicks': {
    summary: "Sets another player's four picks, with a reason that the player sees.",
    access: 'helper',
    place: { entry: 'entry_id' },
    writes: true,
    query: z.object({ entry_id: idParam, pick1: idParam, pick2: idParam, pick3: idParam, pick4: idParam, reason, tid: idParam.optional() }),
    data: success,
  },
  'POST ad/MakeGolfPicks': {
    summary: 'As GET ad/MakeGolfPicks, with the picks in the body, so that no log of addresses holds what is sealed.',
    access: 'helper',
    place: { entry: 'entry_id' },
    body: z.object({ entry_id: id, pick1: id, pick2: id, pick3: id, pick4: id, reason, tid: id.optional() }).strict(),
    data: success,
  },
  'GET ad/golf_picks': {
    summary: "An entry's picks of the next tournament; of others' no more than that they are in, until the first tee.",
    access: 'helper',
    place: { entry: 'entry_id' },
    query: z.object({ entry_id: idParam, tid: idParam.optional() }),
    data: z.object({ picks: group(golfPicks) }),
  },
  'GET ad/pick1_golf_pick': {
    summary: "A Pick1 entry's golfer of the next tournament, as sealed as all picks.",
    access: 'helper',
    place: { entry: 'entry_id' },
    query: z.object({ entry_id: idParam }),
    data: z.object({ pick: z.number().int().nullable(), Pick: z.string(), picked: flag }),
  },
  'GET ad/MakePick1GolfPick': {
    summary: "Sets another player's Pick1 golfer, with a reason.",
    access: 'helper',
    place: { entry: 'entry_id' },
    writes: true,
    query: z.object({ entry_id: idParam, pick: idParam, reason, tid: idParam.optional() }),
    data: success,
  },
  'POST ad/MakePick1GolfPick': {
    summary: 'As GET ad/MakePick1GolfPick, with the golfer in the body.',
    access: 'helper',
    place: { entry: 'entry_id' },
    body: z.object({ entry_id: id, pick: id, reason, tid: id.optional() }).strict(),
    data: success,
  },
  'POST ad/golf_season': {
    summary: 'Sets which tournaments a contest plays and which count double; without them proposes and sets the season of the year.',
    access: 'commissioner',
    place: { contest: 'contest_id' },
    body: z
      .object({
        contest_id: id,
        tournaments: z
          .array(z.object({ id, double: flag }).strict())
          .max(60)
          .optional(),
        /** With no list: how many events to propose. */
        events: z.number().int().min(1).max(60).optional(),
        propose_only: flag.optional(),
      })
      .strict(),
    data: z.object({
      result: z.literal('success'),
      tournaments: group(z.object({ ID: z.number().int(), Name: z.string(), Start_Date: z.string(), double: flag })),
    }),
  },
  'POST ad/golf_field': {
    summary: "Groups a tournament's field by its odds and publishes it; once published the groups stand.",
    access: 'site',
    body: z.object({ tournament_id: id, publish: flag, confirm }).strict(),
    data: z.object({
      result: z.literal('success'),
      golfers: z.number().int(),
      sizes: z.array(z.number().int()),
    }),
  },
  'POST ad/golf_import': {
    summary: 'Brings a file of golf in, all or nothing; with dry_run it says what would become of it, or which lines are refused.',
    access: 'site',
    body: z
      .object({
        file: z.enum(GOLF_FILES),
        content: z.string().min(1, 'must not be empty').max(MOST_CONTENT),
        /** Of which tournament it is, R2024014: where a table of courses or results is of one alone. */
        tournament: oneLine(20).optional(),
        /** Takes this season of the file alone. */
        season: z.number().int().min(1990).max(2200).optional(),
        confirm,
        dry_run: flag.default(0),
      })
      .strict(),
    bodyLimit: FILE_BODY,
    data: success.extend({ refused: group(golfRefusedLine) }),
  },
  'POST ad/golf_set_holes': {
    summary: "Sets a golfer's round by hand; no feed changes it until it is released.",
    access: 'site',
    body: z
      .object({
        tournament_id: id,
        golfer_id: id,
        round: z.number().int().min(1).max(4),
        holes: z.array(z.number().int().min(1).max(20).nullable()).length(18),
        manual: flag,
        reason: oneLine(200).min(3, 'must say why'),
        confirm,
      })
      .strict(),
    data: success,
  },
  'POST ad/golf_set_golfer': {
    summary: "Sets a golfer's status in a tournament, and the strokes to par with which they start.",
    access: 'site',
    body: z
      .object({
        tournament_id: id,
        golfer_id: id,
        status: z.enum(['IN', 'ALTERNATE', 'CUT', 'MDF', 'WD', 'DQ']),
        /** Left out: as they are. */
        starting_strokes: z.number().int().min(-20).max(0).optional(),
        reason: oneLine(200).min(3, 'must say why'),
        confirm,
      })
      .strict(),
    data: success,
  },
  'POST ad/golf_set_status': {
    summary: 'Says of a tournament that it is final, suspended, cancelled, or goes on.',
    access: 'site',
    body: z
      .object({
        tournament_id: id,
        status: z.enum(['', 'SUSPENDED', 'CANCELLED', 'FINAL']),
        winner_id: id.optional(),
        reason: oneLine(200).min(3, 'must say why'),
        confirm,
      })
      .strict(),
    data: success,
  },
  'POST ad/golf_settings': {
    summary: 'How a contest is played: fee, prizes, side action, Pick1.',
    access: 'commissioner',
    place: { contest: 'contest_id' },
    body: z
      .object({
        contest_id: id,
        /** Dollars. */
        entry_fee: z.number().min(0).max(100_000).multipleOf(0.01).optional(),
        side_action_open: flag.optional(),
        once_per_season: flag.optional(),
        self_pick1: flag.optional(),
        /** Dollars by place; with `overall` and `per_event` they add up to the pot, or nothing is changed. */
        weekly: amounts.optional(),
        overall: amounts.optional(),
        per_event: z.number().min(0).max(100_000).multipleOf(0.01).optional(),
      })
      .strict(),
    data: success,
  },
  'POST ad/update_golf_images': {
    summary: "Fetches the overhead pictures of a tournament's holes from the address that the operator has set.",
    access: 'site',
    body: z.object({ tournament_id: id.optional() }).strict(),
    data: z.object({
      result: z.literal('success'),
      fetched: z.number().int(),
      unchanged: z.number().int(),
      missing: z.number().int(),
      failed: z.array(z.string()),
    }),
  },
});
