import { expectNoAxeFindings, fakePage, renderWithKit, screenOf } from '@poolhouse/shared-ui/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSunday } from '../testing/page.fixture';
import Season from './Season.page';

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: Date.parse('2026-11-22T20:12:00Z'), advanceTimers: true });
});
afterEach(() => jest.useRealTimers());
// What is fetched apart is at hand.
beforeAll(() => Promise.all([import('../whatif/DogChoiceList'), import('../whatif/DogsIfBar'), import('../whatif/supposed-dogs.rules')]));

const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
const open = (at = '/underdogs/season', page = aSunday()) => {
  const fake = fakePage('GET underdogs/pagedata', page);
  return { fake, ...renderWithKit(<Season />, { at, answers: { 'GET underdogs/pagedata': fake.answer } }) };
};
const region = (name: string) => within(screen.getByRole('region', { name }));
const bar = () => screen.findByRole('region', { name: 'Supposed' });
const choices = () => screen.findByRole('group', { name: 'Suppose how Jets at Patriots ends' });
const shown = () => ['Standings', 'My picks', 'Race of the season'].map((name) => screen.getByRole('region', { name }).textContent).join();

it('suppose how a game ends: my place, the table, my picks and the race then; gone with one tap', async () => {
  const { container, where } = open();
  await screen.findByRole('region', { name: 'Race of the season' });
  const before = shown();
  await user.click(region('What if').getByRole('button', { name: 'What if' }));
  const ends = within(await choices());
  expect(region('What if').getByText('Jets 17 at Patriots 20')).toBeVisible();
  expect(region('What if').getByText('My pick NYJ +7.5')).toBeVisible();
  await user.click(ends.getByRole('button', { name: /^NE by 7,/ }));
  expect(await bar()).toHaveTextContent('Supposed: NE by 7');
  expect(await bar()).toHaveTextContent('You: 1–2–0, 1st of 3. Nothing of the week is open then.');
  expect(where()).toBe('/underdogs/season?if=NE-by-7');
  expect(region('Standings').getByRole('row', { name: /Rusty Nail/ })).toHaveTextContent('2 supposed');
  expect(region('My picks').getByRole('row', { name: /Jets/ })).toHaveTextContent('covers supposed');
  expect(screen.getByText('W - C - L').closest('div')).toHaveTextContent('1–2–0 supposed');
  // Sack Lunch has won this week as well: level in wins, behind by covers.
  expect(region('Race of the season').getByRole('listitem', { name: 'Sack Lunch, 1 win, 2nd' })).toBeInTheDocument();
  for (const name of ['Standings', 'My picks', 'Race of the season']) expect(region(name).getByText('Supposed')).toBeVisible();
  await expectNoAxeFindings(container);
  await user.click(within(await bar()).getByRole('button', { name: 'Back to now' }));
  expect(screen.queryByText(/supposed/i)).toBeNull();
  expect(shown()).toBe(before);
});

it('opens at its link on a phone, says what of it is not supposed, and gives way to the truth', async () => {
  screenOf(390);
  const { fake } = open('/underdogs/season?if=NYJ.CHI.XYZ');
  expect(await bar()).toHaveTextContent('Supposed: NYJ wins');
  expect(await bar()).toHaveTextContent('Bears at Vikings is over and counts as it ended.');
  expect(await bar()).toHaveTextContent('“XYZ” names no game of this week.');
  expect(region('Race of the season').getByRole('listitem', { name: 'Rusty Nail, 2 wins, 1st' })).toBeInTheDocument();
  fake.change({
    scores: [{ ID: 1, state: 'final', inProgress: 0, status: 'Final' }],
    picks: ['1-11', '2-11'].map((ID) => ({ ID, Grade: 'C' as const, live: 0 as const })),
  });
  await act(() => jest.advanceTimersByTimeAsync(61_000));
  expect(await bar()).toHaveTextContent('Nothing is supposed now.');
  expect(screen.queryByRole('region', { name: 'What if' })).toBeNull();
  expect(region('Standings').queryByText('Supposed')).toBeNull();
});

it('is there for who has no entry, and not where no game is left', async () => {
  const page = aSunday();
  const { unmount } = open('/underdogs/season?if=NYJ', {
    ...page,
    users: { data: page.users.data.map((one) => ({ ...one, mine: 0 as const })) },
  });
  expect(await bar()).not.toHaveTextContent('You:');
  unmount();
  open('/underdogs/season', { ...page, scores: { data: page.scores.data.filter(({ state }) => state === 'final') } });
  await screen.findByRole('region', { name: 'Race of the season' });
  expect(screen.queryByRole('region', { name: 'What if' })).toBeNull();
});
