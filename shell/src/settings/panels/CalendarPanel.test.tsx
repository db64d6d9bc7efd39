import { expectNoAxeFindings, renderWithKit, type FakeAnswers } from '@poolhouse/shared-ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CalendarPanel } from './CalendarPanel';

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** A site that gives each address a number. */
function open(answers: FakeAnswers = {}) {
  let made = 0;
  let created = '';
  return renderWithKit(<CalendarPanel />, {
    answers: {
      'GET utils/calendar': () => ({ created }),
      'POST utils/new_calendar': () => {
        created = '2026-11-15T18:00:00Z';
        return { path: `/api/v1/na/calendar.ics?token=secret${++made}` };
      },
      'POST utils/revoke_calendar': () => {
        created = '';
        return { result: 'success' };
      },
      ...answers,
    },
  });
}

test('makes an address, shows it this once, copies it and opens it in the calendar', async () => {
  const user = userEvent.setup();
  const { container } = open();
  await press('Make an address');
  const address = `${window.location.origin}/api/v1/na/calendar.ics?token=secret1`;
  expect(await screen.findByText(address)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Copy' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Open in calendar' })).toHaveAttribute('href', address.replace('http:', 'webcal:'));
  await expectNoAxeFindings(container);
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(address);
});

test('renews it after asking, and revokes it after asking', async () => {
  const { calls } = open();
  await press('Make an address');
  await press('Make a new address');
  await press('Make a new one');
  expect(await screen.findByText(/token=secret2/)).toBeVisible();
  expect(screen.queryByText(/token=secret1/)).toBeNull();
  await press('Revoke the address');
  await press('Keep');
  expect(screen.getByRole('button', { name: 'Revoke the address' })).toHaveFocus();
  await press('Revoke the address');
  await press('Revoke');
  expect(await screen.findByText('Revoked. No calendar can read it any more.')).toBeVisible();
  expect(screen.queryByText(/token=/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Make an address' })).toBeEnabled();
  expect(calls.map(({ key }) => key).filter((key) => key.startsWith('POST'))).toEqual([
    'POST utils/new_calendar',
    'POST utils/new_calendar',
    'POST utils/revoke_calendar',
  ]);
});

test('tells since when an address works that was made before, and never shows it', async () => {
  open({ 'GET utils/calendar': () => ({ created: '2026-11-15T18:00:00Z' }) });
  expect(await screen.findByText(/Its address works since/)).toBeVisible();
  expect(screen.queryByText(/token=/)).toBeNull();
  expect(screen.queryByRole('link', { name: 'Open in calendar' })).toBeNull();
});

test('says what could not be read or done, and tries again', async () => {
  let reads = 0;
  const refused = { error: { code: 'forbidden' as const, message: 'Not now.' } };
  open({
    'GET utils/calendar': () => (++reads === 1 ? refused : { created: '' }),
    'POST utils/new_calendar': () => refused,
  });
  expect(await screen.findByText('Not now.')).toBeVisible();
  await press('Try again');
  await press('Make an address');
  expect(await screen.findByText('Not now.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Make an address' })).toBeEnabled();
});
