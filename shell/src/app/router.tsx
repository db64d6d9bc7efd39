import { createBrowserRouter, type RouteObject } from '@poolhouse/shared-ui/router';
import { lazy } from 'react';
import { RemotePage } from '../remotes/Remote.page';
import { Layout } from './Layout';
import { RouteCrash } from './RouteCrash';
import { SignedInOnly } from './SignedInOnly';

const HomePage = lazy(() => import('../home/Home.page').then(({ HomePage: page }) => ({ default: page })));

/** Home is open to all; every other path is a remote's or nobody's, and for players only. */
export const siteRoutes: RouteObject[] = [
  {
    element: <Layout />,
    children: [
      {
        errorElement: <RouteCrash />,
        children: [
          { path: '/', element: <HomePage /> },
          { path: '/index.html', element: <HomePage /> },
          { path: '*', element: <SignedInOnly><RemotePage /></SignedInOnly> },
        ],
      },
    ],
  },
];

export const siteRouter = () => createBrowserRouter(siteRoutes);
