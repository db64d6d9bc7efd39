import { renderWithKit } from '@poolhouse/shared-ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { someOptions } from '../../testing/options.fixture';
import { MainPanel } from './MainPanel';

test('switches stand as the options say, and give 1 and 0', async () => {
  const edit = jest.fn();
  renderWithKit(<MainPanel main={{ ...someOptions().main, weeklyReminder: 1, mobileSmackNotifications: 0 }} edit={edit} />);
  const [reminder, smack] = ['Weekly reminder', 'Smack notifications'].map((name) => screen.getByRole('switch', { name }));
  expect(reminder).toBeChecked();
  expect(smack).not.toBeChecked();
  await userEvent.click(reminder!);
  await userEvent.click(screen.getByRole('switch', { name: 'Weekly recap' }));
  await userEvent.click(smack!);
  await userEvent.click(screen.getByRole('switch', { name: 'Moments' }));
  expect(edit.mock.calls).toEqual([
    [{ weeklyReminder: 0 }],
    [{ weeklyRecap: 1 }],
    [{ mobileSmackNotifications: 1 }],
    [{ mobileMoments: 1 }],
  ]);
});
