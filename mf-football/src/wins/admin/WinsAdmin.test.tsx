import { expectNoAxeFindings, renderWithKit } from '@poolhouse/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import WinsAdmin from '../../slots/console/wins';
import { aWinsSeason } from '../testing/season.fixture';

beforeEach(() => localStorage.clear());

it('has the checklist and its buttons, and tells the console what was done', async () => {
  const changed = jest.fn();
  const { container } = renderWithKit(<WinsAdmin group={1} changed={changed} />, {
    answers: {
      'GET football/footballwins_season': () => aWinsSeason(),
      'POST ad/nflwins_populate_games': () => ({ result: 'success', message: '272 of 272 games are there.', count: 272 }),
    },
  });
  const list = within(await screen.findByRole('region', { name: 'Start-up checklist' }));
  expect(list.getAllByRole('listitem').map((item) => item.querySelector('span')!.firstChild!.textContent)).toEqual([
    'Contest and entries',
    'Populate Standings',
    'Populate Games',
    'Save Owner, or draft',
  ]);
  await expectNoAxeFindings(container);
  await userEvent.click(screen.getByRole('button', { name: 'Populate games' }));
  expect(await screen.findByText('272 of 272 games are there.')).toBeVisible();
  expect(changed).toHaveBeenCalled();
});

it('says that no contest is open', async () => {
  renderWithKit(<WinsAdmin group={1} changed={() => {}} />, {
    answers: { 'GET football/footballwins_season': () => aWinsSeason({ config: { data: [] } }) },
  });
  expect(await screen.findByText(/No NFL wins contest is open yet/)).toBeVisible();
});
