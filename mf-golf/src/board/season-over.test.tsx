import { renderWithKit } from '@poolhouse/shared-ui/testing';
import { screen } from '@testing-library/react';
import type { GolfPage } from '../contest/golf.types';
import { aConfig, aPage } from '../testing/page.fixture';
import Golf from './Golf.page';

const open = (over: Partial<GolfPage>) => renderWithKit(<Golf />, { at: '/golf', answers: { 'GET golf/pagedata': () => aPage(over) } });

it('leads to my season on the last tournament, once all of them are official', async () => {
  const [first] = aPage().tournaments.data;
  const seasonOf = (...all: ('OFFICIAL' | 'CANCELLED' | 'IN_PROGRESS')[]) => ({
    config: { data: [aConfig({ status: 'OFFICIAL' })] },
    tournaments: { data: all.map((status, n) => ({ ...first!, ID: 7 - (all.length - 1 - n), status, seq: n + 1 })) },
  });
  const link = () => screen.queryByRole('link', { name: 'Your season' });
  const { unmount } = open(seasonOf('OFFICIAL', 'CANCELLED', 'OFFICIAL', 'OFFICIAL'));
  await screen.findByRole('region', { name: 'Leaderboard' });
  expect(screen.getByText('Season over')).toBeVisible();
  expect(link()).toHaveAttribute('href', '/golf/season/me');
  unmount();
  for (const all of [
    ['OFFICIAL', 'IN_PROGRESS', 'OFFICIAL'],
    ['OFFICIAL', 'CANCELLED', 'OFFICIAL'],
  ] as const) {
    const other = open(seasonOf(...all));
    await screen.findByRole('region', { name: 'Leaderboard' });
    expect(link()).toBeNull();
    other.unmount();
  }
});
