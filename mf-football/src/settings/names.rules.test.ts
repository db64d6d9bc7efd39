import type { FootballEntryOption } from '@poolhouse/contract';
import fc from 'fast-check';
import { renames, stillDiffering } from './names.rules';

const entry = (entry_id: number, entry_name: string): FootballEntryOption => ({
  entry_id,
  entry_name,
  contest_id: 1,
  contest_name: 'Sunday Crew',
  year: 2026,
});
const entries = [entry(3, 'Rusty Nail'), entry(9, 'Rust Belt')];

test.each<[string, Record<number, string>, unknown]>([
  ['nothing', {}, null],
  ['one of two', { 9: ' Iron Will ' }, { football_entries: [{ entry_id: 9, entry_name: 'Iron Will' }] }],
  ['no spaces', { 3: ' Rusty Nail' }, null],
  ['no entry that is gone', { 77: 'Ghost' }, null],
  ['an emptied name, which the server refuses in words', { 3: '' }, { football_entries: [{ entry_id: 3, entry_name: '' }] }],
])('sends %s', (_what, draft, expected) => expect(renames(entries, draft)).toEqual(expected));

test('once saved, nothing differs and nothing is sent', () => {
  const draft = fc.dictionary(fc.constantFrom('3', '9', '77'), fc.string({ maxLength: 12 }));
  fc.assert(
    fc.property(draft, (typed) => {
      const sent = renames(entries, typed)?.football_entries ?? [];
      const saved = entries.map((one) => ({
        ...one,
        entry_name: sent.find(({ entry_id }) => entry_id === one.entry_id)?.entry_name ?? one.entry_name,
      }));
      expect(renames(saved, typed)).toBeNull();
      expect(stillDiffering(saved, typed)).toEqual({});
    }),
  );
});
