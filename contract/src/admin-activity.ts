import { z } from 'zod';
import { defineApi } from './endpoint';
import { flag, group, id, idParam, oneLine, pagedGroup, paging, reasonText, success } from './fields';

export const activityRow = z.object({
  ID: z.number().int(),
  Action: z.string(),
  /** Who did it, as it was called then. */
  User: z.string(),
  /** That user's name now; '' where no user did it. */
  DBUser: z.string(),
  /** '' for a helper, for the command line, and after 90 days. */
  IP: z.string(),
  modtime: z.string(),
  /** 1 where before and after can be looked at. */
  details: flag,
});
export type ActivityRow = z.infer<typeof activityRow>;

/** What an administrator set in somebody's stead, or by hand. */
const overrideRow = z.object({
  /** Of the line of the activity log. */
  ID: z.number().int(),
  Action: z.string(),
  User: z.string(),
  modtime: z.string(),
  contest_id: z.number().int().nullable(),
  /** Whose entry it was; '' where it was none's. */
  EntryName: z.string(),
  reason: z.string(),
  before: z.string(),
  after: z.string(),
  /** 1 while `ad/undo_override` can take it back. */
  can_undo: flag,
  /** The line that took it back; null. */
  undone_by: z.number().int().nullable(),
});
export type OverrideRow = z.infer<typeof overrideRow>;

const days = (least: number) => z.number().int('must be a whole number').min(least, `must be at least ${least}`).max(3650);
/** How long what is kept, in days; overrides, results and roles stay for ever. */
const retentionDays = {
  activity: days(30),
  addresses: days(1),
  mails: days(1),
  payloads: days(1),
  /** Days after which hits are kept by month. */
  hits: days(31),
};
export const retention = z.object({ ID: z.literal(1), ...retentionDays });
export type RetentionRow = z.infer<typeof retention>;

export const adminActivityApi = defineApi({
  'GET ad/activity': {
    summary:
      "The activity log of the site, or a group's part of it, newest first, a page at a time (total is counted up to 10,000); `after` is the ID of the last row that is known.",
    access: 'helper',
    place: { group: 'group_number', contest: 'contest_id' },
    query: z.object({
      group_number: idParam.optional(),
      contest_id: idParam.optional(),
      user_id: idParam.optional(),
      /** Its beginning: `entry.` */
      action: oneLine(60).optional(),
      /** No older than so many days. */
      days: idParam.max(3650).optional(),
      ...paging,
    }),
    data: z.object({ activity: pagedGroup(activityRow) }),
  },
  'GET ad/activity_row': {
    summary: 'What one line of the log changed, before and after as JSON; what is sealed is left out.',
    access: 'helper',
    place: { activity: 'activity_id' },
    query: z.object({ activity_id: idParam }),
    data: z.object({ activity: group(activityRow.extend({ before: z.string(), after: z.string() })) }),
  },
  'GET ad/overrides': {
    summary: "What was set in somebody's stead or by hand: who, why, before and after, and whether it can be taken back.",
    access: 'helper',
    place: { group: 'group_number', contest: 'contest_id' },
    query: z.object({ group_number: idParam.optional(), contest_id: idParam.optional(), ...paging }),
    data: z.object({ overrides: pagedGroup(overrideRow) }),
  },
  'POST ad/undo_override': {
    summary:
      'Takes an override back: a new line of the log, and what was before stands again. Refused where something else was done since.',
    access: 'helper',
    place: { activity: 'activity_id' },
    body: z.object({ activity_id: id, reason: reasonText }).strict(),
    data: success,
  },
  'GET ad/retention': {
    summary: 'How long the site keeps what.',
    access: 'site',
    data: z.object({
      retention: group(retention),
      /** What the last run deleted, in words. */
      last_outcome: z.string(),
      kept_for_ever: z.array(z.string()),
    }),
  },
  'POST ad/retention': {
    summary: 'Sets how long the site keeps what; the agent carries it out within an hour.',
    access: 'site',
    body: z.object(retentionDays).partial().strict(),
    data: success,
  },
});
