import { renderWithKit } from '@poolhouse/shared-ui/testing';
import { screen } from '@testing-library/react';
import { StandingClock } from './StandingClock';

test('says when the site’s clock stands, and nothing while it runs', () => {
  const { unmount, container } = renderWithKit(<StandingClock />);
  expect(container).toHaveTextContent('');
  unmount();
  renderWithKit(<StandingClock />, { now: new Date(2026, 10, 15, 15, 22).getTime() });
  expect(screen.getByText('Clock stands at 3:22 PM')).toBeVisible();
});
