import { flag } from '../fields';
import { defineContest } from './contest-contract';
import { entryName, newEntryName } from './entry-name-option';

export const bowlMania = defineContest({
  type: 'bowl_mania',
  name: 'BowlMania',
  api: {},
  console: { user: { BowlMania: flag }, groups: {} },
  options: { shown: { bowl_mania: entryName }, changed: { bowl_mania: newEntryName } },
});
