import { onlyEntryName } from '../only-entry-name';
import { latestNames } from '../latest-names';
import { definePlug } from '../plug';

const kind = { type: 'golf', name: 'Golf', words: 'a golf contest', path: '/golf', sports: [] } as const;

export const golf = definePlug({
  ...kind,
  settings: onlyEntryName('golf', { kind, title: 'Golf', order: 30 }),
  console: {
    user: (facts) => {
      const names = latestNames(facts, kind);
      return (userId) => ({ golf_entry_name: names.get(userId) ?? '' });
    },
  },
});
