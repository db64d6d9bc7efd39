import { defineContest } from './contest-contract';
import { entryName, newEntryName } from './entry-name-option';

export const bowlMania = defineContest({
  type: 'bowl_mania',
  name: 'BowlMania',
  api: {},
  options: { shown: { bowl_mania: entryName }, changed: { bowl_mania: newEntryName } },
});
