import type { UserOptions } from '@poolhouse/contract';
import fc from 'fast-check';
import { someOptions } from '../testing/options.fixture';
import { changesOf, NO_EDITS, refusedIn, withEdits, type Edits } from './edits.rules';

const quiet = { from: '22:00', to: '08:00', zone: 'America/Chicago' };
const renamed = { football_entries: [{ entry_id: 9, entry_name: 'Iron Will' }] };
const piece = (changes: Edits['pieces'][string]['changes']) => ({
  'mf-football/settings/football': { draft: { 9: 'Iron Will ' }, changes },
});

test('nothing edited is nothing to send', () => expect(changesOf(someOptions(), NO_EDITS)).toBeNull());

test.each<[string, Edits, unknown]>([
  ['a switch', { ...NO_EDITS, main: { weeklyReminder: 1 } }, { main: { weeklyReminder: 1 } }],
  ['a switch put back', { ...NO_EDITS, main: { weeklyReminder: 0 } }, null],
  ['what a piece wants sent', { ...NO_EDITS, pieces: piece(renamed) }, renamed],
  ['a draft that comes to nothing', { ...NO_EDITS, pieces: piece(null) }, null],
  ['spaces only', { ...NO_EDITS, names: { golf: 'Shank ' } }, null],
  ['a section that is gone', { ...NO_EDITS, names: { ping_pong: 'Ghost' } }, null],
  [
    'two names',
    { ...NO_EDITS, names: { golf: '', bowl_mania: 'Bowler' } },
    { golf: { EntryName: '' }, bowl_mania: { EntryName: 'Bowler' } },
  ],
  ['quiet hours', { ...NO_EDITS, main: { quiet_hours: quiet } }, { main: { quiet_hours: quiet } }],
  [
    'all at once',
    { main: { weeklyReminder: 1 }, names: { golf: 'Hook' }, pieces: piece(renamed) },
    { main: { weeklyReminder: 1 }, golf: { EntryName: 'Hook' }, ...renamed },
  ],
])('sends %s', (_what, edits, expected) => expect(changesOf(someOptions(), edits)).toEqual(expected));

test('equal quiet hours are no change', () => {
  const saved = someOptions();
  expect(
    changesOf({ ...saved, main: { ...saved.main, quiet_hours: quiet } }, { ...NO_EDITS, main: { quiet_hours: { ...quiet } } }),
  ).toBeNull();
});

const flag = fc.constantFrom(0 as const, 1 as const);
const name = fc.string({ maxLength: 12 });
const edits: fc.Arbitrary<Edits> = fc.record({
  main: fc.record(
    {
      weeklyReminder: flag,
      weeklyRecap: flag,
      mobileSmackNotifications: flag,
      mobileMoments: flag,
      quiet_hours: fc.constantFrom(null, quiet),
    },
    { requiredKeys: [] },
  ),
  names: fc.dictionary(fc.constantFrom('golf', 'bowl_mania', 'ping_pong'), name),
  pieces: fc.constant({}),
});

test('what was saved needs no saving again', () => {
  const saved = (made: Edits): UserOptions => {
    const { main, names } = withEdits(someOptions(), made);
    return { ...someOptions(), main, name_sections: names.map((section) => ({ ...section, EntryName: section.EntryName.trim() })) };
  };
  fc.assert(fc.property(edits, (made) => changesOf(saved(made), made) === null));
});

test('a refused field is known by where it stands in what was sent', () => {
  const empty = {
    message: 'The entry name must not be empty.',
    fields: { 'user_options.football_entries.0.entry_name': 'The entry name must not be empty.' },
  };
  expect(refusedIn(empty, renamed)).toEqual({ 'football_entries.0.entry_name': 'The entry name must not be empty.' });
});

test('a name that is taken is marked at the one name that was sent, and at none of several', () => {
  const taken = { message: 'There is already an entry Iron Will.', fields: { entry_name: 'is taken' } };
  expect(refusedIn(taken, renamed)['football_entries.0.entry_name']).toBe('There is already an entry Iron Will.');
  expect(refusedIn(taken, { ...renamed, golf: { EntryName: 'Hook' } })['football_entries.0.entry_name']).toBeUndefined();
});
