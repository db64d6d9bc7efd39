import { z } from 'zod';
import { contestType } from './contest-type';
import { consoleUserFields } from './contests';
import { defineApi } from './endpoint';
import { flag, flagParam, group, id, idParam, newName, oneLine, pagedGroup, paging, success, typedName } from './fields';

export const adminUser = z.object({
  id: z.number().int(),
  /** '' for a helper, who sees no addresses. */
  Email: z.string(),
  username: z.string(),
  ...consoleUserFields,
  joined: z.string(),
  is_admin: flag,
  group_number: z.number().int(),
  /** 1 while no password was chosen: the join mail waits. */
  invited: flag,
  /** Names of entries that hold the words which were asked for, whatever the contest; an older site leaves it out. */
  found_entries: z.array(z.string()).optional(),
});
export type AdminUserRow = z.infer<typeof adminUser>;

export const lockedUser = z.object({ ID: z.number().int(), Email: z.string(), until: z.string() });
export type LockedUserRow = z.infer<typeof lockedUser>;

const userEntry = z.object({
  id: z.number().int(),
  contest_type: contestType,
  contest_name: z.string(),
  year: z.number().int(),
  entry_name: z.string(),
});

/** All that an administrator may know of a player; nobody can act as somebody else. */
const userCard = z.object({
  ID: z.number().int(),
  username: z.string(),
  Email: z.string(),
  joined: z.string(),
  /** ISO; '' for never. */
  last_signed_in: z.string(),
  /** Where the player is signed in. */
  devices: z.number().int(),
  passkeys: z.number().int(),
  /** Until when sign-ins are refused after failed ones, ISO; ''. */
  locked_until: z.string(),
  mails_waiting: z.number().int(),
  mails_given_up: z.number().int(),
  is_admin: flag,
  /** Entries of seasons that removing the user would keep, and of present ones that it would take out. */
  entries_kept: z.number().int(),
  entries_open: z.number().int(),
});
const cardEntry = userEntry.extend({
  contest_id: z.number().int(),
  paid: flag,
  /** How many picks of the present round are in, of how many; null where the contest asks none. */
  picks_in: z.number().int().nullable(),
  picks_of: z.number().int().nullable(),
});

const closedAccount = z.object({
  ID: z.number().int(),
  closed_at: z.string(),
  /** 'Turf Toe, Oak Street Pool 2026', the latest year first. */
  entries: z.array(z.string()),
});

const email = z.email().max(254);

export const adminUsersApi = defineApi({
  'GET ad/users': {
    summary: "The site's users, or a group's, by e-mail; found as one types by name, address or entry, a page at a time.",
    access: 'helper',
    place: { group: 'group_number' },
    query: z.object({ group_number: idParam.optional(), ...paging }),
    data: z.object({ users: pagedGroup(adminUser) }),
  },
  'GET ad/user_card': {
    summary: 'One player: sign-ins, devices, mails and entries, with counts of picks and none of them.',
    access: 'commissioner',
    place: { user: 'user_id' },
    query: z.object({ user_id: idParam }),
    data: z.object({ user: group(userCard), user_entries: group(cardEntry) }),
  },
  'GET ad/user_entries': {
    summary: "A user's entries in all contests that this administrator runs.",
    access: 'commissioner',
    place: { user: 'user_id' },
    query: z.object({ user_id: idParam }),
    data: z.object({ user_entries: group(userEntry) }),
  },
  'GET ad/adduser': {
    summary: 'Adds a player, who gets a join mail; `data.id` is the new user id. Who plays in another group is invited by mail instead.',
    access: 'commissioner',
    place: { group: 'group_number' },
    writes: true,
    query: z.object({ email, name: newName(40).optional(), group_number: idParam.optional() }),
    data: success,
  },
  'GET ad/RemoveUser': {
    summary:
      'Closes the account of a player: entries of past seasons stay by name. Of one who is in other groups too, only the membership ends.',
    access: 'commissioner',
    place: { person: 'email' },
    writes: true,
    query: z.object({ email, group_number: idParam.optional() }),
    data: success,
  },
  'GET ad/ResetPassword': {
    summary: 'Sends a player a mail to set a new password, or to join for one who never had any.',
    access: 'commissioner',
    place: { person: 'userName' },
    writes: true,
    query: z.object({ userName: typedName }),
    data: success,
  },
  'GET ad/UnlockUser': {
    summary: 'Lets a player try to sign in again after too many failed attempts.',
    access: 'commissioner',
    place: { person: 'userName' },
    writes: true,
    query: z.object({ userName: typedName }),
    data: success,
  },
  'GET ad/changeuseremail': {
    summary: "Changes a player's e-mail address; both addresses get a mail, and devices stay signed in.",
    // Who changes an address could have the account's password sent there, and hears whether somebody has it.
    access: 'site',
    writes: true,
    query: z.object({ oldEmail: email, newEmail: email }),
    data: success,
  },
  'GET ad/closed_accounts': {
    summary: 'Accounts that were closed, the latest first, with the entries that they have left.',
    access: 'site',
    data: z.object({ closed_accounts: group(closedAccount) }),
  },
  'POST ad/close_account': {
    summary:
      'Closes a whole account: nobody signs in to it, its address, devices and keys are removed. What it has played stays, by name or as a former player.',
    access: 'site',
    body: z
      .object({
        user_id: id,
        /** Entries of contests that are on: taken out where they may be, else (`stay`) left as they are. Left out: leave. */
        entries: z.enum(['leave', 'stay']).optional(),
        /** What its entries are called from then on; `former`: A former player. Left out: kept. */
        names: z.enum(['kept', 'former']).optional(),
        /** 0: no last mail goes to its address. */
        tell: flag.optional(),
      })
      .strict(),
    data: success,
  },
  'POST ad/hand_over_account': {
    summary:
      'Gives an account, or one that was closed, to another person: all sign-ins, keys and links of the person before end, who is told; the history stays.',
    access: 'site',
    body: z.object({ user_id: id, email, name: newName(40).optional() }).strict(),
    data: success,
  },
  'GET ad/EnableDisableContest': {
    summary:
      "Puts a player into the group's football and golf contests of the latest year, or takes the entry out; asking again changes nothing.",
    access: 'commissioner',
    place: { person: 'email' },
    writes: true,
    query: z.object({
      email,
      /** Left out: stays as it is. */
      football: flagParam.optional(),
      golf: flagParam.optional(),
      group_number: idParam.optional(),
    }),
    data: success,
  },
  'POST ad/rename_entry': {
    summary: 'Gives an entry another name; the player is told.',
    access: 'commissioner',
    place: { entry: 'entry_id' },
    body: z.object({ entry_id: idParam, entry_name: newName(40), reason: oneLine(200).optional() }).strict(),
    data: success,
  },
});
