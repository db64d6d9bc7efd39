import { usePush, type Push } from '@poolhouse/shared-ui/device';
import { expectNoAxeFindings, renderWithKit } from '@poolhouse/shared-ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PushRows } from './PushRows';

jest.mock('@poolhouse/shared-ui/device', () => ({ usePush: jest.fn() }));

const enable = jest.fn(async () => true);
const disable = jest.fn(async () => true);
const open = (push: Partial<Push>, sent = 2) => {
  jest.mocked(usePush).mockReturnValue({ state: 'off', busy: false, error: null, enable, disable, ...push });
  return renderWithKit(<PushRows />, { answers: { 'POST utils/push_test': () => ({ result: 'success', sent }) } });
};
const toggle = () => screen.getByRole('switch', { name: 'Notifications on this device' });

test('switches on and off at a press', async () => {
  const { unmount } = open({ state: 'off' });
  await userEvent.click(toggle());
  expect([enable.mock.calls.length, disable.mock.calls.length]).toEqual([1, 0]);
  unmount();
  open({ state: 'on' });
  expect(toggle()).toBeChecked();
  await userEvent.click(toggle());
  expect([enable.mock.calls.length, disable.mock.calls.length]).toEqual([1, 1]);
});

test.each([
  ['unsupported', /cannot show notifications/],
  ['denied', /Blocked in this browser/],
  ['checking', /Asking this device/],
] as const)('where it is %s the switch rests and says why', (state, why) => {
  open({ state });
  expect(toggle()).toBeDisabled();
  expect(toggle()).toHaveAccessibleDescription(why);
});

test('says why a change did not work', async () => {
  const { container } = open({ error: 'The browser was not allowed to show notifications.' });
  expect(screen.getByRole('alert')).toHaveTextContent('The browser was not allowed to show notifications.');
  await expectNoAxeFindings(container);
});

test.each([
  [2, 'Sent to 2 devices'],
  [0, 'No device could be reached. Switch notifications off and on again.'],
])('a test that reaches %i devices says so', async (sent, words) => {
  open({ state: 'on' }, sent);
  await userEvent.click(screen.getByRole('button', { name: 'Send me a test' }));
  expect(await screen.findByText(words)).toBeVisible();
});
