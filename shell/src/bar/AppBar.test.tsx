import { useBack } from '@poolhouse/shared-ui';
import { expectNoAxeFindings, renderWithKit, screenOf } from '@poolhouse/shared-ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
