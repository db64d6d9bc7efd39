import { expectNoAxeFindings, fakePage, renderWithKit, screenOf } from '@poolhouse/shared-ui/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Underdogs from '../board/Underdogs.page';
import { aSunday } from '../testing/page.fixture';

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: Date.parse('2026-11-22T20:12:00Z'), advanceTimers: true });
});
afterEach(() => jest.useRealTimers());

const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
const open = (at = '/underdogs', page = aSunday()) => {
  const fake = fakePage('GET underdogs/pagedata', page);
  return { fake, ...renderWithKit(<Underdogs />, { at, answers: { 'GET underdogs/pagedata': fake.answer } }) };
};
const bar = () => screen.findByRole('region', { name: 'Supposed' });
const choices = () => within(screen.getByRole('group', { name: 'Suppose how Jets at Patriots ends' }));
const row = (name: RegExp) => within(screen.getByRole('region', { name: 'Standings' })).getByRole('row', { name });

it('suppose how a game ends, see it in picks and standings, and go back to now', async () => {
  const { container } = open();
  await user.click(await screen.findByRole('button', { name: 'What if' }));
  await screen.findByRole('group', { name: 'Suppose how Jets at Patriots ends' });
  // Two entries have the Jets, with 7.5 and with 7 points; the Bears are done, so that nothing is asked of them.
  expect(screen.queryByRole('group', { name: /Bears at Vikings/ })).toBeNull();
  expect(
    choices()
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['NYJ wins', 'NE by 6 or less, or a tie', 'NE by 7', 'NE by 8 or more']);
  await user.click(choices().getByRole('button', { name: /^NE by 7,/ }));
  expect(await bar()).toHaveTextContent('Supposed: NE by 7');
  expect(await bar()).toHaveTextContent('You: 1–2–0, 1st of 3. Nothing of the week is open then.');
  expect(row(/Rusty Nail/)).toHaveTextContent(/2 supposed/);
  expect(row(/Turf Toe/)).toHaveTextContent('2 supposed');
  expect(screen.getByRole('button', { name: /Rusty Nail.*NYJ \+7.5.*covers supposed/ })).toBeVisible();
  expect(screen.getByRole('gridcell', { name: 'Week 11, Jets plus 7.5, lost but covered, supposed' })).toBeInTheDocument();
  await expectNoAxeFindings(container);
  await user.click(choices().getByRole('button', { name: /^NE by 7,/ }));
  expect(screen.queryByRole('region', { name: 'Supposed' })).toBeNull();
  await user.click(choices().getByRole('button', { name: /^NYJ wins/ }));
  await user.click(within(await bar()).getByRole('button', { name: 'Back to now' }));
  expect(screen.queryByText(/supposed/i)).toBeNull();
  expect(screen.queryByRole('region', { name: 'Standings' })).toBeNull();
});

it('opens at its link, and says what of it is not supposed', async () => {
  open('/underdogs?if=NYJ.CHI.XYZ');
  expect(await bar()).toHaveTextContent('Supposed: NYJ wins');
  expect(await bar()).toHaveTextContent('Bears at Vikings is over and counts as it ended.');
  expect(await bar()).toHaveTextContent('“XYZ” names no game of this week.');
  expect(await bar()).toHaveTextContent('You: 2–1–0, 1st of 3.');
});

it('gives way to the truth, and tells of the pick as it stands', async () => {
  const { fake } = open('/underdogs?if=NYJ');
  await user.click(await screen.findByRole('button', { name: /Rusty Nail.*wins outright supposed/ }));
  expect(await screen.findByRole('dialog')).toHaveTextContent('Trails by 3');
  await user.keyboard('{Escape}');
  fake.change({
    scores: [{ ID: 1, state: 'final', inProgress: 0, status: 'Final' }],
    picks: ['1-11', '2-11'].map((ID) => ({ ID, Grade: 'C' as const, live: 0 as const })),
  });
  await act(() => jest.advanceTimersByTimeAsync(61_000));
  expect(await bar()).toHaveTextContent('Nothing is supposed now.');
  expect(screen.queryByRole('button', { name: 'What if' })).toBeNull();
});

it('stands on a phone as well, and where the viewer has no entry', async () => {
  screenOf(390);
  const page = aSunday();
  open('/underdogs?if=NYJ', { ...page, users: { data: page.users.data.map((one) => ({ ...one, mine: 0 as const })) } });
  expect(await bar()).toHaveTextContent('Supposed: NYJ wins');
  expect(await bar()).not.toHaveTextContent('You:');
});
