import { z } from 'zod';
import { defineApi } from './endpoint';
import { flag, id, newName, pagedGroup, paging, success } from './fields';

export const groupRow = z.object({
  /** Same as group_number; rows merge by it. */
  ID: z.number().int(),
  group_number: z.number().int(),
  name: z.string(),
  /** ISO; '' while it is open. */
  closed_at: z.string(),
  members: z.number().int(),
  contests: z.number().int(),
});
export type GroupRow = z.infer<typeof groupRow>;

export const roleRow = z.object({
  ID: z.number().int(),
  user_id: z.number().int(),
  username: z.string(),
  role: z.enum(['site', 'commissioner', 'helper']),
  /** null for a site administrator. */
  group_number: z.number().int().nullable(),
  /** null but for a helper. */
  contest_id: z.number().int().nullable(),
  /** '' where no user granted it. */
  granted_by: z.string(),
  granted_at: z.string(),
});
export type RoleRow = z.infer<typeof roleRow>;

const roleRequest = z
  .object({
    user_id: id,
    role: z.enum(['site', 'commissioner', 'helper']),
    /** Needed for a commissioner. */
    group_number: id.optional(),
    /** Needed for a helper. */
    contest_id: id.optional(),
  })
  .strict();

export const adminGroupsApi = defineApi({
  'GET ad/groups': {
    summary: 'The groups that this administrator runs, by number, a page at a time.',
    access: 'helper',
    place: {},
    query: z.object({ ...paging }),
    data: z.object({ groups: pagedGroup(groupRow) }),
  },
  'POST ad/add_group': {
    summary: 'Opens a group; `data.id` is its number.',
    access: 'site',
    body: z.object({ name: newName(60) }).strict(),
    data: success,
  },
  'POST ad/rename_group': {
    summary: 'Gives a group another name.',
    access: 'commissioner',
    place: { group: 'group_number' },
    body: z.object({ group_number: id, name: newName(60) }).strict(),
    data: success,
  },
  'POST ad/close_group': {
    summary: 'Closes a group, or opens it again: nothing in it can be opened or joined any more, all of it stays readable.',
    access: 'site',
    body: z.object({ group_number: id, closed: flag.default(1) }).strict(),
    data: success,
  },
  'POST ad/grant_role': {
    summary:
      'Makes a user helper of a contest, commissioner of a group or site administrator; each is granted by who has it already, a helper by commissioners.',
    access: 'commissioner',
    place: { user: 'user_id', group: 'group_number', contest: 'contest_id' },
    body: roleRequest,
    data: success,
  },
  'POST ad/revoke_role': {
    summary: "Takes a role back. The last site administrator's and a group's last commissioner's stay.",
    access: 'commissioner',
    place: { user: 'user_id', group: 'group_number', contest: 'contest_id' },
    body: roleRequest,
    data: success,
  },
  'GET ad/my_permissions': {
    summary: 'Which roles one has oneself, and which calls of the console they allow.',
    access: 'player',
    data: z.object({ role: z.enum(['site', 'commissioner', 'helper', 'player']), calls: z.array(z.string()) }),
  },
});
