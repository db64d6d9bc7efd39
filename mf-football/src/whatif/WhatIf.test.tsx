import type { SweatRow } from '@poolhouse/contract';
import { expectNoAxeFindings, fakePage, renderWithKit, screenOf } from '@poolhouse/shared-ui/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import FootballMain from '../board/FootballMain.page';
import { aBoardPage } from '../testing/board-page.fixture';
import { aConfig, aFinalGame, aGame, aStanding } from '../testing/board.fixture';

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: Date.parse('2026-11-15T20:22:00Z'), advanceTimers: true });
});
afterEach(() => jest.useRealTimers());

const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
const open = (page = aBoardPage(), at = '/football') => {
  const fake = fakePage('GET football/pagedata', page);
  return { fake, ...renderWithKit(<FootballMain />, { at, answers: { 'GET football/pagedata': fake.answer } }) };
};
const bar = () => screen.findByRole('region', { name: 'Supposed' });
const choices = (name: string) => within(screen.getByRole('group', { name: `Suppose how ${name} ends` }));
const standings = () => within(screen.getByRole('region', { name: 'Week 11 Standings' }));
const row = (name: string) => standings().getByRole('row', { name: new RegExp(name) });

it('suppose how a game ends, see it in the tables, and go back to now', async () => {
  const { container } = open();
  await user.click(await screen.findByRole('button', { name: 'What if' }));
  await screen.findByRole('group', { name: 'Suppose how Buccaneers at Bills ends' });
  expect(screen.queryByRole('group', { name: /Jets at Patriots/ })).toBeNull();
  await user.click(choices('Buccaneers at Bills').getByRole('button', { name: /Buccaneers cover/ }));
  expect(await bar()).toHaveTextContent('Supposed: TB covers');
  expect(await bar()).toHaveTextContent('You: 0–1, 2nd of 2; season 2nd. 7 picks still open, sealed ones counted.');
  expect(choices('Buccaneers at Bills').getByRole('button', { name: /Buccaneers cover/ })).toHaveAttribute('aria-pressed', 'true');
  expect(row('Turf Toe')).toHaveTextContent(/1 supposed/);
  expect(standings().getByText('Supposed')).toBeVisible();
  expect(screen.getByRole('gridcell', { name: 'Pick 1, Bills minus 5.5, loss, supposed' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'What do I need' })).toHaveTextContent('A perfect week is out of reach');
  await expectNoAxeFindings(container);
  // The same tap takes it back, and another one goes on.
  await user.click(choices('Buccaneers at Bills').getByRole('button', { name: /Buccaneers cover/ }));
  expect(screen.queryByRole('region', { name: 'Supposed' })).toBeNull();
  await user.click(choices('Chiefs at Broncos').getByRole('button', { name: /Chiefs cover/ }));
  await user.click(within(await bar()).getByRole('button', { name: 'Back to now' }));
  expect(screen.queryByText(/supposed/i)).toBeNull();
});

it('opens at its link, and says what of it is not supposed', async () => {
  open(aBoardPage(), '/football?if=BUF.NE.XYZ');
  const shown = await bar();
  expect(shown).toHaveTextContent('Supposed: BUF covers');
  expect(shown).toHaveTextContent('Jets at Patriots is over and counts as it ended.');
  expect(shown).toHaveTextContent('“XYZ” names no game of this week.');
});

it('gives way to the truth', async () => {
  const { fake } = open(aBoardPage(), '/football?if=TB');
  expect(await bar()).toHaveTextContent('Supposed: TB covers');
  fake.change({ scores: [{ ID: 2, state: 'final', inProgress: 0, status: 'Final' }] });
  await act(() => jest.advanceTimersByTimeAsync(31_000));
  expect(await bar()).toHaveTextContent('Nothing is supposed now.');
  expect(await bar()).toHaveTextContent('Buccaneers at Bills is over and counts as it ended.');
});

it('offers a push where the line is whole, and nothing where there is no line or the week is over', async () => {
  const games = [
    aGame({ ID: 1, Spread1: 3, Spread2: -3 }),
    aGame({ ID: 4, team1: 'Rams', Abbrev1: 'LAR', team2: 'Jets', Abbrev2: 'NYJ', Spread1: null, Spread2: null }),
  ];
  const { unmount } = open(aBoardPage({ scores: { data: games } }), '/football?if=BUF-by-3');
  expect(await bar()).toHaveTextContent('Supposed: TB at BUF pushes');
  expect(choices('Buccaneers at Bills').getByRole('button', { name: 'Push, Bills by 3' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.queryByRole('group', { name: /Rams at Jets/ })).toBeNull();
  unmount();
  open(aBoardPage({ scores: { data: [aFinalGame()] }, config: { data: [aConfig({ WeekOver: 1 })] } }));
  await screen.findByRole('region', { name: 'Week 11 Scores' });
  expect(screen.queryByRole('button', { name: 'What if' })).toBeNull();
});

it('pays the week once nothing of it is open, and says so', async () => {
  const picks = aBoardPage().picks.data.filter((pick) => pick.event_id === 2);
  const page = aBoardPage({
    scores: { data: aBoardPage().scores.data.filter(({ ID }) => ID !== 1) },
    picks: { data: picks },
    standings: {
      data: [
        aStanding({ PicksIn: 1, Wins: 4 }),
        aStanding({ ID: '11-2', entry_id: 2, EntryName: 'Turf Toe', Rank: 2, PicksIn: 1 }),
        ...aBoardPage().standings.data.filter(({ Week }) => Week === 0),
      ],
    },
  });
  open(page, '/football?if=BUF');
  expect(await bar()).toHaveTextContent('Rusty Nail: 42 points.');
  expect(within(screen.getByRole('region', { name: 'Overall Standings' })).getByRole('row', { name: /Rusty Nail/ })).toHaveTextContent(
    '52',
  );
});

it('stands below my five on a phone', async () => {
  screenOf(390);
  const { container } = open(
    aBoardPage({ mine: { data: [{ ...MINE }] }, config: { data: [aConfig({ NextKickoff: '2026-11-15T21:25:00Z' })] } }),
  );
  const panel = within(await screen.findByRole('region', { name: 'What if' }));
  await user.click(panel.getByRole('button', { name: 'What if' }));
  expect(await panel.findByText('Buccaneers 20 at Bills 31')).toBeVisible();
  expect(panel.getByText(/My pick BUF −5.5/)).toBeVisible();
  await user.click(choices('Buccaneers at Bills').getByRole('button', { name: /Bills cover/ }));
  await screen.findByRole('region', { name: 'Week 11 Standings' });
  expect(row('Rusty Nail')).toHaveTextContent('1 supposed');
  await expectNoAxeFindings(container);
});

const MINE = {
  ...{ ID: '2-2', event_id: 2, side: 2, state: 'live', at: '2026-11-15T18:00:00Z', pick: 'Bills −5.5', need: 'Buccaneers need 6' },
  ...{ score: '31–20', clock: 'Q3 2:14', result: -1, push: 0, near: 0.4 },
} satisfies SweatRow;
