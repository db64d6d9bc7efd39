import type { UserOptions } from '@poolhouse/contract';
import { expectNoAxeFindings, renderWithKit, type FakeAnswers } from '@poolhouse/shared-ui/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { someOptions } from '../testing/options.fixture';
import { AccountSettingsPage } from './AccountSettings.page';

const noDevices: FakeAnswers = {
  'GET utils/devices': () => ({ devices: { data: [] } }),
  'GET utils/passkeys': () => ({ passkeys: { data: [] }, recovery_codes_left: 0, required_of_admins: 0, works_at: 'http://localhost' }),
};
const open = (answers: FakeAnswers) =>
  renderWithKit(<AccountSettingsPage />, { answers: { ...noDevices, 'GET utils/useroptions': () => someOptions(), ...answers } });
const save = () => screen.getByRole('button', { name: 'Save Changes' });
const reminder = () => screen.findByRole('switch', { name: 'Weekly reminder' });
const saves = (calls: { key: string; body: unknown }[]) => calls.filter(({ key }) => key.startsWith('POST')).map(({ body }) => body);

test('shows every section, and has nothing to save at first', async () => {
  const { container } = open({});
  expect(await reminder()).not.toBeChecked();
  for (const name of ['Main', 'Football', 'Bowl Mania', 'Golf', 'Notifications', 'Passkeys', 'Devices'])
    expect(screen.getByRole('heading', { name })).toBeVisible();
  expect(screen.getByLabelText('Sunday Crew, 2026')).toHaveValue('Rusty Nail');
  expect(screen.getByLabelText('Golf: Entry name')).toHaveValue('Shank');
  expect(save()).toBeDisabled();
  expect(document.title).toBe('Account Settings · Poolhouse');
  await expectNoAxeFindings(container);
});

test('saves what differs, says Success for three seconds, and is clean again', async () => {
  let kept: UserOptions = someOptions();
  const { calls } = open({
    'GET utils/useroptions': () => kept,
    'POST utils/useroptions': () => {
      kept = someOptions({ main: { ...kept.main, weeklyReminder: 1 }, golf: { EntryName: 'Hook' } });
      return { result: 'success' };
    },
  });
  await userEvent.click(await reminder());
  await userEvent.clear(screen.getByLabelText('Golf: Entry name'));
  await userEvent.type(screen.getByLabelText('Golf: Entry name'), 'Hook');
  jest.useFakeTimers();
  try {
    fireEvent.click(save());
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(screen.getByText('Success')).toBeVisible();
    expect(saves(calls)).toEqual([{ user_options: { main: { weeklyReminder: 1 }, golf: { EntryName: 'Hook' } } }]);
    expect(save()).toBeDisabled();
    await act(() => jest.advanceTimersByTimeAsync(3000));
    expect(screen.queryByText('Success')).toBeNull();
  } finally {
    jest.useRealTimers();
  }
  expect(await reminder()).toBeChecked();
});

test('a refused save shows the server’s words and keeps what was typed', async () => {
  open({ 'POST utils/useroptions': () => ({ error: { code: 'conflict', message: 'Another entry is called Rust Belt.' } }) });
  const field = await screen.findByLabelText('Sunday Crew, 2026');
  await userEvent.clear(field);
  await userEvent.type(field, 'Rust Belt');
  await userEvent.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent('Another entry is called Rust Belt.');
  expect(field).toHaveValue('Rust Belt');
  await waitFor(() => expect(save()).toBeEnabled());
});

test('an entry that goes while its owner edits leaves the other edits standing', async () => {
  let gone = false;
  open({
    'GET utils/useroptions': () => (gone ? someOptions({ football_entries: [] }) : someOptions()),
    'POST utils/useroptions': () => {
      gone = true;
      return { error: { code: 'not_found', message: 'That entry is not there any more. Nothing was changed.' } };
    },
  });
  await userEvent.type(await screen.findByLabelText('Office, 2026'), '!');
  await userEvent.click(await reminder());
  await userEvent.click(save());
  expect(await screen.findByText('That entry is not there any more. Nothing was changed.')).toBeVisible();
  expect(await screen.findByText(/You have no football entry/)).toBeVisible();
  expect(await reminder()).toBeChecked();
  expect(save()).toBeEnabled();
});

test('options that cannot be read can be asked for again', async () => {
  let away = true;
  open({
    'GET utils/useroptions': () => (away ? { error: { code: 'unavailable', message: 'Poolhouse cannot be reached.' } } : someOptions()),
  });
  expect(await screen.findByText(/Poolhouse cannot be reached/)).toBeVisible();
  away = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await reminder()).toBeVisible();
});

test('quiet hours begin with a night in the player’s own zone', async () => {
  const { calls } = open({ 'POST utils/useroptions': () => ({ result: 'success' }) });
  await userEvent.click(await screen.findByRole('switch', { name: 'Quiet hours' }));
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '23:30' } });
  await userEvent.click(save());
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  await waitFor(() => expect(saves(calls)).toEqual([{ user_options: { main: { quiet_hours: { from: '23:30', to: '08:00', zone } } } }]));
});
