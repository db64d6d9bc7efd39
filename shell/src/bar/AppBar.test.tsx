import { useBack } from '@poolhouse/shared-ui';
import { expectNoAxeFindings, renderWithKit, screenOf } from '@poolhouse/shared-ui/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { liveCount } from '../home/live-count.store';
import { AppBar } from './AppBar';

afterEach(() => jest.restoreAllMocks());

function Below() {
  useBack({ to: '/ad', label: 'Admin' });
  return null;
}

test('has the way to the page above instead of the mark, for as long as a page below it stands', async () => {
  screenOf(390);
  const { container, where, rerender } = renderWithKit(
    <>
      <AppBar />
      <Below />
    </>,
    { at: '/ad?tab=people' },
  );
  expect(screen.queryByRole('link', { name: 'Poolhouse, home' })).toBeNull();
  await expectNoAxeFindings(container);
  await userEvent.click(screen.getByRole('link', { name: 'Admin' }));
  expect(where()).toBe('/ad');
  rerender(<AppBar />);
  expect(screen.getByRole('link', { name: 'Poolhouse, home' })).toBeVisible();
});

test.each([390, 1440])('moves no other link as Live comes in, at %d px', (width) => {
  screenOf(width);
  renderWithKit(<AppBar />, { at: '/football', session: { user_contests: ['Football', 'Golf'] } });
  const bar = screen.getByRole('banner');
  const before = within(bar).getAllByRole('link');
  act(() => liveCount.set(3));
  const live = screen.getByRole('link', { name: 'Live' });
  // What stands before it keeps its place, and the room that is left takes what it needs.
  expect(before.every((link) => link.compareDocumentPosition(live) & Node.DOCUMENT_POSITION_FOLLOWING)).toBe(true);
  expect(live.closest('nav')).toBeNull();
  act(() => liveCount.set(0));
});
