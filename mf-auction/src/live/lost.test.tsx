import { act, screen } from '@testing-library/react';
import { renderWithKit } from '@poolhouse/shared-ui/testing';
import { aRoom } from '../testing/rows.fixture';
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
