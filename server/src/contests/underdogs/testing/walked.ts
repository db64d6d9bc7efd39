import type { WalkedContest } from '../../../testing/whose/walked-contest';

export const walked: WalkedContest = {
  recipes: {
    'POST underdogs/savepick': ({ t }) => ({ entryId: t.entry, eventId: t.event, side: 1, spread: 3.5, reason: 'for the test' }),
    'POST underdogs/clearpick': ({ t }) => ({ entryId: t.entry, week: 2, reason: 'for the test' }),
  },
};
