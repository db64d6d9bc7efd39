import { expectNoAxeFindings, fill, renderWithKit, type FakeAnswers } from '@poolhouse/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import AdminPage from '../console/Admin.page';
import { allAnswers, allMay } from '../testing/answers.fixture';
import { aConsole, aUser } from '../testing/console.fixture';

beforeEach(() => localStorage.clear());

const done = { result: 'success', message: 'done' } as const;
const people = () =>
  aConsole({
    users: { data: [aUser(1, 'Rusty'), aUser(2, 'Hollis', { invited: 1 })] },
    invites: {
      data: [
        {
          ID: 3,
          group_number: 1,
          contest_id: null,
          contest_name: '',
          uses: 40,
          used: 9,
          expires: '2026-12-22T12:00:00.000Z',
          state: 'open',
          created: '',
          by: 'Rusty',
        },
        {
          ID: 2,
          group_number: 1,
          contest_id: null,
          contest_name: '',
          uses: 1,
          used: 1,
          expires: '2026-12-01T12:00:00.000Z',
          state: 'used',
          created: '',
          by: 'Rusty',
        },
      ],
    },
    claims: {
      data: [
        {
          ID: 4,
          user_id: 9,
          username: 'Marge',
          entry_id: 31,
          entry_name: 'Hail Marys',
          contest_name: 'Oak',
          year: 2025,
          at: '2026-11-16T17:00:00.000Z',
        },
      ],
    },
    roles: {
      data: [
        {
          ID: 1,
          user_id: 2,
          username: 'Hollis',
          role: 'helper',
          group_number: null,
          contest_id: 5,
          granted_by: 'Rusty',
          granted_at: '2026-11-01T12:00:00.000Z',
        },
      ],
    },
  });
const open = (section: string, answers: FakeAnswers = {}) =>
  renderWithKit(<AdminPage />, {
    at: `/ad?tab=people&section=${section}`,
    now: '2026-11-16T18:00:00Z',
    session: { is_admin: true },
    answers: {
      'GET ad/pagedata': people,
      'GET ad/my_permissions': allMay,
      'GET ad/closed_accounts': allAnswers()['GET ad/closed_accounts'],
      ...answers,
    },
  });
const panel = async (name: string) => within(await screen.findByRole('region', { name }));

it('makes a link that is shown once with its picture, and revokes one', async () => {
  const { calls, container } = open('invitations', {
    'POST ad/invite': () => ({ result: 'success', link: 'https://pool.example/join#7QK4', id: 5, expires: '2026-12-22T12:00:00.000Z' }),
    'POST ad/revoke_invite': () => done,
  });
  const invite = await panel('Invitation link');
  expect(invite.getByText('9 of 40 used, ends 12/22')).toBeVisible();
  await expectNoAxeFindings(container);
  await userEvent.click(invite.getByRole('button', { name: 'Make another link' }));
  expect(await invite.findByText('pool.example/join#7QK4')).toBeVisible();
  expect(await invite.findByRole('img', { name: 'QR code of the invitation' })).toBeVisible();
  await userEvent.click(invite.getByRole('button', { name: 'Revoke link' }));
  expect(calls.filter(({ key }) => key.startsWith('POST')).map(({ body }) => body)).toEqual([
    { group_number: 1, days: 30, uses: 40 },
    { id: 3 },
  ]);
});

it('answers a claim of last year’s entry', async () => {
  const { calls } = open('members', { 'POST ad/answer_claim': () => done });
  const waiting = await panel('Waiting for you');
  await userEvent.click(waiting.getByRole('button', { name: 'Approve Marge' }));
  expect(calls.find(({ key }) => key === 'POST ad/answer_claim')!.body).toEqual({ id: 4, approve: 1 });
});

it('adds a pasted list after a look at it', async () => {
  const line = { ID: 1, line: 1, email: 'zoe@example.com', name: '', entry_name: '', what: 'new' as const, message: '' };
  const { calls } = open('invitations', { 'POST ad/add_people': () => ({ ...done, lines: { data: [line] } }) });
  const add = await panel('Add by e-mail');
  await fill(add.getByRole('textbox', { name: 'E-mail addresses' }), 'Zoe <zoe@example.com>, zoe@example.com');
  await userEvent.click(add.getByRole('button', { name: 'Look first' }));
  expect(await add.findByRole('cell', { name: 'new' })).toBeVisible();
  await userEvent.click(add.getByRole('button', { name: 'Add 1 player' }));
  expect(calls.filter(({ key }) => key === 'POST ad/add_people').map(({ body }) => body)).toEqual([
    { group_number: 1, emails: ['zoe@example.com'], dry_run: 1 },
    { group_number: 1, emails: ['zoe@example.com'], dry_run: 0 },
  ]);
});

it('takes no roster while a row of it is refused', async () => {
  const line = { ID: 1, line: 3, email: 'zoe', name: '', entry_name: '', what: 'refused' as const, message: 'is no address' };
  open('invitations', { 'POST ad/import_roster': () => ({ ...done, lines: { data: [line] } }) });
  const roster = await panel('Roster from a file');
  const csv = 'email\nzoe\n';
  await userEvent.upload(
    roster.getByLabelText('CSV file'),
    Object.assign(new File([csv], 'roster.csv', { type: 'text/csv' }), { text: () => Promise.resolve(csv) }),
  );
  expect(await roster.findByText('is no address')).toBeVisible();
  expect(roster.getByRole('button', { name: 'Take it in' })).toBeDisabled();
});

it('knows who has not joined, and sends the mail again', async () => {
  const { calls } = open('members', { 'POST ad/resend': () => done });
  const waiting = await panel('Not joined yet');
  await userEvent.click(waiting.getByRole('button', { name: 'Resend the mail to hollis@example.com' }));
  expect(calls.find(({ key }) => key === 'POST ad/resend')!.body).toEqual({ user_id: 2 });
});

it('gives and takes roles', async () => {
  const { calls } = open('roles', { 'POST ad/grant_role': () => done, 'POST ad/revoke_role': () => done });
  const roles = await panel('Roles');
  await userEvent.click(roles.getByRole('button', { name: 'Take back: Hollis, helper of Oak Street Pool' }));
  await userEvent.selectOptions(roles.getByRole('combobox', { name: 'User' }), 'hollis@example.com');
  await userEvent.selectOptions(roles.getByRole('combobox', { name: 'Role' }), 'Commissioner of Oak Street Pool');
  await userEvent.click(roles.getByRole('button', { name: 'Give the role' }));
  expect(calls.filter(({ key }) => key.startsWith('POST')).map(({ body }) => body)).toEqual([
    { user_id: 2, role: 'helper', contest_id: 5 },
    { user_id: 2, role: 'commissioner', group_number: 1 },
  ]);
});

it('opens with the members where an address of before names no section, and keeps the one that is chosen', async () => {
  const { where } = open('');
  await panel('Users');
  await userEvent.click(screen.getByRole('tab', { name: 'Helpers and roles' }));
  await panel('Roles');
  expect(Object.fromEntries(new URLSearchParams(where().split('?')[1]))).toEqual({ tab: 'people', section: 'roles' });
});

it('a member’s card has what the drawer does to an account: a new password, another address, its end', async () => {
  const { calls } = open('members', {
    'GET ad/user_card': allAnswers()['GET ad/user_card'],
    'GET ad/user_entries': allAnswers()['GET ad/user_entries'],
    'GET ad/ResetPassword': () => done,
    'GET ad/changeuseremail': () => done,
    'GET ad/RemoveUser': () => done,
  });
  await userEvent.click((await panel('Users')).getByRole('button', { name: 'Open hollis@example.com' }));
  const card = within(await screen.findByRole('dialog', { name: 'Hollis' }));
  await userEvent.click(await card.findByRole('button', { name: 'Reset Password' }));
  await userEvent.click(card.getByRole('button', { name: 'Change Email' }));
  const change = within(card.getByRole('form', { name: 'Change Email of hollis@example.com' }));
  await fill(change.getByRole('textbox', { name: 'New email' }), 'kerr@example.com');
  await userEvent.keyboard('{Enter}');
  const ask = within(await change.findByRole('group', { name: 'Are you sure?' }));
  await userEvent.click(ask.getByRole('button', { name: 'Change Email' }));
  await userEvent.click(card.getByRole('button', { name: 'Remove User' }));
  const remove = within(card.getByRole('form', { name: 'Remove hollis@example.com' }));
  const end = remove.getByRole('button', { name: 'Remove User' });
  expect(end).toBeDisabled();
  await fill(await remove.findByRole('textbox', { name: 'Type hollis@example.com to confirm' }), 'hollis@example.com');
  await userEvent.click(end);
  const sent = calls.filter(({ key }) => /ResetPassword|changeuseremail|RemoveUser/.test(key));
  expect(sent.map(({ query }) => query)).toEqual([
    { userName: 'hollis@example.com' },
    { oldEmail: 'hollis@example.com', newEmail: 'kerr@example.com' },
    { email: 'hollis@example.com' },
  ]);
});

it('a member’s card hands the account over, and closes it once the address is typed', async () => {
  const { calls } = open('members', {
    'GET ad/user_card': allAnswers()['GET ad/user_card'],
    'GET ad/user_entries': allAnswers()['GET ad/user_entries'],
    'POST ad/hand_over_account': () => done,
    'POST ad/close_account': () => done,
  });
  await userEvent.click((await panel('Users')).getByRole('button', { name: 'Open hollis@example.com' }));
  const card = within(await screen.findByRole('dialog', { name: 'Hollis' }));
  await userEvent.click(await card.findByRole('button', { name: 'Hand Over' }));
  const hand = within(card.getByRole('form', { name: 'Hand Over hollis@example.com' }));
  await fill(hand.getByRole('textbox', { name: 'Email' }), 'nora@example.com');
  await fill(hand.getByRole('textbox', { name: 'Name' }), 'Nora');
  await userEvent.keyboard('{Enter}');
  const ask = within(await hand.findByRole('group', { name: 'Are you sure?' }));
  expect(ask.getByText(/signed out everywhere, and told/)).toBeVisible();
  await userEvent.click(ask.getByRole('button', { name: 'Hand Over' }));
  await userEvent.click(card.getByRole('button', { name: 'Close Account' }));
  const end = within(card.getByRole('form', { name: 'Close Account of hollis@example.com' }));
  const button = end.getByRole('button', { name: 'Close Account' });
  expect(button).toBeDisabled();
  await userEvent.click(end.getByRole('checkbox', { name: 'Entries are called A former player' }));
  await userEvent.click(end.getByRole('checkbox', { name: 'A last mail says so' }));
  await fill(await end.findByRole('textbox', { name: 'Type hollis@example.com to confirm' }), 'hollis@example.com');
  await userEvent.click(button);
  expect(calls.filter(({ key }) => key.startsWith('POST')).map(({ body }) => body)).toEqual([
    { user_id: 2, email: 'nora@example.com', name: 'Nora' },
    { user_id: 2, entries: 'leave', names: 'former', tell: 0 },
  ]);
});

it('opens an account that was closed again, known by what it played as', async () => {
  const { calls } = open('members', { 'POST ad/hand_over_account': () => done });
  const closed = await panel('Closed accounts');
  await userEvent.click(await closed.findByRole('button', { name: 'Open Hail Marys, Oak Street Pool 2025 again' }));
  await fill(closed.getByRole('textbox', { name: 'Email' }), 'marge@example.com');
  await userEvent.click(closed.getByRole('button', { name: 'Open Again' }));
  const ask = within(await closed.findByRole('group', { name: 'Are you sure?' }));
  await userEvent.click(ask.getByRole('button', { name: 'Open Again' }));
  expect(calls.find(({ key }) => key === 'POST ad/hand_over_account')!.body).toEqual({ user_id: 12, email: 'marge@example.com' });
});
