import { PoolhouseTheme, SessionProvider } from '@poolhouse/shared-ui';
import { RouterProvider } from '@poolhouse/shared-ui/router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../remotes/load/provided';
import { siteRouter } from './router';

export function start(): void {
  const place = document.getElementById('root');
  if (!place) throw new Error('The page has no #root');
  createRoot(place).render(
    <StrictMode>
      <PoolhouseTheme>
        <SessionProvider>
          <RouterProvider router={siteRouter()} />
        </SessionProvider>
      </PoolhouseTheme>
    </StrictMode>,
  );
}
