import { expectNoAxeFindings, renderWithKit } from '@poolhouse/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import AdminPage from '../console/Admin.page';
import { allMay } from '../testing/answers.fixture';
import { aConsole, aSetup } from '../testing/console.fixture';

beforeEach(() => localStorage.clear());

it('proposes the next year’s name where a year stands in it, which whoever opens it may change', async () => {
  const [pool] = aConsole().active_contests.data;
  const { calls, container } = renderWithKit(<AdminPage />, {
    at: '/ad?tab=contests',
    now: '2026-11-16T18:00:00Z',
    session: { is_admin: true },
    answers: {
      'GET ad/my_permissions': allMay,
      'GET ad/overrides': () => ({ overrides: { data: [], total: 0 } }),
      'GET ad/setup': () => aSetup(),
      'GET ad/user_entries': () => ({ user_entries: { data: [] } }),
      'GET ad/pagedata': () => ({ ...aConsole(), active_contests: { data: [{ ...pool!, name: 'Oak Street 2026', year: 2026 }] } }),
      'POST ad/new_year': () => ({ result: 'success' as const, message: 'done', seasons: { data: [] } }),
    },
  });
  const panel = within(await screen.findByRole('region', { name: 'New year' }));
  await userEvent.click(panel.getByRole('checkbox', { name: 'Open Oak Street 2027' }));
  const name = panel.getByRole('textbox', { name: 'What Oak Street 2026 is called in 2027' });
  expect(name).toHaveValue('Oak Street 2027');
  await expectNoAxeFindings(container);
  await userEvent.clear(name);
  expect(panel.getByRole('button', { name: 'Open the new year' })).toBeDisabled();
  await userEvent.type(name, 'Elm Street');
  await userEvent.click(panel.getByRole('button', { name: 'Open the new year' }));
  expect(calls.find(({ key }) => key === 'POST ad/new_year')!.body).toMatchObject({
    contest_ids: [5],
    names: [{ contest_id: 5, name: 'Elm Street' }],
    dry_run: 1,
  });
});
