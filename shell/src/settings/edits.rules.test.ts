import type { UserOptions } from '@poolhouse/contract';
import fc from 'fast-check';
import { someOptions } from '../testing/options.fixture';
import { changesOf, NO_EDITS, withEdits, type Edits } from './edits.rules';

const quiet = { from: '22:00', to: '08:00', zone: 'America/Chicago' };

test('nothing edited is nothing to send', () => expect(changesOf(someOptions(), NO_EDITS)).toBeNull());

test.each<[string, Edits, unknown]>([
  ['a switch', { ...NO_EDITS, main: { weeklyReminder: 1 } }, { main: { weeklyReminder: 1 } }],
  ['a switch put back', { ...NO_EDITS, main: { weeklyReminder: 0 } }, null],
  ['one of two entries', { ...NO_EDITS, football: { 9: ' Iron Will ' } }, { football_entries: [{ entry_id: 9, entry_name: 'Iron Will' }] }],
  ['spaces only', { ...NO_EDITS, golf: 'Shank ', football: { 3: ' Rusty Nail' } }, null],
  ['an entry that is gone', { ...NO_EDITS, football: { 77: 'Ghost' } }, null],
  ['golf and bowl mania', { ...NO_EDITS, golf: '', bowlMania: 'Bowler' }, { golf: { EntryName: '' }, bowl_mania: { EntryName: 'Bowler' } }],
  ['quiet hours', { ...NO_EDITS, main: { quiet_hours: quiet } }, { main: { quiet_hours: quiet } }],
])('sends %s', (_what, edits, expected) => expect(changesOf(someOptions(), edits)).toEqual(expected));

test('equal quiet hours are no change', () => {
  const saved = someOptions();
  expect(
    changesOf({ ...saved, main: { ...saved.main, quiet_hours: quiet } }, { ...NO_EDITS, main: { quiet_hours: { ...quiet } } }),
  ).toBeNull();
});

const flag = fc.constantFrom(0 as const, 1 as const);
const name = fc.string({ maxLength: 12 });
const edits: fc.Arbitrary<Edits> = fc.record(
  {
    main: fc.record(
      { weeklyReminder: flag, mobileSmackNotifications: flag, quiet_hours: fc.constantFrom(null, quiet) },
      { requiredKeys: [] },
    ),
    bowlMania: name,
    golf: name,
    football: fc.dictionary(fc.constantFrom('3', '9', '77'), name) as fc.Arbitrary<Record<number, string>>,
  },
  { requiredKeys: ['main', 'football'] },
);

test('what was saved needs no saving again', () => {
  const trimmed = (options: UserOptions): UserOptions => ({
    ...options,
    bowl_mania: { EntryName: options.bowl_mania.EntryName.trim() },
    golf: { EntryName: options.golf.EntryName.trim() },
    football_entries: options.football_entries.map((entry) => ({ ...entry, entry_name: entry.entry_name.trim() })),
  });
  fc.assert(fc.property(edits, (made) => changesOf(trimmed(withEdits(someOptions(), made)), made) === null));
});
