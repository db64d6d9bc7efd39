import { onlyEntryName } from '../only-entry-name';
import { latestEntries } from '../latest-entries';
import { latestNames } from '../latest-names';
import { definePlug } from '../plug';

const kind = { type: 'golf', name: 'Golf', words: 'a golf contest', path: '/golf', sports: [] } as const;

export const golf = definePlug({
  ...kind,
  settings: onlyEntryName('golf', { kind, title: 'Golf', order: 30 }),
  console: {
    user: (facts) => {
      const [names, present] = [latestNames(facts, kind), latestEntries(facts, kind)];
      return (userId) => ({
        Golf: present.has(userId) ? 1 : 0,
        golf_entry_name: names.get(userId) ?? '',
        golf_entry_id: present.get(userId)?.id ?? null,
      });
    },
  },
});
