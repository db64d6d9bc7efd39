import { expectNoAxeFindings, renderWithKit, type FakeAnswers } from '@poolhouse/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import AdminPage from '../console/Admin.page';
import { aRelease, allMay } from '../testing/answers.fixture';
import { aConsole } from '../testing/console.fixture';

beforeEach(() => localStorage.clear());

const open = (answers: FakeAnswers = {}) =>
  renderWithKit(<AdminPage />, {
    at: '/ad?tab=releases',
    session: { is_admin: true },
    answers: {
      'GET ad/my_permissions': allMay,
      'GET ad/pagedata': () => aConsole({ releases: { data: [aRelease] } }),
      'GET ad/remote_failures': () => ({ failures: { data: [] } }),
      ...answers,
    },
  });

it('shows what is live, checks the files, and rolls back once asked', async () => {
  const { calls, container } = open({
    'POST ad/check_remotes': () => ({ result: 'success', checked: 40, damaged: 1, faults: ['mf-tennis 1.4.0: a.js differs'] }),
    'POST ad/rollback_remote': () => ({ result: 'success', said: ['mf-tennis 1.3.0 is live.'] }),
  });
  await screen.findByRole('button', { name: 'Check every file' });
  const panel = within(screen.getByRole('region', { name: 'Deployments' }));
  await expectNoAxeFindings(container);
  await userEvent.click(panel.getByRole('button', { name: 'Check every file' }));
  expect(await panel.findByText('mf-tennis 1.4.0: a.js differs')).toBeVisible();
  await userEvent.click(panel.getByRole('button', { name: 'Roll back mf-tennis' }));
  expect(calls.some(({ key }) => key === 'POST ad/rollback_remote')).toBe(false);
  await userEvent.click(panel.getByRole('button', { name: 'Roll back' }));
  expect(await panel.findByText('success: mf-tennis 1.3.0 is live.')).toBeVisible();
  expect(calls.find(({ key }) => key === 'POST ad/rollback_remote')!.body).toEqual({ id: 'mf-tennis' });
});
