import { latestEntries } from '../latest-entries';
import { definePlug } from '../plug';

/** Kinds that an administrator can open already and that have nothing of their own yet. Each leaves when its folder comes. */
export const pick1Golf = definePlug({
  type: 'pick1golf',
  name: 'Pick1Golf',
  words: 'a Pick 1 golf contest',
  path: '/pick1golf',
  sports: [],
  console: {
    user: (facts) => {
      const present = latestEntries(facts, { type: 'pick1golf' });
      return (userId) => ({ pick1golf_entry_id: present.get(userId)?.id ?? null });
    },
  },
});
