import { z } from 'zod';
import { flag } from '../fields';
import { defineContest } from './contest-contract';
import { entryName, newEntryName } from './entry-name-option';

export const golf = defineContest({
  type: 'golf',
  name: 'Golf',
  api: {},
  options: { shown: { golf: entryName }, changed: { golf: newEntryName } },
  console: { user: { Golf: flag, golf_entry_name: z.string(), golf_entry_id: z.number().int().nullable() }, groups: {} },
});
