import { z } from 'zod';
import { contestFields, contestOption } from '../contest';
import { defineApi, type AnswerOf, type RowOf } from '../endpoint';
import { flag, group, id, idOrZeroParam, idParam, reasonText, success, weekParam } from '../fields';
import { smackRow } from '../smack';

const adminConfig = z.object({
  ...contestFields,
  Week: z.number().int(),
  Year: z.number().int(),
  /** The week that is on. */
  ShowWeek: z.number().int(),
  /** 1 where this administrator may set lines: games are shared by all groups. */
  may_set_lines: flag,
  /** 1: the picks page shows the margin of the model of points beside the line. */
  show_model: flag,
  /** 1 where this administrator may change that. */
  may_set_terms: flag,
});

/** A game of the week with its line. */
const adminEvent = z.object({
  ID: z.number().int(),
  Pick1: z.string(),
  Pick2: z.string(),
  Spread1: z.number().nullable(),
  Spread2: z.number().nullable(),
  Day: z.string(),
  /** 1: the line is frozen at kick-off. */
  started: flag,
  /** 1: the line is kept by hand. */
  manual_line: flag,
});

const adminPick = z.object({
  ID: z.string(),
  Pick: z.string(),
  Spread: z.number().nullable(),
  event_id: z.number().int(),
  Day: z.string(),
  /** 1: set in a player's stead only, with a reason. */
  started: flag,
});

/** Counts of the week that is on: entries with all five picks in, all entries, locked lines. */
const picksIn = z.object({ ID: z.literal(1), PicksIn: z.number().int(), TotalUsers: z.number().int(), PicksLocked: z.number().int() });

const adminEntry = z.object({
  /** Entry id. */
  ID: z.number().int(),
  entry_id: z.number().int(),
  user_id: z.number().int(),
  entry_name: z.string(),
  username: z.string(),
  /** How many of the five are in; no content. */
  PicksIn: z.number().int(),
});

export const footballAdminApi = defineApi({
  'GET football/ad': {
    summary: "A football contest's week for its administrator: lines, who has picks in (counts, never picks), messages.",
    access: 'helper',
    place: { contest: 'contest_id' },
    query: z.object({ contest_id: idOrZeroParam.optional(), week: weekParam.optional() }),
    data: z.object({
      config: group(adminConfig),
      contests: group(contestOption),
      available_picks: group(adminPick),
      events: group(adminEvent),
      picks_in: group(picksIn),
      smack: group(smackRow),
      users: group(adminEntry),
    }),
  },
  'POST ad/football_settings': {
    summary: 'Whether the picks page shows the margin of the model of points beside the line.',
    access: 'commissioner',
    place: { contest: 'contest_id' },
    body: z.object({ contest_id: id, show_model: flag }).strict(),
    data: success,
  },
  'GET football/ad_delete_smack': {
    summary: "Takes anybody's message off a football board; logged with the reason, and the writer is told.",
    access: 'helper',
    place: { message: 'id' },
    writes: true,
    query: z.object({ id: idParam, reason: reasonText.optional() }),
    data: success,
  },
});

type FootballAdmin = AnswerOf<typeof footballAdminApi, 'GET football/ad'>;
export type FootballAdminConfigRow = RowOf<FootballAdmin['config']>;
export type FootballAdminEventRow = RowOf<FootballAdmin['events']>;
export type FootballAdminPickRow = RowOf<FootballAdmin['available_picks']>;
export type FootballAdminEntryRow = RowOf<FootballAdmin['users']>;
