import { z } from 'zod';
import { contestFields } from '../contest';
import { defineApi, type AnswerOf, type RowOf } from '../endpoint';
import {
  flag,
  flagParam,
  group,
  id,
  idOrZeroParam,
  idParam,
  line,
  lineParam,
  oneLine,
  secretText,
  sinceParam,
  success,
  weekParam,
} from '../fields';
import { gameFields } from '../game';
import { receiptRow } from '../proof';

/** A game of the make-picks screen. */
const footballEvent = z.object({
  ...gameFields,
  Pick1: z.string(),
  Pick2: z.string(),
  Day: z.string(),
  score: z.string(),
});

const availablePick = z.object({
  ID: z.string(),
  Pick: z.string(),
  Spread: z.number().nullable(),
  event_id: z.number().int(),
  Day: z.string(),
});

const five = <K extends string, T extends z.ZodType>(key: K, type: T) =>
  Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`${key}${n}`, type])) as { [P in `${K}${1 | 2 | 3 | 4 | 5}`]: T };

/** The five picks of an entry. A non-null Spread means that the line is locked. */
const currentPicks = z.object({
  ID: z.number().int(),
  entry: z.string(),
  entry_id: z.number().int(),
  Week: z.number().int(),
  ...five('Pick', z.string().nullable()),
  ...five('event_id', z.number().int().nullable()),
  ...five('Spread', z.number().nullable()),
  ...five('Result', z.number().int().nullable()),
  ...five('Push', flag),
  ...five('LockedAt', z.string()),
  /** 1 where the pick is there but sealed from this viewer (an administrator looking at another's entry). */
  ...five('Sealed', flag),
  /** ISO instant of the last save, '' before the first. */
  saved_at: z.string(),
});

const entryOption = z.object({ id: z.number().int(), entry_name: z.string(), contest_id: z.number().int(), contest_name: z.string() });

const makePicksConfig = z.object({
  ...contestFields,
  Week: z.number().int(),
  Year: z.number().int(),
  NextKickoff: z.string(),
});

/** What the model of points said of a game before its kick-off; only where the contest shows it. */
const modelMargin = z.object({
  /** Event id. */
  ID: z.number().int(),
  /** Points by which it has the home team ahead; negative: behind. */
  Margin: z.number(),
});

const makePicksPage = z.object({
  config: group(makePicksConfig),
  entries: group(entryOption),
  events: group(footballEvent),
  available_picks: group(availablePick),
  model_margins: group(modelMargin),
  current_picks: group(currentPicks),
});

/** An empty value clears the slot. */
const pickName = z.preprocess((v) => (v === '' ? undefined : v), secretText(80).optional());
const eventId = z.preprocess((v) => (v === '' || v === '0' || v === 0 ? undefined : v), idParam.optional());

const makePicksQuery = z
  .object({
    entry_id: idParam,
    ...five('pick', pickName),
    ...five('event_id', eventId),
    ...five('lock', flagParam.default(0)),
    /** The line that the player saw when ticking Locked; refused when it is no longer the current one. */
    ...five('spread', lineParam),
  })
  .strict();

const makePicksGutsQuery = z
  .object({
    entry_id: idParam,
    ...five('Pick', pickName),
    ...five('event_id', eventId),
    ...five('lock', flagParam.default(0)),
    week: weekParam.optional(),
    /** Why; needed when the entry's player could have done it. */
    reason: oneLine(200).optional(),
  })
  .strict();

/** What a save answers; with the site's receipt, where the contest's log has begun. */
const savedPicks = success.extend({ current_picks: group(currentPicks), receipt: receiptRow.optional() });

export const footballPicksApi = defineApi({
  'GET football/makepicksdata': {
    summary: 'All that the make-picks screen shows for one entry.',
    access: 'player',
    query: z.object({
      entry_id: idOrZeroParam.optional(),
      /** Without an entry: the viewer's first in this contest. */
      contest_id: idOrZeroParam.optional(),
      since: sinceParam,
    }),
    data: makePicksPage,
  },
  'GET football/pending_picks': {
    summary: "An entry's picks of the current week; sealed ones only for their owner.",
    access: 'player',
    query: z.object({ entry_id: idParam }),
    data: z.object({ current_picks: group(currentPicks), contest_id: z.number().int() }),
  },
  'GET football/makepicks': {
    summary: 'Saves the five picks of an entry, all or none.',
    access: 'player',
    writes: true,
    query: makePicksQuery,
    data: savedPicks,
  },
  'POST football/makepicks': {
    summary: 'Saves the five picks of an entry, all or none; the picks in the body, which no proxy logs.',
    access: 'player',
    body: makePicksQuery,
    data: savedPicks,
  },
  'POST football/MakePicksGuts': {
    summary: "Sets an entry's picks as administrator, in the body; logged, with a reason, and shown to the player.",
    access: 'helper',
    place: { entry: 'entry_id' },
    body: makePicksGutsQuery,
    data: success,
  },
  'GET football/MakePicksGuts': {
    summary: "Sets an entry's picks as administrator; logged, with a reason, and shown to the player.",
    access: 'helper',
    place: { entry: 'entry_id' },
    writes: true,
    query: makePicksGutsQuery,
    data: success,
  },
  'PUT football/events': {
    summary: "Sets a game's line before its kick-off; null takes the line away.",
    access: 'site',
    body: z.object({
      id,
      spread1: line.nullable(),
      spread2: line.nullable(),
      /** Takes a game off the board, or puts it back. */
      state: z.enum(['scheduled', 'postponed', 'cancelled']).optional(),
      /** 0 hands line and score back to the feeds, 1 keeps feeds away from both. */
      manual: flag.optional(),
    }),
    data: success,
  },
});

type MakePicksPage = AnswerOf<typeof footballPicksApi, 'GET football/makepicksdata'>;
export type FootballEventRow = RowOf<MakePicksPage['events']>;
export type AvailablePickRow = RowOf<MakePicksPage['available_picks']>;
export type ModelMarginRow = RowOf<MakePicksPage['model_margins']>;
export type CurrentPicksRow = RowOf<MakePicksPage['current_picks']>;
export type EntryOption = RowOf<MakePicksPage['entries']>;
export type MakePicksConfigRow = RowOf<MakePicksPage['config']>;
