import type { ContestChoiceRow } from '@poolhouse/contract';
import { firstTerms } from '../../contests/terms.rules';
import { firstDraft, setUpBody, toggled } from './wizard.rules';

const choice = (ID: ContestChoiceRow['ID'], title: string): ContestChoiceRow => ({
  ID,
  title,
  fields: ['points_per_entry'],
  usual: {},
  built: 1,
  ready: 1,
  copy_of: null,
});
const choices = [choice('football', 'Football'), choice('underdogs', 'Underdogs')];
const draft = firstDraft({ name: 'Oak Street Pool', season: 2026, week: 0, choices, hasGames: false, site: true });

test('what stands there at first is enough', () => {
  expect(setUpBody(draft, choices, 1)).toEqual({
    group_number: 1,
    name: 'Oak Street Pool',
    games: { source: 'feed', sport: 'NFL', season: 2026 },
    contests: [{ contest_type: 'football', name: 'Oak Street Pool', year: 2026 }],
    enter_me: 1,
    invite: { days: 30, uses: 40 },
    emails: [],
    entries: 12,
  });
});

test('games that are there are not loaded again, and a commissioner never loads any', () => {
  for (const known of [
    { hasGames: true, site: true },
    { hasGames: false, site: false },
  ])
    expect(setUpBody(firstDraft({ name: 'Oak', season: 2026, week: 0, choices, ...known }), choices, 1)).not.toHaveProperty('games');
});

test('several contests of a pool are told apart by their kind, and keep their terms while others come and go', () => {
  const both = { ...draft, contests: toggled(draft.contests, 'underdogs', 0) };
  expect(setUpBody(both, choices, 1)!.contests!.map(({ name }) => name)).toEqual(['Oak Street Pool Football', 'Oak Street Pool Underdogs']);
  const typed = [{ type: 'football' as const, terms: { ...firstTerms(12), points_per_entry: '24' } }];
  expect(toggled(toggled(typed, 'underdogs', 0), 'underdogs', 0)).toEqual(typed);
});

test('without a name, a contest or the file that was chosen nothing is sent', () => {
  expect(setUpBody({ ...draft, name: ' ' }, choices, 1)).toBeNull();
  expect(setUpBody({ ...draft, contests: [] }, choices, 1)).toBeNull();
  expect(setUpBody({ ...draft, source: { kind: 'file', csv: '', name: '' } }, choices, 1)).toBeNull();
});
