import { z } from 'zod';
import { contestAgent } from './agents';
import { consoleGroups, consoleUserFields, contestTypes, enteringFields, openingFields } from './contests';
import { defineApi } from './endpoint';
import { flag, group, id, idParam, newName, success, typedName } from './fields';

export const contestType = z.enum(contestTypes);

const adminUser = z.object({
  id: z.number().int(),
  Email: z.string(),
  username: z.string(),
  ...consoleUserFields,
  joined: z.string(),
  is_admin: flag,
  group_number: z.number().int(),
});
const lockedUser = z.object({ ID: z.number().int(), Email: z.string() });
const activityRow = z.object({
  ID: z.number().int(),
  Action: z.string(),
  /** Who did it, as it was called then. */
  User: z.string(),
  /** That user's name now; '' where no user did it. */
  DBUser: z.string(),
  IP: z.string(),
  modtime: z.string(),
});
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
const activeContest = z.object({
  id: z.number().int(),
  contest_type: contestType,
  name: z.string(),
  year: z.number().int(),
  entry_count: z.number().int(),
});
const userEntry = z.object({
  id: z.number().int(),
  contest_type: contestType,
  contest_name: z.string(),
  year: z.number().int(),
  entry_name: z.string(),
});

export const adminApi = defineApi({
  'GET ad/pagedata': {
    summary: 'What the admin console shows.',
    access: 'admin',
    data: z.object({
      users: group(adminUser),
      active_contests: group(activeContest),
      contest_agents: group(contestAgent),
      locked_users: group(lockedUser),
      activity: group(activityRow),
      mail: group(mailRow),
      ...consoleGroups,
    }),
  },
  'GET ad/adduser': {
    summary: 'Adds a player, who gets a join mail; `data.id` is the new user id.',
    access: 'admin',
    writes: true,
    query: z.object({ email: z.email().max(254), name: newName(40).optional(), group_number: idParam.optional() }),
    data: success,
  },
  'GET ad/ResetPassword': {
    summary: 'Sends a player a mail to set a new password, or to join for one who never had any.',
    access: 'admin',
    writes: true,
    query: z.object({ userName: typedName }),
    data: success,
  },
  'GET ad/UnlockUser': {
    summary: 'Lets a player try to sign in again after too many failed attempts.',
    access: 'admin',
    writes: true,
    query: z.object({ userName: typedName }),
    data: success,
  },
  'POST ad/add_contest': {
    summary: 'Opens a contest; `data.id` is its id.',
    access: 'admin',
    body: z
      .object({
        contest_type: contestType,
        name: newName(60),
        year: z.number().int().min(1990).max(2200),
        /** The administrator's own where it is left out. */
        group_number: id.optional(),
        ...openingFields,
      })
      .strict(),
    data: success,
  },
  'POST ad/add_contest_entry': {
    summary: "Enters a user into a contest, under the user's name unless another is given; `data.id` is the entry id.",
    access: 'admin',
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
    summary: 'Takes an entry out of its contest.',
    access: 'admin',
    body: z.object({ entry_id: id, user_id: id }).strict(),
    data: success,
  },
  'GET ad/user_entries': {
    summary: "A user's entries in all contests.",
    access: 'admin',
    query: z.object({ user_id: idParam }),
    data: z.object({ user_entries: group(userEntry) }),
  },
});
