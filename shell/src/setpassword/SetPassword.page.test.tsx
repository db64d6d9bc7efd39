import type { LinkInfo } from '@poolhouse/contract';
import { expectNoAxeFindings, renderWithKit, type FakeAnswers } from '@poolhouse/shared-ui/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SetPasswordPage } from './SetPassword.page';

const GUID = '0123456789abcdefghij';
const info = (over: Partial<LinkInfo> = {}): LinkInfo => ({
  state: 'good',
  mode: 'join',
  username: 'Ann',
  expires: '2026-12-01T00:00:00Z',
  message: '',
  ...over,
});
const done = { result: 'success' as const };

function open(mode: 'join' | 'reset', answers: FakeAnswers, session: null | { username: string } = null) {
  return renderWithKit(<SetPasswordPage />, {
    session,
    at: `/setpassword?guid=${GUID}&user=Ann&mode=${mode}`,
    answers: { 'POST na/link': () => info({ mode }), ...answers },
  });
}
const type = async (password: string) => userEvent.type(await screen.findByLabelText('Password'), password);
const submit = () => screen.getByRole('button', { name: 'Submit' });

test.each(['?', '#'])('a guid behind %s leaves the address, and the link still works', async (sign) => {
  const { calls, where } = renderWithKit(<SetPasswordPage />, {
    session: null,
    at: `/setpassword${sign}guid=${GUID}&user=Ann&mode=join`,
    answers: { 'POST na/link': () => info(), 'POST na/joinuser': () => done },
  });
  await type('open sesame');
  expect(where()).toBe('/setpassword');
  await userEvent.click(submit());
  expect(calls.at(-1)).toMatchObject({ key: 'POST na/joinuser', body: { guid: GUID, password: 'open sesame' } });
  expect(calls.filter(({ key }) => key === 'POST na/link')).toEqual([
    { key: 'POST na/link', query: {}, body: { guid: GUID, user: 'Ann' } },
  ]);
});

test('joining: the name is read-only, an empty password is not sent, the credential is the guid’s beginning', async () => {
  const { calls, container } = open('join', { 'POST na/joinuser': () => done });
  expect(await screen.findByText(/an e-mail with your username will be sent/)).toBeVisible();
  expect(document.title).toBe('Set Password · Poolhouse');
  expect(screen.getByLabelText('Username')).toHaveValue('Ann');
  expect(screen.getByLabelText('Username')).toHaveAttribute('readonly');
  expect(screen.getByText(/1-20 characters. It is not held against lists of common ones/)).toBeVisible();
  expect(submit()).toBeDisabled();
  await expectNoAxeFindings(container);
  await type('open sesame');
  await userEvent.click(submit());
  // Two blanks after the first word, as the spec has them.
  expect((await screen.findByRole('status')).textContent).toBe(
    'Success!  You are now ready to begin using the website.  You will be redirected there shortly.',
  );
  expect(calls.find(({ key }) => key === 'POST na/joinuser')).toEqual({
    key: 'POST na/joinuser',
    query: {},
    body: { guid: GUID, password: 'open sesame' },
    as: { username: 'Ann', secret: '0123456789' },
  });
});

test('resetting has its own words and its own call', async () => {
  const { calls } = open('reset', { 'POST utils/setnewpassword': () => done });
  expect(await screen.findByText(/Your password was reset/)).toBeVisible();
  await type('x');
  await userEvent.click(submit());
  expect((await screen.findByRole('status')).textContent).toBe(
    'Success!  Your password has been set. You may now sign into the website.  You will be redirected there shortly.',
  );
  expect(calls.map(({ key }) => key)).toEqual(['POST na/link', 'POST utils/setnewpassword']);
});

test('the password can be looked at, and a long one is not cut', async () => {
  open('join', {});
  const field = await screen.findByLabelText('Password');
  expect(field).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field).toHaveAttribute('type', 'text');
  await type('a password of more than twenty characters');
  expect(field).toHaveValue('a password of more than twenty characters');
});

test.each([
  ['a success', () => done],
  ['a refusal', () => ({ error: { code: 'bad_input', message: 'A password has 1 to 20 characters.' } })],
])('goes home five seconds after %s', async (_what, answer) => {
  const { where } = open('join', { 'POST na/joinuser': answer });
  const field = await screen.findByLabelText('Password');
  jest.useFakeTimers();
  try {
    fireEvent.change(field, { target: { value: 'pw' } });
    fireEvent.click(submit());
    await act(() => jest.advanceTimersByTimeAsync(0));
    for (let seconds = 0; seconds < 4; seconds++) await act(() => jest.advanceTimersByTimeAsync(1000));
    await act(() => jest.advanceTimersByTimeAsync(900));
    expect(screen.getByRole('link', { name: 'Go now' })).toHaveAttribute('href', '/');
    expect(where()).toMatch(/^\/setpassword/);
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(where()).toBe('/');
  } finally {
    jest.useRealTimers();
  }
});

test('a refusal is shown in the server’s words, and can be answered before the page turns', async () => {
  const { where } = open('join', {
    'POST na/joinuser': () => ({ error: { code: 'bad_input', message: 'A password has 1 to 20 characters.' } }),
  });
  await type('pw');
  await userEvent.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent('A password has 1 to 20 characters.');
  await userEvent.click(screen.getByRole('button', { name: 'Stay and try again' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByLabelText('Password')).toHaveValue('pw');
  expect(where()).toMatch(/^\/setpassword/);
});

test('a refused password says so under its field, and another one is typed at once', async () => {
  const message = 'A password has 1 to 20 characters.';
  const fields = { password: 'must have 1 to 20 characters' };
  let refuse = true;
  const { container, where } = open('reset', {
    'POST utils/setnewpassword': () => (refuse ? { error: { code: 'bad_input', message, fields } } : done),
  });
  await type('far too long for a password');
  await userEvent.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  const field = screen.getByLabelText('Password');
  expect(field).toHaveAccessibleDescription(message);
  expect(field).toBeInvalid();
  expect(field).toBeEnabled();
  await expectNoAxeFindings(container);
  refuse = false;
  await userEvent.clear(field);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Go now' })).toBeNull();
  await userEvent.type(field, 'open sesame');
  await userEvent.click(submit());
  expect(await screen.findByRole('status')).toHaveTextContent('Your password has been set.');
  expect(where()).toMatch(/^\/setpassword/);
});

test.each([
  ['used', 'This link has been used already; each works once.'],
  ['expired', 'This link is too old.'],
  ['unknown', 'This link is not known here.'],
] as const)('a link that is %s says so, and where to get another', async (state, message) => {
  const { container } = open('reset', { 'POST na/link': () => info({ state, mode: null, username: '', message }) });
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.queryByLabelText('Password')).toBeNull();
  expect(screen.getByRole('link', { name: 'Ask for another link' })).toHaveAttribute('href', '/#forgot');
  await expectNoAxeFindings(container);
});

test('an unreachable server can be asked again', async () => {
  let away = true;
  open('join', { 'POST na/link': () => (away ? { error: { code: 'unavailable', message: 'Poolhouse cannot be reached.' } } : info()) });
  expect(await screen.findByText(/Poolhouse cannot be reached/)).toBeVisible();
  away = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('Password')).toBeVisible();
});
