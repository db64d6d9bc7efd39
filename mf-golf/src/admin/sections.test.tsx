import { expectNoAxeFindings, renderWithKit } from '@poolhouse/shared-ui/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAdminPage } from '../testing/admin.fixture';
import { aPick } from '../testing/page.fixture';
import GolfAdmin from './GolfAdmin';

const region = async (name: string) => within(await screen.findByRole('region', { name }));

it('stands behind sections that the address keeps, led by the keyboard', async () => {
  const user = userEvent.setup();
  const { where, container } = renderWithKit(<GolfAdmin group={1} changed={() => {}} />, {
    at: '/admin?tab=golf',
    answers: { 'GET golf/ad': () => anAdminPage(), 'GET ad/golf_picks': () => ({ picks: { data: [aPick(12)] } }) },
  });
  const tabs = await screen.findAllByRole('tab');
  expect(tabs.map((tab) => tab.textContent)).toEqual(['Season', 'Field', 'Picks', 'Prizes', 'Entries']);
  act(() => screen.getByRole('tab', { name: 'Season' }).focus());
  await user.keyboard('{ArrowRight}{ArrowRight}{Enter}');
  expect(where()).toBe('/admin?tab=golf&section=picks');
  await user.selectOptions((await region('Picks of an entry')).getByLabelText(/Entry/), '12');
  expect(await (await region('Picks of an entry')).findByLabelText('Pick 1')).toBeVisible();
  act(() => screen.getByRole('tab', { name: 'Picks' }).focus());
  await user.keyboard('{End}{Enter}');
  const entries = await region('Entries');
  expect(entries.getByText('2, 1 missing')).toBeVisible();
  expect(entries.getByRole('row', { name: 'Mulligan missing' })).toBeVisible();
  await expectNoAxeFindings(container);
});

it('keeps what is ticked in the season and not saved while another section is looked at', async () => {
  const user = userEvent.setup();
  renderWithKit(<GolfAdmin group={1} changed={() => {}} />, { at: '/ad?tab=golf', answers: { 'GET golf/ad': () => anAdminPage() } });
  const fourth = async () => (await region('Season 2026')).getByRole('checkbox', { name: 'Event 4 in the season' });
  expect(await fourth()).not.toBeChecked();
  await user.click(await fourth());
  await user.click(screen.getByRole('tab', { name: 'Entries' }));
  expect(screen.queryByRole('region', { name: 'Season 2026' })).toBeNull();
  await user.click(screen.getByRole('tab', { name: 'Season' }));
  expect(await fourth()).toBeChecked();
});
