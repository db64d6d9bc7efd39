import type { DataOf } from '@poolhouse/contract';
import { expectNoAxeFindings, renderWithKit } from '@poolhouse/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aRecap } from '../testing/screens.fixture';
import Season from './Season.page';

beforeEach(() => localStorage.clear());

const open = (answer: DataOf<'GET golf/recap'>) =>
  renderWithKit(<Season />, { at: '/golf/season', answers: { 'GET golf/recap': () => answer } });

describe('golf’s season', () => {
  it('draws the race in strokes, and tells what a tournament brought as it was frozen', async () => {
    const { container, calls } = open(aRecap());
    expect(await screen.findByRole('listitem', { name: /^Mulligan, −67, 2nd, 1 behind/ })).toBeInTheDocument();
    const season = within(screen.getByRole('table', { name: 'Season standings' }));
    expect(season.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'RankEntryScoreBehind',
      expect.stringMatching(/^1Rusty Nail.*−68–$/),
      expect.stringMatching(/^2Mulligan.*−671$/),
    ]);
    expect(screen.getByRole('table', { name: 'Money list' })).toHaveTextContent('T1Mulligan––');
    const heads = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(heads.slice(0, 3)).toEqual(['Season standings', 'Money list', 'Race of the season']);
    expect(screen.getByText(/^In brackets: the holes on which this golfer alone/)).toBeVisible();
    const standings = within(screen.getByRole('table', { name: 'Final standings' }));
    expect(standings.getByRole('row', { name: /Rusty Nail.*house pick.*−46 10.25/ })).toBeVisible();
    expect(await screen.findByText('Level at −46, decided by round 4: Rusty Nail −12.')).toBeVisible();
    expect(screen.getByText(/Rusty Nail, round 3/)).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Corrections' })).getByText(/holes corrected/)).toBeVisible();
    await expectNoAxeFindings(container);
    await userEvent.setup().selectOptions(screen.getByRole('combobox', { name: 'Tournament' }), '8');
    expect(calls.at(-1)?.query).toMatchObject({ tid: '8' });
  });

  it('leads from another’s name in the final standings to the two of us', async () => {
    const recap = aRecap();
    const [own] = recap.standings.data;
    open({ ...recap, standings: { data: [own!, { ...own!, ID: 13, EntryName: 'Mulligan', Rank: 2, mine: 0 }] } });
    const standings = within(await screen.findByRole('table', { name: 'Final standings' }));
    expect(standings.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Mulligan', '/years/13'],
    ]);
  });

  it('has words for a season without results and for a cancelled tournament', async () => {
    const { unmount } = open({ ...aRecap({ tid: 0 }), race: { data: [] } });
    expect(await screen.findByText('No tournament of this season is official yet.')).toBeVisible();
    unmount();
    open(aRecap({ cancelled: 1 }));
    expect(await screen.findByText(/its prizes join those of the season/)).toBeVisible();
    expect(screen.queryByRole('table', { name: 'Final standings' })).toBeNull();
  });
});
