import { expectNoAxeFindings, renderWithKit } from '@poolhouse/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import AdminPage from '../console/Admin.page';
import { allAnswers } from '../testing/answers.fixture';

beforeEach(() => localStorage.clear());

it('says what is bad first and what to do, and has the site looked at again', async () => {
  let looked = 0;
  const { calls, container } = renderWithKit(<AdminPage />, {
    at: '/ad?tab=health',
    session: { is_admin: true },
    answers: {
      ...allAnswers(),
      'GET ad/doctor': () => ({
        findings: {
          data: [
            {
              ID: 1,
              level: looked === 0 ? 'bad' : 'good',
              about: 'Disk',
              says: looked === 0 ? 'It is full.' : 'It has room.',
              todo: looked === 0 ? 'Make room.' : '',
            },
          ],
        },
        at: '2026-11-16T17:00:00.000Z',
        checking: 0,
      }),
      'POST ad/check_doctor': () => {
        looked += 1;
        return { result: 'success', message: 'looking' };
      },
    },
  });
  await screen.findByRole('button', { name: 'Check again' });
  const panel = within(screen.getByRole('region', { name: 'Health' }));
  expect(await panel.findByText('Make room.')).toBeVisible();
  expect(panel.getByRole('img', { name: 'Bad' })).toBeVisible();
  await expectNoAxeFindings(container);
  await userEvent.click(panel.getByRole('button', { name: 'Check again' }));
  expect(await panel.findByText(/It has room/)).toBeVisible();
  expect(calls.filter(({ key }) => key === 'POST ad/check_doctor')).toHaveLength(1);
});
