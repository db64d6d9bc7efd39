import { z } from 'zod';
import { defineContest } from './contest-contract';

/** Kinds that an administrator can open already and that have nothing of their own yet. Each leaves when its file comes. */
export const pick1Golf = defineContest({
  type: 'pick1golf',
  name: 'Pick1Golf',
  api: {},
  console: { user: { pick1golf_entry_id: z.number().int().nullable() }, groups: {} },
});
