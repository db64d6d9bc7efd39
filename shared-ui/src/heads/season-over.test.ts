import { allOver, leadsToSeason } from './season-over.rules';

const last = { week: 15, weeks: 15, firstWeek: undefined, over: true, entryId: 3 };

it.each([
  ['once the last week is over', last, true],
  ['not before its last result', { ...last, over: false }, false],
  ['not from an earlier week', { ...last, week: 14 }, false],
  ['not while an extra week follows', { ...last, weeks: 16 }, false],
  ['after the extra week', { ...last, week: 16, weeks: 16 }, true],
  ['not where there were fewer than three weeks', { ...last, firstWeek: 14 }, false],
  ['to three weeks', { ...last, firstWeek: 13 }, true],
  ['not who has no entry', { ...last, entryId: 0 }, false],
])('leads to the season %s', (_name, board, expected) => {
  expect(leadsToSeason(board)).toBe(expected);
});

it.each([
  [[], false],
  [['final', 'final'], true],
  [['final', 'postponed', 'cancelled'], true],
  [['postponed'], false],
  [['final', 'in_progress'], false],
  [['final', 'scheduled'], false],
] as const)('takes the games %j for over: %s', (states, expected) => {
  expect(allOver(states.map((state) => ({ state })))).toBe(expected);
});
