import { flag } from '../fields';
import { defineContest } from './contest-contract';

/** Kinds that an administrator can open already and that have nothing of their own yet. Each leaves when its file comes. */
export const bbAuction = defineContest({
  type: 'bbauction',
  name: 'bbAuction',
  api: {},
  console: { user: { bbAuction: flag }, groups: {} },
});
