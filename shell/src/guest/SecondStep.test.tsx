import { expectNoAxeFindings, renderWithKit, type FakeAnswers } from '@poolhouse/shared-ui/testing';
import { startAuthentication } from '@simplewebauthn/browser';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SecondStep } from './SecondStep';

jest.mock('@simplewebauthn/browser', () => ({
  startRegistration: jest.fn(),
  startAuthentication: jest.fn(),
  WebAuthnError: class extends Error {},
}));

const signed = { id: 'abc', rawId: 'abc', type: 'public-key', response: {} };
const rusty = { username: 'Rusty', password: 'secret' };
const session = { username: 'Rusty', group_number: 1, user_contests: [], is_admin: false, device_secret: 's', familiar: 'm' };
const open = (answers: FakeAnswers) => renderWithKit(<SecondStep {...rusty} />, { session: null, answers });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('has the browser sign what the server asks, and hands it over', async () => {
  jest.mocked(startAuthentication).mockResolvedValue(signed as never);
  const { calls, container } = open({
    'POST na/passkey_begin': () => ({ options: { challenge: 'x' } }),
    'POST na/passkey_finish': () => session,
  });
  await expectNoAxeFindings(container);
  expect(screen.getByRole('button', { name: 'Use your passkey' })).toHaveFocus();
  await press('Use your passkey');
  expect(startAuthentication).toHaveBeenCalledWith({ optionsJSON: { challenge: 'x' } });
  expect(calls).toEqual([
    { key: 'POST na/passkey_begin', query: {}, body: rusty },
    { key: 'POST na/passkey_finish', query: {}, body: { username: 'Rusty', credential: signed } },
  ]);
});

test('takes a recovery code instead, and says why one is refused', async () => {
  const { calls } = open({ 'POST na/recovery': () => ({ error: { code: 'not_signed_in', message: 'This recovery code is not known.' } }) });
  await press('Use a recovery code');
  await userEvent.type(screen.getByLabelText('Recovery code'), 'aaaa-bbbb');
  await press('Sign In');
  expect(await screen.findByRole('alert')).toHaveTextContent('This recovery code is not known.');
  expect(calls.at(-1)).toMatchObject({ key: 'POST na/recovery', body: { ...rusty, code: 'aaaa-bbbb' } });
});
