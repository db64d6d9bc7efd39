import { homeDates } from './home.rules';

type Seen = Parameters<typeof homeDates>[0];
const seen = (state: Seen['config']['state'], lock_at: string) =>
  ({ config: { contest_id: 5, state, lock_at }, entries: [{ id: 7, squares: 4 }] }) as unknown as Seen;

test('an open board closes, and says how many squares are claimed; any other has no date', () => {
  expect(homeDates(seen('open', '2026-03-17T16:00:00Z'), 7)).toEqual([
    {
      ID: '7-lock',
      title: 'Squares: the board closes (4 squares claimed)',
      at: Date.parse('2026-03-17T16:00:00Z'),
      until: null,
      href: '/bbsquares?contest=5&entry=7',
    },
  ]);
  expect(homeDates(seen('open', ''), 7)).toEqual([]);
  expect(homeDates(seen('locked', '2026-03-17T16:00:00Z'), 7)).toEqual([]);
});
