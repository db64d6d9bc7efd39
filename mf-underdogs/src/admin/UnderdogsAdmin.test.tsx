import { expectNoAxeFindings, renderWithKit } from '@poolhouse/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import UnderdogsAdmin from '../slots/console/underdogs';
import { aPage } from '../testing/page.fixture';
import { aConfig } from '../testing/rows.fixture';

beforeEach(() => localStorage.clear());

it('has how the contest is played and the editor of picks, and saves what differs', async () => {
  const changed = jest.fn();
  const { calls, container } = renderWithKit(<UnderdogsAdmin group={1} changed={changed} />, {
    answers: {
      'GET underdogs/pagedata': () => aPage({ config: { data: [aConfig({ isAdmin: 1, SelfPick: 1, MissedPick: 'none' })] } }),
      'POST ad/underdogs_settings': () => ({ result: 'success' }),
    },
  });
  const panel = within(await screen.findByRole('region', { name: 'How it is played' }));
  expect(await screen.findByRole('region', { name: 'Set a pick' })).toBeVisible();
  await expectNoAxeFindings(container);
  expect(panel.getByRole('button', { name: 'Save' })).toBeDisabled();
  await userEvent.selectOptions(panel.getByRole('combobox', { name: 'A week without a pick' }), 'gets the biggest underdog that is left');
  await userEvent.click(panel.getByRole('button', { name: 'Save' }));
  expect(await panel.findByText('success: saved')).toBeVisible();
  expect(calls.find(({ key }) => key === 'POST ad/underdogs_settings')!.body).toEqual({
    contest_id: aConfig().contest_id,
    self_pick: 1,
    missed_pick: 'biggest',
  });
  expect(changed).toHaveBeenCalled();
});

it('says that no contest is open', async () => {
  renderWithKit(<UnderdogsAdmin group={1} changed={() => {}} />, {
    answers: { 'GET underdogs/pagedata': () => aPage({ config: { data: [] } }) },
  });
  expect(await screen.findByText(/No Underdogs contest is open yet/)).toBeVisible();
});
