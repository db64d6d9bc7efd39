import { z } from 'zod';
import { defineContest } from './contest-contract';
import { entryName, newEntryName } from './entry-name-option';

export const golf = defineContest({
  type: 'golf',
  name: 'Golf',
  api: {},
  options: { shown: { golf: entryName }, changed: { golf: newEntryName } },
  console: { user: { golf_entry_name: z.string() }, groups: {} },
});
