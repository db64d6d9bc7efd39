import { latestEntries } from '../latest-entries';
import { definePlug } from '../plug';

/** Kinds that an administrator can open already and that have nothing of their own yet. Each leaves when its folder comes. */
export const bbAuction = definePlug({
  type: 'bbauction',
  name: 'bbAuction',
  words: 'a team auction',
  path: '/bbauction',
  sports: [],
  console: {
    user: (facts) => {
      const present = latestEntries(facts, { type: 'bbauction' });
      return (userId) => ({ bbAuction: present.has(userId) ? 1 : 0 });
    },
  },
});
