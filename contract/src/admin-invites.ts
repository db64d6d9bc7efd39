import { z } from 'zod';
import { session } from './account';
import { defineApi } from './endpoint';
import { flag, group, id, newName, password, secretText, success } from './fields';

export const inviteRow = z.object({
  ID: z.number().int(),
  group_number: z.number().int(),
  /** null: into the group alone. */
  contest_id: z.number().int().nullable(),
  contest_name: z.string(),
  uses: z.number().int(),
  used: z.number().int(),
  /** ISO. */
  expires: z.string(),
  state: z.enum(['open', 'used', 'expired', 'revoked']),
  created: z.string(),
  by: z.string(),
});
export type InviteRow = z.infer<typeof inviteRow>;

/** A newcomer says that a former entry is theirs. */
export const claimRow = z.object({
  ID: z.number().int(),
  user_id: z.number().int(),
  username: z.string(),
  entry_id: z.number().int(),
  entry_name: z.string(),
  contest_name: z.string(),
  year: z.number().int(),
  at: z.string(),
});
export type ClaimRow = z.infer<typeof claimRow>;

/** What a link leads to, for whoever holds it. */
const invitation = z.object({
  state: z.enum(['open', 'used', 'expired', 'revoked', 'unknown']),
  /** The state in plain words; '' for an open one. */
  message: z.string(),
  /** '' unless it is open, as all that follows. */
  group_name: z.string(),
  invited_by: z.string(),
  expires: z.string(),
  contests: z.array(z.object({ id: z.number().int(), title: z.string(), name: z.string(), year: z.number().int() })),
  /** Former entries that nobody has now, which a newcomer may say are theirs. */
  former: z.array(z.object({ entry_id: z.number().int(), entry_name: z.string(), year: z.number().int() })),
});
export type Invitation = z.infer<typeof invitation>;

const code = secretText(100);
const entering = {
  /** What the entries of the contests shall be called; the user's name where it is left out. */
  entry_name: newName(40).optional(),
  /** A former entry that is claimed; the commissioner says whether it is so. */
  claim: id.optional(),
};
const days = z.number().int('must be a whole number').min(1, 'must be 1 to 30').max(30, 'must be 1 to 30');
const uses = z.number().int('must be a whole number').min(1, 'must be 1 to 200').max(200, 'must be 1 to 200');
export const inviteTerms = { days, uses };

/** A line of a roster that was read, and what becomes of it. */
const rosterLine = z.object({
  ID: z.number().int(),
  /** Line of the file, from 1. */
  line: z.number().int(),
  email: z.string(),
  name: z.string(),
  entry_name: z.string(),
  what: z.enum(['new', 'enters', 'known', 'refused']),
  /** Why it is refused, in plain words; ''. */
  message: z.string(),
});
export type RosterLine = z.infer<typeof rosterLine>;

const joined = session.extend({
  /** The page of the first pick, from the site's root. */
  next: z.string(),
});

export const adminInvitesApi = defineApi({
  'POST ad/invite': {
    summary:
      'Makes a link by which newcomers join a group, and its contests of the latest year or one of them. It is shown this once: only its hash is kept.',
    access: 'commissioner',
    place: { group: 'group_number', contest: 'contest_id' },
    body: z.object({ group_number: id.optional(), contest_id: id.optional(), ...inviteTerms }).strict(),
    data: z.object({ result: z.literal('success'), link: z.string(), id: z.number().int(), expires: z.string() }),
  },
  'POST ad/revoke_invite': {
    summary: 'Takes an invitation back, at once.',
    access: 'commissioner',
    place: { invite: 'id' },
    body: z.object({ id }).strict(),
    data: success,
  },
  'POST ad/answer_claim': {
    summary: 'Gives a former entry, and the others of the same former player in this group, to the newcomer who claims it, or does not.',
    access: 'commissioner',
    place: { claim: 'id' },
    body: z.object({ id, approve: flag }).strict(),
    data: success,
  },
  'POST ad/add_people': {
    summary:
      'Adds the players of a pasted list of addresses, who get join mails, and enters them into a contest where one is named; all or nothing.',
    access: 'commissioner',
    place: { group: 'group_number', contest: 'contest_id' },
    body: z
      .object({
        group_number: id.optional(),
        contest_id: id.optional(),
        emails: z.array(z.email().max(254)).min(1).max(200),
        dry_run: flag.default(0),
      })
      .strict(),
    data: success.extend({ lines: group(rosterLine) }),
  },
  'POST ad/import_roster': {
    summary:
      'Adds and enters the players of a CSV file with the columns email, name, entry_name and contest (type); all or nothing, refused rows are named.',
    access: 'commissioner',
    place: { group: 'group_number' },
    body: z.object({ group_number: id.optional(), csv: z.string().max(500_000), dry_run: flag.default(0) }).strict(),
    bodyLimit: 1_000_000,
    data: success.extend({ lines: group(rosterLine) }),
  },
  'POST ad/resend': {
    summary: 'Sends the join mail again to a player who has not chosen a password yet.',
    access: 'commissioner',
    place: { user: 'user_id' },
    body: z.object({ user_id: id }).strict(),
    data: success,
  },
  'POST na/invitation': {
    summary: 'What an invitation leads to, so that the screen can say it before anything is typed.',
    access: 'anyone',
    body: z.object({ code }).strict(),
    data: invitation,
  },
  'POST na/join': {
    summary: 'Joins by an invitation as a new player, who is then signed in and entered.',
    access: 'anyone',
    body: z.object({ code, name: newName(40), email: z.email().max(254), password, ...entering }).strict(),
    data: joined,
  },
  'POST utils/join': {
    summary: 'Joins by an invitation as the player who is signed in.',
    access: 'player',
    body: z.object({ code, ...entering }).strict(),
    data: joined,
  },
});
