import type { PasskeyRow } from '@poolhouse/contract';
import { expectNoAxeFindings, renderWithKit, type FakeAnswers } from '@poolhouse/shared-ui/testing';
import { startRegistration } from '@simplewebauthn/browser';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PasskeysPanel } from './PasskeysPanel';

jest.mock('@simplewebauthn/browser', () => ({
  startRegistration: jest.fn(),
  startAuthentication: jest.fn(),
  WebAuthnError: class extends Error {},
}));

const key: PasskeyRow = { id: 3, name: 'Phone', created: '2026-11-01T10:00:00Z', last_used: '', synced: 1 };
const made = { id: 'abc', rawId: 'abc', type: 'public-key', response: {} };
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

function open(answers: FakeAnswers = {}, rows: PasskeyRow[] = [], session = {}) {
  let kept = rows;
  return renderWithKit(<PasskeysPanel />, {
    session,
    answers: {
      'GET utils/passkeys': () => ({
        passkeys: { data: kept },
        recovery_codes_left: kept.length * 10,
        required_of_admins: 0,
        works_at: window.location.origin,
      }),
      'POST utils/passkey_begin': () => ({ options: { challenge: 'x' } }),
      'POST utils/passkey_add': () => {
        kept = [key];
        return { result: 'success', id: 3, recovery_codes: ['aaaa-bbbb', 'cccc-dddd'] };
      },
      'POST utils/remove_passkey': () => {
        kept = [];
        return { result: 'success' };
      },
      ...answers,
    },
  });
}

test('adds a passkey after the password, and shows the recovery codes until they are kept', async () => {
  jest.mocked(startRegistration).mockResolvedValue(made as never);
  const { calls, container } = open();
  await press('Add a passkey');
  await userEvent.type(screen.getByLabelText('Your password'), 'secret');
  await expectNoAxeFindings(container);
  await press('Add');
  expect(await screen.findByText(/aaaa-bbbb/)).toBeVisible();
  expect(calls.filter(({ key: name }) => name.startsWith('POST'))).toEqual([
    { key: 'POST utils/passkey_begin', query: {}, body: { password: 'secret' } },
    { key: 'POST utils/passkey_add', query: {}, body: { name: 'This device', credential: made } },
  ]);
  expect(await screen.findByText('Phone')).toBeVisible();
  await press('I have kept them');
  expect(screen.queryByText(/aaaa-bbbb/)).toBeNull();
});

test('says what the browser or the server refused, and keeps what was typed', async () => {
  jest.mocked(startRegistration).mockRejectedValueOnce(Object.assign(new Error('no'), { name: 'NotAllowedError' }));
  open();
  await press('Add a passkey');
  await userEvent.type(screen.getByLabelText('Your password'), 'secret');
  await press('Add');
  expect(await screen.findByText('The browser did not confirm it. Please try again.')).toBeVisible();
  expect(screen.getByLabelText('Your password')).toHaveValue('secret');
  await press('Keep as it is');
  expect(screen.queryByLabelText('Your password')).toBeNull();
});

test('removes a passkey only with the password', async () => {
  const { calls } = open({}, [key]);
  await press('Remove Phone');
  expect(screen.getByRole('button', { name: 'Remove' })).toBeDisabled();
  await userEvent.type(screen.getByLabelText('Your password'), 'secret');
  await press('Remove');
  await waitFor(() => expect(screen.queryByText('Phone')).toBeNull());
  expect(calls).toContainEqual({ key: 'POST utils/remove_passkey', query: {}, body: { id: 3, password: 'secret' } });
});

test('lets an administrator with a passkey ask one of all administrators, and nobody else', async () => {
  const { calls } = open({ 'POST ad/require_passkeys': () => ({ result: 'success' }) }, [key], { is_admin: true });
  await userEvent.click(await screen.findByRole('switch', { name: 'Ask all administrators for a passkey' }));
  await waitFor(() => expect(calls).toContainEqual({ key: 'POST ad/require_passkeys', query: {}, body: { required: 1 } }));
});

test('asks no player for that', async () => {
  open({}, [key]);
  await screen.findByText('Phone');
  expect(screen.queryByRole('switch')).toBeNull();
});
