import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNoAxeFindings, renderWithKit } from '@poolhouse/shared-ui/testing';
import type { DataOf } from '@poolhouse/contract';
import { aPage } from '../testing/page.fixture';
import Season from './Season.page';

beforeEach(() => localStorage.clear());

const recap = (over: Partial<DataOf<'GET golf/recap'>['config']['data'][number]> = {}): DataOf<'GET golf/recap'> => ({
  config: {
    data: [
      {
        ID: 1,
        contest_id: 3,
        contest_name: 'Golf 2026',
        entry_id: 12,
        EntryName: 'Rusty Nail',
        tid: 7,
        Name: 'Copper Ridge Classic',
        OfficialAt: '2026-11-23T01:00:00.000Z',
        cancelled: 0,
        double: 0,
        ...over,
      },
    ],
  },
  contests: { data: [{ id: 3, name: 'Golf 2026' }] },
  tournaments: aPage().tournaments,
  standings: {
    data: [
      {
        ID: 12,
        EntryName: 'Rusty Nail',
        Rank: 1,
        Shared: 0,
        Score: -46,
        Rounds: '-12,-7,-15,-12',
        Points: 10.25,
        Won: '$9 for place 1, $1.25 of the winners pot',
        TieNote: 'Level at -46; ahead on round 4: -12 against -11.',
        Picks: 'Callum Vance (12), Matteo Quist (9, house pick)',
        side_action: 1,
        side_action_points: 8,
        mine: 1,
      },
    ],
  },
  highlights: { data: [{ ID: 'best_round', label: 'Best round', value: '-15', note: 'Rusty Nail, round 3' }] },
  corrections: {
    data: [{ ID: 1, at: '2026-11-24T01:00:00.000Z', text: 'Matteo Quist, round 4: holes corrected after the result was official.' }],
  },
  race: {
    data: [1, 2].flatMap((Event) =>
      [12, 13].map((id) => ({
        ID: `${Event}-${id}`,
        entry_id: id,
        EntryName: id === 12 ? 'Rusty Nail' : 'Mulligan',
        Event,
        Score: -40 * Event + id,
        Points: 0,
        Rank: id - 11,
      })),
    ),
  },
});
const open = (answer: DataOf<'GET golf/recap'>) =>
  renderWithKit(<Season />, { at: '/golf/season', answers: { 'GET golf/recap': () => answer } });

describe('golf’s season', () => {
  it('draws the race in strokes, and tells what a tournament brought as it was frozen', async () => {
    const { container, calls } = open(recap());
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

  it('has words for a season without results and for a cancelled tournament', async () => {
    const { unmount } = open({ ...recap({ tid: 0 }), race: { data: [] } });
    expect(await screen.findByText('No tournament of this season is official yet.')).toBeVisible();
    unmount();
    open(recap({ cancelled: 1 }));
    expect(await screen.findByText(/its prizes join those of the season/)).toBeVisible();
    expect(screen.queryByRole('table', { name: 'Final standings' })).toBeNull();
  });
});
