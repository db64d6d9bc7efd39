import { z } from 'zod';
import { contestType } from './contest-type';
import { enteringFields, openingFields } from './contests';
import { defineApi } from './endpoint';
import { flag, group, id, idParam, newName, oneLine, pagedGroup, paging, reasonText, success } from './fields';

export const activeContest = z.object({
  id: z.number().int(),
  contest_type: contestType,
  name: z.string(),
  year: z.number().int(),
  entry_count: z.number().int(),
  group_number: z.number().int(),
  /** ISO; '' while the season can change. */
  frozen_at: z.string(),
  /** How many entries have paid. */
  paid_count: z.number().int(),
});
export type ActiveContestRow = z.infer<typeof activeContest>;

export const newContest = z
  .object({
    contest_type: contestType,
    name: newName(60),
    year: z.number().int().min(1990).max(2200),
    /** The administrator's own where it is left out. */
    group_number: id.optional(),
    ...openingFields,
  })
  .strict();

/** What a contest is worth, as its rules will pay it. */
export const prizeRow = z.object({
  ID: z.string(),
  /** 'Five of five right', 'Overall, 1st'. */
  prize: z.string(),
  points: z.number(),
  times: z.number().int(),
  together: z.number(),
  /** What happens when nobody or several win it. */
  rule: z.string(),
});
export const weekWorth = z.object({ ID: z.number().int(), week: z.number().int(), points: z.number() });
export const contestWorth = {
  pot: z.number(),
  prizes: group(prizeRow),
  weeks: group(weekWorth),
  /** 1 where all that is paid is exactly the pot. */
  adds_up: flag,
  /** That in a sentence; where the kind has no points: ''. */
  message: z.string(),
};
export type PrizeRow = z.infer<typeof prizeRow>;
export type WeekWorthRow = z.infer<typeof weekWorth>;

const contestCard = z.object({
  ID: z.number().int(),
  contest_type: contestType,
  name: z.string(),
  year: z.number().int(),
  group_number: z.number().int(),
  /** The page of the contest, from the site's root; ''. */
  path: z.string(),
  frozen_at: z.string(),
  frozen_by: z.string(),
  frozen_reason: z.string(),
  /** What of the season is not over: '12 games of it are still to come'; ''. Closing it then wants `confirm`. */
  to_come: z.string(),
  /** Entries whose picks of the present round are all in, of how many; null where the contest asks none. */
  picks_in: z.number().int().nullable(),
  picks_of: z.number().int().nullable(),
  /** ISO: when the first pick of those that are missing locks; ''. */
  next_lock: z.string(),
  /** Whether the house tells of its moments; null where its kind has none. */
  moments: flag.nullable(),
  /** Whether players may share its recaps with people outside; null where its kind has none. */
  recap_sharing: flag.nullable(),
});
const cardEntry = z.object({
  id: z.number().int(),
  entry_name: z.string(),
  user_id: z.number().int(),
  username: z.string(),
  /** 1 while the player has not chosen a password. */
  invited: flag,
  paid: flag,
  paid_at: z.string(),
  paid_by: z.string(),
  /** Picks that can still be made and are missing; null where the contest asks none. */
  missing: z.number().int().nullable(),
  /** ISO; '' for a present entry. */
  removed_at: z.string(),
});
/** A pool's next year, as it was opened. */
const newSeason = z.object({
  /** Contest id; 0 in a dry run. */
  ID: z.number().int(),
  name: z.string(),
  year: z.number().int(),
  /** How many players are asked, and how many entries came in at once. */
  asked: z.number().int(),
  entries: z.number().int(),
});
const seasonAnswer = z.object({
  /** User id. */
  ID: z.number().int(),
  username: z.string(),
  /** What their entries are called, or were in the year before. */
  entries: z.array(z.string()),
  /** '' for who has not said; who came in by another way is in. */
  answer: z.enum(['', 'in', 'out']),
  /** ISO; ''. */
  answered_at: z.string(),
  reminded_at: z.string(),
});
/** A line of the standings, now or as a season was closed. */
export const standingLine = z.object({
  /** Entry id. */
  ID: z.number().int(),
  EntryName: z.string(),
  Rank: z.number().int(),
  Points: z.number(),
  /** Whole points that the pot pays; 0 while nothing is decided. */
  Winnings: z.number(),
  /** 'W 43, L 32' in the contest's own words. */
  Record: z.string(),
});
export type StandingLine = z.infer<typeof standingLine>;

export const adminContestsApi = defineApi({
  'GET ad/contests': {
    summary: 'The contests that this administrator runs, the latest year first, a page at a time.',
    access: 'helper',
    place: { group: 'group_number' },
    query: z.object({ group_number: idParam.optional(), ...paging }),
    data: z.object({ active_contests: pagedGroup(activeContest) }),
  },
  'GET ad/contest': {
    summary:
      'One contest: its entries, who has paid, whose picks are missing (counts, never picks), its standings as they are or were frozen.',
    access: 'helper',
    place: { contest: 'contest_id' },
    query: z.object({ contest_id: idParam }),
    data: z.object({ contest: group(contestCard), entries: group(cardEntry), standings: group(standingLine) }),
  },
  'POST ad/preview_contest': {
    summary: 'What each week and each place of a contest would be worth with so many entries; nothing is opened.',
    access: 'commissioner',
    place: { group: 'group_number' },
    body: newContest.omit({ name: true }).extend({ name: newName(60).optional(), entries: z.number().int().min(1).max(1000) }),
    data: z.object(contestWorth),
  },
  'POST ad/add_contest': {
    summary: "Opens a contest, with the group's members in it where `enter_members` is 1; `data.id` is its id.",
    access: 'commissioner',
    place: { group: 'group_number' },
    body: newContest.extend({ enter_members: flag.optional() }).strict(),
    data: success,
  },
  'POST ad/copy_contest': {
    summary: 'Opens a contest of another year with its name, terms and players; `data.id` is its id, and entries keep their names.',
    access: 'commissioner',
    place: { contest: 'contest_id' },
    body: z
      .object({
        contest_id: id,
        year: z.number().int().min(1990).max(2200),
        /** As before where it is left out, with this year where the name has the other one. */
        name: newName(60).optional(),
        dry_run: flag.default(0),
      })
      .strict(),
    data: success.extend({ entries: z.number().int() }),
  },
  'POST ad/new_year': {
    summary:
      'Opens the next year of several pools with name and terms, and asks their players by mail and at home whether they are in; `ask` 0 enters them at once.',
    access: 'commissioner',
    place: { group: 'group_number' },
    body: z
      .object({
        group_number: id,
        contest_ids: z.array(id).min(1).max(50),
        /** What pools are called then; one that is left out as before, with the new year where its name has the old one. */
        names: z
          .array(z.object({ contest_id: id, name: newName(60) }).strict())
          .max(50)
          .default([]),
        ask: flag.default(1),
        dry_run: flag.default(0),
      })
      .strict(),
    data: success.extend({ seasons: group(newSeason) }),
  },
  'GET ad/season_answers': {
    summary: 'Who was asked about the new year of a pool, and what they said.',
    access: 'commissioner',
    place: { contest: 'contest_id' },
    query: z.object({ contest_id: idParam }),
    data: z.object({ answers: group(seasonAnswer) }),
  },
  'POST ad/remind_season': {
    summary: 'Mails those who have not said yet whether they play the new year of a pool, each once a day.',
    access: 'commissioner',
    place: { contest: 'contest_id' },
    body: z.object({ contest_id: id }).strict(),
    data: success,
  },
  'POST ad/add_contest_entry': {
    summary: "Enters a user into a contest, under the user's name unless another is given; `data.id` is the entry id.",
    access: 'commissioner',
    place: { contest: 'contest_id', user: 'user_id' },
    body: z
      .object({
        contest_id: id,
        user_id: id,
        entry_name: newName(40).optional(),
        ...enteringFields,
      })
      .strict(),
    data: success,
  },
  'POST ad/remove_contest_entry': {
    summary: 'Takes an entry out of its contest; what it picked stays in the history.',
    access: 'commissioner',
    place: { entry: 'entry_id' },
    body: z.object({ entry_id: id, user_id: id }).strict(),
    data: success,
  },
  'POST ad/freeze_season': {
    summary: 'Closes a season: standings and payouts are kept as they are whatever is corrected later, and nothing is picked in it.',
    access: 'commissioner',
    place: { contest: 'contest_id' },
    body: z
      .object({
        contest_id: id,
        reason: oneLine(200).optional(),
        /** 1: closed all the same where games of it are to come. Without it that is refused with conflict, which says how many. */
        confirm: flag.default(0),
      })
      .strict(),
    data: success,
  },
  'POST ad/reopen_season': {
    summary: 'Opens a frozen season again, with a reason that is shown.',
    access: 'commissioner',
    place: { contest: 'contest_id' },
    body: z.object({ contest_id: id, reason: reasonText }).strict(),
    data: success,
  },
  'POST ad/paid': {
    summary: 'Marks that an entry has paid in, or has not.',
    access: 'commissioner',
    place: { entry: 'entry_id' },
    body: z.object({ entry_id: id, paid: flag }).strict(),
    data: success,
  },
  'POST ad/announce': {
    summary: "Posts to a contest's smack board and, if wished, mails all its players.",
    access: 'commissioner',
    place: { contest: 'contest_id' },
    body: z.object({ contest_id: id, message: oneLine(1000).min(1, 'must not be empty'), mail: flag }).strict(),
    data: success,
  },
  'POST ad/remind': {
    summary: 'Mails those whose picks of the present round are missing, each once an hour at most; says how many.',
    access: 'helper',
    place: { contest: 'contest_id' },
    body: z.object({ contest_id: id }).strict(),
    data: success,
  },
});
