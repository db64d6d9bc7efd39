import { expectNoAxeFindings, renderWithKit, type FakeAnswers } from '@poolhouse/shared-ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AccountPanel } from './AccountPanel';

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

function open(answers: FakeAnswers = {}) {
  let account = { username: 'Ann', email: 'ann@example.org', waiting: '' };
  return renderWithKit(<AccountPanel />, {
    answers: {
      'GET utils/account': () => account,
      'POST utils/change_name': (_query, { name }) => {
        account = { ...account, username: name };
        return { result: 'success', message: `You are called ${name} now` };
      },
      'POST utils/change_email': (_query, { email }) => {
        account = { ...account, waiting: email };
        return { result: 'success', message: `A mail to ${email} is on its way.` };
      },
      ...answers,
    },
  });
}

test('another name, with the entries that bear the old one', async () => {
  const { calls, container } = open();
  await press('Change your name');
  const field = screen.getByLabelText('Name');
  expect(field).toHaveValue('Ann');
  expect(screen.getByText(/Entries that are called Ann/)).toBeVisible();
  await expectNoAxeFindings(container);
  await userEvent.clear(field);
  await userEvent.type(field, 'Ann Miller');
  await press('Change name');
  expect(await screen.findByText('You are called Ann Miller now')).toBeVisible();
  expect(await screen.findByText('Ann Miller')).toBeVisible();
  expect(calls.find(({ key }) => key === 'POST utils/change_name')?.body).toEqual({ name: 'Ann Miller', entries: 1 });
  expect(screen.queryByLabelText('Name')).toBeNull();
});

test('another address waits until the mail there is answered', async () => {
  const { calls } = open();
  await press('Change your address');
  await userEvent.type(screen.getByLabelText('New address'), 'ann@example.net');
  expect(screen.getByRole('button', { name: 'Send a mail there' })).toBeDisabled();
  await userEvent.type(screen.getByLabelText('Your password'), 'secret');
  await press('Send a mail there');
  expect(await screen.findByText(/A mail waits at ann@example.net/)).toBeVisible();
  expect(screen.getByText('ann@example.org')).toBeVisible();
  expect(calls.find(({ key }) => key === 'POST utils/change_email')?.body).toEqual({ email: 'ann@example.net', password: 'secret' });
});

test('what is refused is said in its place, and stays typed', async () => {
  open({ 'POST utils/change_name': () => ({ error: { code: 'conflict', message: 'The user name Bob is taken.' } }) });
  await press('Change your name');
  await userEvent.clear(screen.getByLabelText('Name'));
  await userEvent.type(screen.getByLabelText('Name'), 'Bob');
  await press('Change name');
  expect(await screen.findByRole('alert')).toHaveTextContent('The user name Bob is taken.');
  expect(screen.getByLabelText('Name')).toHaveValue('Bob');
  await press('Keep as it is');
  expect(screen.getByText('Ann')).toBeVisible();
});

test('what cannot be read says so, and is asked for again', async () => {
  open({ 'GET utils/account': () => ({ error: { code: 'internal', message: 'Something went wrong.' } }) });
  expect(await screen.findByText('Something went wrong.')).toBeVisible();
  expect(screen.getByRole('button', { name: /again/i })).toBeEnabled();
});
