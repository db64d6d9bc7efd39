import type { DataOf } from '@poolhouse/contract';
import { expectNoAxeFindings, renderWithKit } from '@poolhouse/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { aRecap } from '../testing/screens.fixture';
import Season from './Season.page';

beforeEach(() => localStorage.clear());

const open = (answer: DataOf<'GET golf/recap'>) =>
  renderWithKit(<Season />, { at: '/golf/season', answers: { 'GET golf/recap': () => answer } });

describe('golf’s season', () => {
  it('draws the race in strokes, and leads to the recap of each tournament', async () => {
    const { container } = open(aRecap());
    expect(await screen.findByRole('listitem', { name: /^Mulligan, −67, 2nd, 1 behind/ })).toBeInTheDocument();
    const season = within(screen.getByRole('table', { name: 'Season standings' }));
    expect(season.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'RankEntryScoreBehind',
      expect.stringMatching(/^1Rusty Nail.*−68–$/),
      expect.stringMatching(/^2Mulligan.*−671$/),
    ]);
    expect(screen.getByRole('link', { name: 'Your season' })).toHaveAttribute('href', '/golf/season/me');
    expect(screen.getByRole('table', { name: 'Money list' })).toHaveTextContent('T1Mulligan––');
    const heads = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(heads.slice(0, 3)).toEqual(['Season standings', 'Money list', 'Race of the season']);
    const recaps = within(screen.getByRole('region', { name: 'Recaps' }));
    expect(recaps.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/golf/recap?tid=8', '/golf/recap?tid=7']);
    await expectNoAxeFindings(container);
  });

  it('leads who plays Pick1 beside it to its recaps as well', async () => {
    open(aRecap({ pick1golf_contest_id: 9 }));
    const recaps = within(await screen.findByRole('region', { name: 'Recaps' }));
    expect(recaps.getAllByRole('link', { name: /^Pick1: / }).map((link) => link.getAttribute('href'))).toEqual([
      '/pick1golf/recap?contest=9&tid=8',
      '/pick1golf/recap?contest=9&tid=7',
    ]);
  });

  it('has words for a season without results', async () => {
    open({ ...aRecap({ tid: 0 }), race: { data: [] }, tournaments: { data: [] } });
    expect(await screen.findByText('No tournament of this season is official yet.')).toBeVisible();
  });

  it('leads nobody to a season of their own who has no entry', async () => {
    open(aRecap({ entry_id: 0, EntryName: '' }));
    await screen.findByRole('table', { name: 'Season standings' });
    expect(screen.queryByRole('link', { name: 'Your season' })).toBeNull();
  });
});
