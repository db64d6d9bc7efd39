import type { WalkedContest } from '../../../testing/whose/walked-contest';
import { entriesOf } from '../../entries/entries.store';

export const walked: WalkedContest = {
  earlier: [['POST ad/nflwins_draft_order', 'POST ad/nflwins_save_owner']],
  recipes: {
    'POST ad/nflwins_save_owner': ({ t, n }) => ({
      contest_id: t.contest,
      entry_id: t.entry,
      team_name: ['BUF', 'KC', 'SF', 'DAL'][n % 4],
    }),
    'POST ad/nflwins_draft_order': async ({ t, world, kind }) => {
      const contest = kind === 'footballwins' ? t.contest : 0;
      const present = await world.db.read((tx) => entriesOf(tx, contest));
      return { contest_id: t.contest, entry_ids: [...new Set([t.entry, ...present.map(({ id }) => id)])] };
    },
  },
};
