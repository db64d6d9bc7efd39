import { must, PoolhouseTheme, SessionProvider } from '@poolhouse/shared-ui';
import { createBrowserRouter, Navigate, RouterProvider } from '@poolhouse/shared-ui/router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import routes from 'the-remote';
import { Frame } from './Frame';

const first = THE_REMOTE.routes[0]?.path ?? '';
const router = createBrowserRouter([
  { element: <Frame />, HydrateFallback: () => null, children: [...routes, { path: '*', element: <Navigate to={`/${first}`} replace /> }] },
]);

createRoot(must(document.getElementById('root'), 'the page has a root')).render(
  <StrictMode>
    <PoolhouseTheme>
      <SessionProvider>
        <RouterProvider router={router} />
      </SessionProvider>
    </PoolhouseTheme>
  </StrictMode>,
);
