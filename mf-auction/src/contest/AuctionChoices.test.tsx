import { useLocation } from '@poolhouse/shared-ui/router';
import { expectNoAxeFindings, renderWithKit } from '@poolhouse/shared-ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aConfig } from '../testing/rows.fixture';
import { AuctionChoices } from './AuctionChoices';

function At() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}
const open = (config = aConfig()) =>
  renderWithKit(
    <>
      <AuctionChoices config={config} />
      <At />
    </>,
    { at: '/bbauction/recap' },
  );

it('chooses an auction by its name, on whichever page, and a year where there are several', async () => {
  const { container } = open(aConfig({ Years: '2026,2025' }));
  const contest = screen.getByRole('combobox', { name: 'Contest' });
  expect(contest).toHaveDisplayValue('Street');
  await userEvent.selectOptions(contest, 'The kids’ table');
  expect(screen.getByRole('status')).toHaveTextContent('/bbauction/recap?year=2026&group=2');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '2025');
  expect(screen.getByRole('status')).toHaveTextContent('/bbauction/recap?year=2025');
  await expectNoAxeFindings(container);
});

it('asks nothing where there is one of each', () => {
  open(aConfig({ group_ids: '1', group_names: 'Street' }));
  expect(screen.queryByRole('combobox')).toBeNull();
});
