import { renderWithKit } from '@poolhouse/shared-ui/testing';
import { act, screen } from '@testing-library/react';
import { aBlock, aConfig, aRoom } from '../testing/rows.fixture';
import Live from './Live.page';

it('stops clock and buttons the moment the connection is lost, and goes on with it', async () => {
  let away = false;
  const unavailable = { error: { code: 'unavailable', message: "Can't reach Poolhouse." } } as const;
  renderWithKit(<Live />, {
    at: '/bbauction/auction',
    // The hammer is up: words of that would be made up as well.
    now: '2026-03-17T00:00:05Z',
    answers: { 'GET bbauction/auction_data': () => (away ? unavailable : aRoom()) },
  });
  expect(await screen.findByRole('button', { name: 'Bid $72' })).toBeEnabled();
  expect(screen.getByText(/Going once/)).toBeVisible();
  away = true;
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(await screen.findByRole('button', { name: 'Connection lost' })).toBeDisabled();
  expect(screen.queryByRole('timer')).toBeNull();
  expect(screen.queryByText(/Going/)).toBeNull();
  expect(screen.getByText(/still up, or was sold meanwhile/)).toBeVisible();
  for (const step of screen.getAllByRole('button', { name: /^Bid \$/ })) expect(step).toBeDisabled();
  away = false;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('button', { name: 'Bid $72' })).toBeEnabled();
  expect(screen.getByRole('timer')).toBeVisible();
});

it('lets nothing be done without a connection, whatever the room would allow: by owners, and by who runs it', async () => {
  let away = false;
  const unavailable = { error: { code: 'unavailable', message: "Can't reach Poolhouse." } } as const;
  const room = aRoom({
    config: aConfig({ admin: 1 }),
    block: { data: [aBlock({ high: 0, high_id: 0, next: 1 })] },
    plan: { data: [{ ID: 107, max: 40 }] },
    offers: { data: [{ ID: 3, lot: 101, entry_id: 1, percent: 50 }] },
  });
  renderWithKit(<Live />, { at: '/bbauction/auction', answers: { 'GET bbauction/auction_data': () => (away ? unavailable : room) } });
  const names = ['Type sales instead', 'Put Team 7 up', 'Take it', 'Seal', 'Share it', 'Auto-bid off', 'Next Team'];
  for (const name of names) expect((await screen.findAllByRole('button', { name }))[0]).toBeInTheDocument();
  away = true;
  act(() => void window.dispatchEvent(new Event('offline')));
  await screen.findByRole('button', { name: 'Connection lost' });
  // To read is free: what is folded opens, and the page is asked for again.
  const reads = /^(Show|Refresh|Reconnecting|Try again|Retry)/;
  for (const button of screen.getAllByRole('button'))
    if (!reads.test(button.textContent ?? '') && !reads.test(button.title)) expect(button).toBeDisabled();
});
