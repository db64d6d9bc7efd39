import { expectNoAxeFindings, renderWithKit, screenOf } from '@poolhouse/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBoardPage } from '../testing/board-page.fixture';
import { aConfig, aLiveGame, aPick, aStanding } from '../testing/board.fixture';
import { aSeason } from '../testing/season.fixture';
import Season from './Season.page';

beforeEach(() => localStorage.clear());
// What is fetched apart is at hand.
beforeAll(() => Promise.all([import('../whatif/ChoiceList'), import('../whatif/WhatIfBar'), import('../whatif/supposed-board.rules')]));

/** Week 3, whose last game is on: both have one pick open, and the viewer has won four. */
const board = aBoardPage({
  config: { data: [aConfig({ Week: 3, PointsThisWeek: 66 })] },
  scores: { data: [aLiveGame({ ID: 2 })] },
  picks: {
    data: [
      aPick({ event_id: 2, Result: -1 }),
      aPick({ ID: '2-1', entry_id: 2, EntryName: 'Turf Toe', event_id: 2, Pick: 'Buccaneers', Abbrev: 'TB', Spread: 5.5, Result: -2 }),
    ],
  },
  standings: {
    data: [
      aStanding({ ID: '3-1', Week: 3, PicksIn: 1, MayPick: 1, Wins: 4 }),
      aStanding({ ID: '3-2', Week: 3, entry_id: 2, EntryName: 'Turf Toe', PicksIn: 1, MayPick: 1, Wins: 2, Losses: 2, Rank: 2 }),
      aStanding({ ID: '0-1', Week: 0, Wins: 7, Rank: 2 }),
      aStanding({ ID: '0-2', Week: 0, entry_id: 2, EntryName: 'Turf Toe', Wins: 10 }),
    ],
  },
});
const open = (at = '/football/season', answer = board) =>
  renderWithKit(<Season />, { at, answers: { 'GET football/season': () => aSeason(), 'GET football/pagedata': () => answer } });
const region = (name: string) => within(screen.getByRole('region', { name }));

it('supposes how games end: what I need, both tables and the pot, gone with one tap', async () => {
  const user = userEvent.setup();
  const { container } = open();
  await screen.findByRole('region', { name: 'What if' });
  const before = screen.getByRole('region', { name: 'Pot and points' }).textContent;
  expect(screen.queryByRole('region', { name: 'Overall Standings' })).toBeNull();
  await user.click(region('What if').getByRole('button', { name: 'What if' }));
  await user.click(await screen.findByRole('button', { name: /Bills cover/ }));
  const bar = within(await screen.findByRole('region', { name: 'Supposed' }));
  expect(bar.getByRole('status')).toHaveTextContent('Supposed: BUF covers');
  expect(bar.getByRole('status')).toHaveTextContent('You: 5–0, 1st of 2; season 2nd. Rusty Nail: 66 points.');
  expect(region('What do I need').getByText(/Your week is perfect/)).toBeVisible();
  expect(region('Pot and points').getByRole('row', { name: /Week 3/ })).toHaveTextContent(/Rusty Nail/);
  await screen.findByRole('region', { name: 'Week 3 Standings' });
  expect(region('Week 3 Standings').getByRole('row', { name: /Rusty Nail/ })).toHaveTextContent('5 supposed');
  expect(region('Overall Standings').getByRole('row', { name: /Rusty Nail/ })).toHaveTextContent('8 supposed');
  for (const name of ['What do I need', 'Pot and points', 'Week 3 Standings']) expect(region(name).getByText('Supposed')).toBeVisible();
  await expectNoAxeFindings(container);
  await user.click(bar.getByRole('button', { name: 'Back to now' }));
  expect(screen.queryByText(/supposed/i)).toBeNull();
  expect(screen.getByRole('region', { name: 'Pot and points' }).textContent).toBe(before);
});

it('tells chances as they would stand beside those of now, never the old ones as if they were supposed', async () => {
  const user = userEvent.setup();
  const page = aSeason();
  // Both have won four, and have one side each of the game that is on.
  const counts = { State: 'alive' as const, Needs: 1, Losses: 0 };
  const outlook = page.outlook.data.map((row) =>
    row.scope === 'week' ? { ...row, ...counts, Wins: 4, Open: 1 } : { ...row, ...counts, Wins: row.entry_id === 1 ? 7 : 8, Open: 61 },
  );
  const level = board.standings.data.map((row) => (row.ID === '3-2' ? { ...row, Wins: 4, Losses: 0 } : row));
  renderWithKit(<Season />, {
    at: '/football/season',
    answers: {
      'GET football/season': () => ({ ...page, outlook: { data: outlook } }),
      'GET football/pagedata': () => ({
        ...board,
        config: { data: [aConfig({ Week: 3, PointsThisWeek: 66, WeeksAhead: 12 })] },
        standings: { data: level },
      }),
    },
  });
  await screen.findByRole('region', { name: 'What if' });
  const chanceOf = (name: RegExp) => region('What do I need').getByRole('row', { name }).querySelectorAll('td')[2]?.textContent;
  await waitFor(() => expect(chanceOf(/Turf Toe/)).toMatch(/^\d+%$/));
  const now = chanceOf(/Turf Toe/)!;
  await user.click(region('What if').getByRole('button', { name: 'What if' }));
  await user.click(await screen.findByRole('button', { name: /Buccaneers cover/ }));
  await screen.findByRole('region', { name: 'Supposed' });
  // Until it is counted there is a dash.
  expect(chanceOf(/Turf Toe/)).not.toBe(now);
  await waitFor(() => expect(chanceOf(/Turf Toe/)).toBe('100% supposed'));
  expect(await region('What do I need').findByText(/Chance of first place, alone or shared, (<?\d+)% → (<?\d+)%\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Back to now' }));
  expect(chanceOf(/Turf Toe/)).toBe(now);
  expect(region('What do I need').queryByText(/→/)).toBeNull();
});

it('opens at its link on a phone; nobody perfect pushes the pot forward', async () => {
  screenOf(390);
  open('/football/season?if=TB');
  const bar = await screen.findByRole('region', { name: 'Supposed' });
  expect(bar).toHaveTextContent('Supposed: TB covers');
  // It stays in sight below all that it changes.
  expect(screen.getByRole('region', { name: 'Payouts' }).compareDocumentPosition(bar)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(region('Pot and points').getByRole('row', { name: /Week 3/ })).toHaveTextContent(/nobody, pushed forward/);
});

it('offers nothing where the board is of another week', async () => {
  open('/football/season?if=TB', { ...board, config: { data: [aConfig({ Week: 4 })] } });
  await screen.findByRole('region', { name: 'What do I need' });
  expect(screen.queryByRole('region', { name: 'What if' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Supposed' })).toBeNull();
});
