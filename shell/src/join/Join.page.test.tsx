import type { Invitation } from '@poolhouse/contract';
import { expectNoAxeFindings, renderWithKit, type FakeAnswers } from '@poolhouse/shared-ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { JoinPage } from './Join.page';

const invitation = (over: Partial<Invitation> = {}): Invitation => ({
  state: 'open',
  message: '',
  group_name: 'Oak Street Pool',
  invited_by: 'Ann',
  expires: '2026-12-22T12:00:00.000Z',
  contests: [{ id: 5, title: 'Tennis', name: 'Oak Street Pool', year: 2026 }],
  former: [{ entry_id: 31, entry_name: 'Hail Marys', year: 2025 }],
  ...over,
});
const joined = {
  username: 'Marge',
  group_number: 1,
  user_contests: ['Tennis'],
  is_admin: false,
  device_secret: 'secret',
  next: '/tennis/makepicks',
};
const open = (answers: FakeAnswers, session: { username: string } | null = null) =>
  renderWithKit(<JoinPage />, { at: '/join#7QK4-M2VX-9DPA', session, answers: { 'POST na/invitation': () => invitation(), ...answers } });
const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);

test('a newcomer chooses names and a password, and stands before the first pick', async () => {
  const { calls, where, container } = open({ 'POST na/join': () => joined });
  expect(await screen.findByRole('heading', { level: 1, name: 'Join Oak Street Pool' })).toBeVisible();
  expect(screen.getByText('Ann invites you to Tennis 2026.')).toBeVisible();
  expect(where()).toBe('/join');
  await expectNoAxeFindings(container);
  const join = screen.getByRole('button', { name: 'Join' });
  expect(join).toBeDisabled();
  await type('Your name', 'Marge');
  await type('Name of your entry', 'Turf Toe');
  await type('E-mail', 'marge@example.com');
  await type('Password', 'open sesame');
  await userEvent.selectOptions(screen.getByRole('combobox'), 'Hail Marys, 2025');
  await userEvent.click(join);
  expect(calls.find(({ key }) => key === 'POST na/join')!.body).toEqual({
    code: '7QK4-M2VX-9DPA',
    name: 'Marge',
    email: 'marge@example.com',
    password: 'open sesame',
    entry_name: 'Turf Toe',
    claim: 31,
  });
  expect(where()).toBe('/tennis/makepicks');
});

test('what is refused is said at its field, and nothing is lost', async () => {
  open({ 'POST na/join': () => ({ error: { code: 'bad_input', message: 'That name is taken.', fields: { name: 'is taken' } } }) });
  await screen.findByRole('heading', { level: 1, name: 'Join Oak Street Pool' });
  await type('Your name', 'Ann');
  await type('E-mail', 'marge@example.com');
  await type('Password', 'x');
  await userEvent.click(screen.getByRole('button', { name: 'Join' }));
  expect(await screen.findByText('That name is taken.')).toBeVisible();
  expect(screen.getByLabelText('Your name')).toBeInvalid();
  expect(screen.getByLabelText('Your name')).toHaveValue('Ann');
});

test('who is signed in joins with a press', async () => {
  const { calls, where } = open({ 'POST utils/join': () => joined }, { username: 'Marge' });
  await userEvent.click(await screen.findByRole('button', { name: 'Join as Marge' }));
  expect(calls.at(-1)).toMatchObject({ key: 'POST utils/join', body: { code: '7QK4-M2VX-9DPA' } });
  expect(where()).toBe('/tennis/makepicks');
});

test.each([
  ['revoked', 'This invitation was taken back.'],
  ['expired', 'This invitation is too old.'],
] as const)('an invitation that is %s says so', async (state, message) => {
  open({ 'POST na/invitation': () => invitation({ state, message, group_name: '', contests: [], former: [] }) });
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.queryByRole('form')).toBeNull();
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
});
