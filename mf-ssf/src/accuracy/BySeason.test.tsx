import { must } from '@poolhouse/shared-ui';
import { renderWithKit } from '@poolhouse/shared-ui/testing';
import { screen } from '@testing-library/react';
import { anAccuracy } from '../testing/week.fixture';
import { BySeason } from './BySeason';

it('says that the short picture has the latest seasons alone', () => {
  const row = must(
    anAccuracy().seasons.data.find(({ n }) => n > 0),
    'a season that was played',
  );
  const seasons = Array.from({ length: 11 }, (_, n) => ({ ...row, ID: `${2016 + n}`, season: 2016 + n, source: 'replayed' as const }));
  renderWithKit(<BySeason seasons={seasons} short />);
  expect(screen.getByText('latest 8, margin, points off')).toBeVisible();
  expect(screen.getByText('2019')).toBeVisible();
  expect(screen.queryByText('2018')).toBeNull();
});
