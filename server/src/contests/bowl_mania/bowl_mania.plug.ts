import { definePlug } from '../plug';
import { latestEntries } from '../seasons/latest-entries';
import { onlyEntryName } from '../seasons/only-entry-name';

const kind = { type: 'bowl_mania', name: 'BowlMania', words: 'a bowl contest', path: '/bowlmania', sports: [], leadsFrom: 4 } as const;

export const bowlMania = definePlug({
  ...kind,
  built: false,
  settings: onlyEntryName('bowl_mania', { kind, title: 'Bowl Mania', order: 10 }),
  console: {
    user: (facts) => {
      const present = latestEntries(facts, kind);
      return (userId) => ({ BowlMania: present.has(userId) ? 1 : 0 });
    },
  },
});
