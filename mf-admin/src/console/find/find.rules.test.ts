import type { ConsoleTab } from '../../facts/tabs.rules';
import { aUser } from '../../testing/console.fixture';
import { foundBy, pagesOf, peopleOf } from './find.rules';

const tabs: ConsoleTab[] = [
  { key: 'admin', label: 'Admin', group: '' },
  { key: 'people', label: 'People', group: 'People' },
];
const all = [...pagesOf(tabs), ...peopleOf([aUser(1, 'Rusty'), aUser(2, 'Hollis', { golf_entry_name: 'Hollis FB' })])];
const labels = (words: string) => foundBy(all, words).map(({ kind, label }) => `${kind}: ${label}`);

test('pages are found by their names, and those of a page that is not there are not', () => {
  expect(labels('invit')).toEqual(['Pages: Invitations']);
  expect(labels('files')).toEqual([]);
  expect(pagesOf(tabs).find(({ label }) => label === 'Invitations')?.to).toBe('?tab=people&section=invitations');
});

test('people are found by name and address, and by their entries, each of which stands once', () => {
  expect(labels('hollis@')).toEqual(['People: Hollis']);
  expect(labels('fb')).toEqual(['Entries: Rusty FB', 'Entries: Hollis FB']);
});

test('an entry of any contest is found once the server has found it', () => {
  const found = peopleOf([aUser(3, 'Marge', { football_entry_name: '', golf_entry_name: '', found_entries: ['Hail Marys'] })]);
  expect(foundBy(found, 'mary').map(({ kind, label, note, userId }) => [kind, label, note, userId])).toEqual([
    ['Entries', 'Hail Marys', 'Marge', 3],
  ]);
});
