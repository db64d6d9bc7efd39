import type { DeviceRow } from '@poolhouse/contract';
import { expectNoAxeFindings, renderWithKit } from '@poolhouse/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DevicesPanel } from './DevicesPanel';

const aDevice = (over: Partial<DeviceRow>): DeviceRow => ({
  id: 1,
  application: 'poolhouse-web',
  label: 'Chrome on Windows',
  created: '2026-11-01T10:00:00Z',
  last_used: '2026-11-16T10:00:00Z',
  this_device: 0,
  ...over,
});
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

function open(refusal?: string, second = 'Safari on iPhone') {
  let rows = [aDevice({ id: 1, this_device: 1 }), aDevice({ id: 2, label: second })];
  return renderWithKit(<DevicesPanel />, {
    answers: {
      'GET utils/devices': () => ({ devices: { data: rows } }),
      'POST utils/name_device': (_query, { id, name }) => {
        if (refusal) return { error: { code: 'bad_input', message: refusal } };
        rows = rows.map((row) => (row.id === id ? { ...row, label: name } : row));
        return { result: 'success' };
      },
      'POST utils/revoke_device': (_query, { id }) => {
        if (refusal) return { error: { code: 'not_found', message: refusal } };
        rows = rows.filter((row) => row.id !== id);
        return { result: 'success' };
      },
      'POST utils/signout_everywhere': () => {
        rows = rows.filter((row) => row.this_device === 1);
        return { result: 'success' };
      },
    },
  });
}

test('signs another device out after asking, and this one not', async () => {
  const { calls, container } = open();
  expect(await screen.findByText('This device')).toBeVisible();
  await expectNoAxeFindings(container);
  await press('Sign out Safari on iPhone');
  await press('Keep');
  expect(screen.getByRole('button', { name: 'Sign out Safari on iPhone' })).toHaveFocus();
  await press('Sign out Safari on iPhone');
  await press('Sign out');
  await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull());
  expect(calls.filter(({ key }) => key.startsWith('POST'))).toEqual([{ key: 'POST utils/revoke_device', query: {}, body: { id: 2 } }]);
});

test('tells devices of one kind apart, and takes a name for each', async () => {
  const { calls, container } = open(undefined, 'Chrome on Windows');
  await press('Rename Chrome on Windows (2)');
  const field = screen.getByRole('textbox', { name: 'Name of Chrome on Windows (2)' });
  expect(field).toHaveFocus();
  await expectNoAxeFindings(container);
  await userEvent.clear(field);
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  await userEvent.type(field, 'Kitchen laptop{Enter}');
  expect(await screen.findByRole('button', { name: 'Rename Kitchen laptop' })).toHaveFocus();
  expect(calls.find(({ key }) => key === 'POST utils/name_device')!.body).toEqual({ id: 2, name: 'Kitchen laptop' });
});

test('a name that is refused says why, and Escape leaves the old one', async () => {
  open('It must keep to letters of one alphabet.');
  await press('Rename Safari on iPhone');
  await userEvent.type(screen.getByRole('textbox'), 'ы{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('It must keep to letters of one alphabet.');
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Rename Safari on iPhone' })).toHaveFocus();
});

test('says why a device could not be signed out', async () => {
  open('This device is not signed in any more.');
  await press('Sign out Safari on iPhone');
  await press('Sign out');
  expect(await screen.findByRole('alert')).toHaveTextContent('This device is not signed in any more.');
});

test.each([
  ['Sign out all others', 1],
  ['Sign out everywhere', 0],
])('%s asks first, then does it', async (label, keep) => {
  const { calls } = open();
  await press(label);
  expect(calls.map(({ key }) => key)).toEqual(['GET utils/devices']);
  await press(label);
  await waitFor(() => expect(calls.at(1)).toMatchObject({ key: 'POST utils/signout_everywhere', body: { keep_this: keep } }));
});
