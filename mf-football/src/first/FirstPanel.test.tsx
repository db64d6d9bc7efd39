import { expectNoAxeFindings, renderWithKit, screenOf } from '@poolhouse/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import FootballMain from '../board/FootballMain.page';
import { aBoardPage } from '../testing/board-page.fixture';
import { aConfig, aFinalGame, aLiveGame, aPick, aStanding } from '../testing/board.fixture';

const user = userEvent.setup();
beforeEach(() => localStorage.clear());

const standing = (entry: number, EntryName: string, Wins: number, Losses: number) =>
  aStanding({ ID: `11-${entry}`, entry_id: entry, EntryName, PicksIn: 2, MayPick: 2, Wins, Losses, Rank: Wins > 0 ? 1 : 2 });
/** One game that is on; entry 1, mine, has its home side and Turf Toe the away side. Last Place has lost both. */
const page = (over: Parameters<typeof aBoardPage>[0] = {}, mine = 1) =>
  aBoardPage({
    config: { data: [aConfig({ WeekOver: 0, entry_id: mine })] },
    scores: { data: [aLiveGame({ ID: 1 }), aFinalGame({ ID: 2 })] },
    picks: {
      data: [1, 2].map((entry) =>
        aPick({
          ID: `${entry}-1`,
          entry_id: entry,
          event_id: 1,
          Pick: entry === 1 ? 'Bills' : 'Buccaneers',
          Spread: entry === 1 ? -2.5 : 2.5,
        }),
      ),
    },
    standings: { data: [standing(1, 'Rusty Nail', 1, 0), standing(2, 'Turf Toe', 1, 0), standing(3, 'Last Place', 0, 2)] },
    ...over,
  });
const open = (given = page()) => renderWithKit(<FootballMain />, { at: '/football', answers: { 'GET football/pagedata': () => given } });
const panel = async () => within(await screen.findByRole('region', { name: 'First place' }));

it('has my chance of first place, and everybody’s for who opens it', async () => {
  screenOf(1440);
  const { container } = open();
  const first = await panel();
  const mine = await first.findByText('to be first, alone or shared');
  expect(mine.parentElement).toHaveTextContent(/^[89]\d%to be first, alone or shared$/);
  await user.click(first.getByText('Everybody’s chance'));
  const rows = within(first.getByRole('table', { name: 'Chance of first place' }))
    .getAllByRole('row')
    .slice(1);
  const told = rows.map((row) => row.textContent);
  expect(told).toEqual([expect.stringMatching(/Rusty Nail.*[89]\d%$/), expect.stringMatching(/^Turf Toe1?\d%$/)]);
  const [rusty = 0, turf = 0] = told.map((text) => Number(/(\d+)%/.exec(text)?.[1]));
  // One of the two is first, alone.
  expect(Math.abs(rusty + turf - 100)).toBeLessThanOrEqual(1);
  expect(first.getByText(/1 entry cannot be first any more\./)).toBeVisible();
  await expectNoAxeFindings(container);
});

it('says so where it is lost, and nothing of one’s own to who has no entry', async () => {
  screenOf(390);
  const { unmount } = open(page({}, 3));
  expect(await (await panel()).findByText('You cannot be first this week any more.')).toBeVisible();
  unmount();
  open(page({}, 0));
  expect(await (await panel()).findByText('Everybody’s chance')).toBeVisible();
  expect((await panel()).queryByText(/to be first/)).toBeNull();
});

it.each([
  ['over', { config: { data: [aConfig({ WeekOver: 1 })] } }],
  ['one of hundreds', { standings: { data: Array.from({ length: 201 }, (_, n) => standing(n + 1, `E${n}`, 1, 0)) } }],
])('is absent in a week that is %s', async (_, over) => {
  screenOf(1440);
  open(page(over));
  await screen.findByRole('region', { name: 'Week 11 Standings' });
  expect(screen.queryByRole('region', { name: 'First place' })).toBeNull();
});
