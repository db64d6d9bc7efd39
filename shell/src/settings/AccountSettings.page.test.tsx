import type { UserOptions } from '@poolhouse/contract';
import type { SettingsPlace } from '@poolhouse/shared-ui';
import { expectNoAxeFindings, renderWithKit, type FakeAnswers } from '@poolhouse/shared-ui/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { someOptions } from '../testing/options.fixture';
import { AccountSettingsPage } from './AccountSettings.page';

const noDevices: FakeAnswers = {
  'GET utils/account': () => ({ username: 'Ann', email: 'ann@example.org', waiting: '' }),
  'GET utils/calendar': () => ({ created: '' }),
  'GET utils/devices': () => ({ devices: { data: [] } }),
  'GET utils/passkeys': () => ({ passkeys: { data: [] }, recovery_codes_left: 0, required_of_admins: 0, works_at: 'http://localhost' }),
};
/** A section of a remote's making: one name, of the first entry. */
function Names({ saved, draft, edit }: SettingsPlace) {
  const entry = saved.football_entries[0];
  if (!entry) return <p>No entry</p>;
  const { entry_id } = entry;
  const changes = (entry_name: string) => (entry_name === entry.entry_name ? null : { football_entries: [{ entry_id, entry_name }] });
  return (
    <input
      aria-label="The name"
      value={String(draft.name ?? entry.entry_name)}
      onChange={({ target }) => edit({ name: target.value }, changes(target.value))}
    />
  );
}
const open = (answers: FakeAnswers) =>
  renderWithKit(<AccountSettingsPage />, {
    answers: { ...noDevices, 'GET utils/useroptions': () => someOptions(), ...answers },
    slots: { settings: [{ name: 'names', title: 'Names', Part: Names }] },
  });
const save = () => screen.getByRole('button', { name: 'Save Changes' });
const reminder = () => screen.findByRole('switch', { name: 'Weekly reminder' });
const saves = (calls: { key: string; body: unknown }[]) => calls.filter(({ key }) => key.startsWith('POST')).map(({ body }) => body);

test('shows every section, and has nothing to save at first', async () => {
  const { container } = open({});
  expect(await reminder()).not.toBeChecked();
  const headings = [
    'Main',
    'Color and monogram',
    'Names',
    'Bowl Mania',
    'Golf',
    'Account',
    'Notifications',
    'Calendar',
    'Passkeys',
    'Devices',
  ];
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(headings);
  expect(screen.getByLabelText('The name')).toHaveValue('Rusty Nail');
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
      const [football, ...others] = kept.football_entries;
      kept = someOptions({
        main: { ...kept.main, weeklyReminder: 1 },
        name_sections: kept.name_sections.map((section) => (section.ID === 'golf' ? { ...section, EntryName: 'Hook' } : section)),
        football_entries: [{ ...football!, entry_name: 'Rusty Nail!' }, ...others],
      });
      return { result: 'success' };
    },
  });
  await userEvent.click(await reminder());
  await userEvent.clear(screen.getByLabelText('Golf: Entry name'));
  await userEvent.type(screen.getByLabelText('Golf: Entry name'), 'Hook');
  await userEvent.type(screen.getByLabelText('The name'), '!');
  jest.useFakeTimers();
  try {
    fireEvent.click(save());
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(screen.getByText('Success')).toBeVisible();
    const names = { golf: { EntryName: 'Hook' }, football_entries: [{ entry_id: 3, entry_name: 'Rusty Nail!' }] };
    expect(saves(calls)).toEqual([{ user_options: { main: { weeklyReminder: 1 }, ...names } }]);
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
  const field = await screen.findByLabelText('The name');
  await userEvent.clear(field);
  await userEvent.type(field, 'Rust Belt');
  await userEvent.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent('Another entry is called Rust Belt.');
  expect(field).toHaveValue('Rust Belt');
  await waitFor(() => expect(save()).toBeEnabled());
});

test('a section that goes while its owner edits leaves the other edits standing', async () => {
  let gone = false;
  open({
    'GET utils/useroptions': () => (gone ? someOptions({ name_sections: [] }) : someOptions()),
    'POST utils/useroptions': () => {
      gone = true;
      return { error: { code: 'not_found', message: 'That is not there any more. Nothing was changed.' } };
    },
  });
  await userEvent.type(await screen.findByLabelText('Golf: Entry name'), '!');
  await userEvent.click(await reminder());
  await userEvent.click(save());
  expect(await screen.findByText('That is not there any more. Nothing was changed.')).toBeVisible();
  await waitFor(() => expect(screen.queryByLabelText('Golf: Entry name')).toBeNull());
  expect(await reminder()).toBeChecked();
  expect(save()).toBeEnabled();
});

test('what is saved stays as typed where it cannot be read again, and is not sent twice', async () => {
  let away = false;
  const { calls } = open({
    'GET utils/useroptions': () => (away ? { error: { code: 'unavailable', message: 'Poolhouse cannot be reached.' } } : someOptions()),
    'POST utils/useroptions': () => {
      away = true;
      return { result: 'success' };
    },
  });
  await userEvent.type(await screen.findByLabelText('The name'), '!');
  await userEvent.click(save());
  expect(await screen.findByText('Success')).toBeVisible();
  await waitFor(() => expect(save()).toBeDisabled());
  expect(screen.getByLabelText('The name')).toHaveValue('Rusty Nail!');
  expect(saves(calls)).toHaveLength(1);
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
