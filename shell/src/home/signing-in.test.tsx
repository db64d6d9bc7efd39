import { PoolhouseTheme, SessionProvider } from '@poolhouse/shared-ui';
import { createBrowserRouter, RouterProvider } from '@poolhouse/shared-ui/router';
import { render, screen } from '@testing-library/react';
import { siteRoutes } from '../app/router';
import { keepSignIn } from '../testing/open-site';

test('while the stored sign-in is on its way, home says so and shows neither form nor contests', async () => {
  localStorage.clear();
  keepSignIn();
  window.history.replaceState(null, '', '/');
  window.fetch = () => new Promise(() => undefined);
  render(
    <PoolhouseTheme>
      <SessionProvider>
        <RouterProvider router={createBrowserRouter(siteRoutes)} />
      </SessionProvider>
    </PoolhouseTheme>,
  );
  expect(await screen.findByText('Signing you in', {}, { timeout: 5000 })).toBeVisible();
  expect(screen.queryByLabelText('Username')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Sign Out' })).toBeNull();
});
