import { z } from 'zod';
import { activityRow } from './admin-activity';
import { activeContest } from './admin-contests';
import { groupRow, roleRow } from './admin-groups';
import { claimRow, inviteRow } from './admin-invites';
import { feedRow, releaseRow } from './admin-site';
import { adminUser, lockedUser } from './admin-users';
import { contestAgent } from './agents';
import { consoleGroups, type HitCounts } from './contests';
import { defineApi, type RowOf } from './endpoint';
import { flag, group, idParam, sinceParam } from './fields';

/** A mail that waits, or that was given up; sent ones are left out. */
const mailRow = z.object({
  ID: z.number().int(),
  To: z.string(),
  Kind: z.string(),
  State: z.enum(['waiting', 'given_up']),
  Tries: z.number().int(),
  LastError: z.string(),
  Created: z.string(),
  NextTry: z.string(),
});

const consoleConfig = z.object({
  ID: z.literal(1),
  /** The highest role of who looks. */
  role: z.enum(['site', 'commissioner', 'helper']),
  /** The group whose contests, invitations and roles are shown; 0 where there is none yet. */
  group_number: z.number().int(),
  group_name: z.string(),
  /** How many there are in all: the lists hold the first 50 of each; more come from ad/users, ad/activity, ad/contests, ad/groups. */
  users_total: z.number().int(),
  /** Counted up to 10,000. */
  activity_total: z.number().int(),
  contests_total: z.number().int(),
  groups_total: z.number().int(),
  /** 1 where mails leave by a mail server; else they lie in a folder. */
  mail_server: flag,
  /** 1 in practice mode. */
  practice: flag,
});

/** What an administrator should do something about. */
const needsAction = z.object({
  ID: z.string(),
  kind: z.enum([
    'clock_behind',
    'agent_late',
    'agent_failing',
    'feed_silent',
    /** An answer of a feed has another shape than was agreed. */
    'feed_misfit',
    'user_locked',
    'mail_given_up',
    'files_damaged',
    /** Something was played, and nobody has said how it ended. */
    'result_waits',
    'picks_missing',
    'claim_waits',
  ]),
  /** In a sentence; counts, never picks. */
  message: z.string(),
  /** Since when, or until when for missing picks; ISO, ''. */
  at: z.string(),
  /** What it is about: a user, a mail, a contest; null where it is none. */
  subject_id: z.number().int().nullable(),
  /** Games that wait for it, and can be entered by hand meanwhile. */
  games: z.array(z.number().int()).optional(),
});

/** What this server process has counted since it started; with several, each its own. */
const cacheStats = z.object({
  ID: z.literal(1),
  /** Answers from memory. */
  apc_hits: z.number().int(),
  /** Pages that were built. */
  apc_misses: z.number().int(),
  /** Bytes: the limit of the heap less what is used. */
  apc_mem_free: z.number().int(),
  /** Server n of m, as far as they were heard of in the last 3 minutes. */
  server: z.number().int(),
  servers: z.number().int(),
  /** ISO: since when it counts. */
  since: z.string(),
});
const activityInfo = z.object({
  ID: z.literal(1),
  /** Seconds: of the PostgreSQL server; with the embedded database since this process opened its file. */
  uptime: z.number().int(),
  /** Statements that this process has sent. */
  queries: z.number().int(),
});
/** Made an authenticated call within 15 minutes. */
const connectedUser = z.object({ ID: z.number().int(), name: z.string(), last_seen: z.string() });

export const adminApi = defineApi({
  'GET ad/pagedata': {
    summary: 'What the admin console shows to this administrator: of the whole site, or of one group. Long lists come by their first rows.',
    access: 'helper',
    place: { group: 'group_number' },
    query: z.object({ group_number: idParam.optional(), since: sinceParam }),
    data: z.object({
      config: group(consoleConfig),
      needs_action: group(needsAction),
      users: group(adminUser),
      active_contests: group(activeContest),
      groups: group(groupRow),
      roles: group(roleRow),
      invites: group(inviteRow),
      claims: group(claimRow),
      activity: group(activityRow),
      locked_users: group(lockedUser),
      mail: group(mailRow),
      /** The site's; of others these are empty. */
      contest_agents: group(contestAgent),
      feeds: group(feedRow),
      releases: group(releaseRow),
      activity_info: group(activityInfo),
      cache_stats: group(cacheStats),
      conn_users: group(connectedUser),
      /** One row: `football_HitCount`, `football_LastHitTime`, and so on for each contest. */
      hit_count: group(z.object({ ID: z.literal(1) }).and(z.custom<HitCounts>())),
      ...consoleGroups,
    }),
  },
});

type ConsolePage = typeof adminApi extends Record<'GET ad/pagedata', { data: infer D extends z.ZodType }> ? z.output<D> : never;
export type ConsoleConfigRow = RowOf<ConsolePage['config']>;
export type NeedsActionRow = RowOf<ConsolePage['needs_action']>;
export type ConnectedUserRow = RowOf<ConsolePage['conn_users']>;
export type HitCountRow = RowOf<ConsolePage['hit_count']>;
export type CacheStatsRow = RowOf<ConsolePage['cache_stats']>;
export type ActivityInfoRow = RowOf<ConsolePage['activity_info']>;
export type MailRow = z.infer<typeof mailRow>;
