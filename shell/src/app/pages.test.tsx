import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadRegistry } from '../registry/registry.store';
import { keepSignIn, openSite } from '../testing/open-site';
import { someOptions } from '../testing/options.fixture';

const answers = {
  '/api/v1/na/link': () => ({
    body: { data: { state: 'good', mode: 'reset', username: 'Ann', expires: '2026-12-01T00:00:00Z', message: '' } },
  }),
  '/api/v1/utils/setnewpassword': () => ({ body: { data: { result: 'success' } } }),
  '/api/v1/utils/useroptions': () => ({ body: { data: someOptions() } }),
  '/api/v1/utils/passkeys': () => ({
    body: { data: { passkeys: { data: [] }, recovery_codes_left: 0, required_of_admins: 0, works_at: '' } },
  }),
  '/api/v1/utils/account': () => ({ body: { data: { username: 'Ann', email: 'ann@example.org', waiting: '' } } }),
  '/api/v1/utils/calendar': () => ({ body: { data: { created: '' } } }),
  '/api/v1/utils/devices': () => ({ body: { data: { devices: { data: [] } } } }),
};

async function open(at: string) {
  const site = openSite(at, answers);
  await act(async () => void (await loadRegistry()));
  return site;
}

const link = '/setpassword?guid=0123456789abcdef&user=Ann&mode=reset';
const setPassword = async () => {
  await userEvent.type(await screen.findByLabelText('Password'), 'new');
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  await screen.findByText(/^Success!/);
};

beforeEach(() => localStorage.clear());

test('a guest opens a mailed link without signing in', async () => {
  const { where } = await open(link);
  expect(await screen.findByLabelText('Password')).toBeVisible();
  expect(where()).toBe('/setpassword');
});

test('a new password ends the own sign-in here, and nobody else’s', async () => {
  keepSignIn('Rusty');
  const { unmount } = await open(link);
  await screen.findByRole('button', { name: 'Account of Rusty' });
  await setPassword();
  expect(localStorage.getItem('auth2')).toBe('device');
  unmount();
  keepSignIn('Ann');
  await open(link);
  await screen.findByRole('button', { name: 'Account of Ann' });
  await setPassword();
  expect(localStorage.getItem('auth2')).toBeNull();
});

test('account settings send a guest to the sign-in form, and back once signed in', async () => {
  const { where } = await open('/accountsettings');
  await userEvent.type(await screen.findByLabelText('Username'), 'Rusty');
  expect(where()).toBe('/');
  await userEvent.type(screen.getByLabelText('Password'), 'practice{Enter}');
  expect(await screen.findByRole('heading', { name: 'Account Settings' })).toBeVisible();
  expect(where()).toBe('/accountsettings');
});

test('who forgot the password finds the way from the form and back', async () => {
  await open('/');
  await userEvent.click(await screen.findByRole('link', { name: 'Forgot password?' }));
  expect(await screen.findByLabelText('Username or e-mail')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Back to sign in' }));
  expect(await screen.findByLabelText('Password')).toBeVisible();
});
