import { shellRoutes } from '@poolhouse/shared-ui';
import { createBrowserRouter, type RouteObject } from '@poolhouse/shared-ui/router';
import { lazy } from 'react';
import { LIVE_PATH } from '../live/useTv';
import { RemotePage } from '../remotes/draw/Remote.page';
import { Layout } from './Layout';
import { RouteCrash } from './RouteCrash';
import { SignedInOnly } from './SignedInOnly';

const SetPasswordPage = lazy(() => import('../setpassword/SetPassword.page').then(({ SetPasswordPage: page }) => ({ default: page })));
const JoinPage = lazy(() => import('../join/Join.page').then(({ JoinPage: page }) => ({ default: page })));
const AccountSettingsPage = lazy(() =>
  import('../settings/AccountSettings.page').then(({ AccountSettingsPage: page }) => ({ default: page })),
);
const LivePage = lazy(() => import('../live/Live.page').then(({ LivePage: page }) => ({ default: page })));
const YearsPage = lazy(() =>
  import(/* webpackChunkName: "years" */ '../years/Years.page').then(({ YearsPage: page }) => ({ default: page })),
);
const RivalsPage = lazy(() =>
  import(/* webpackChunkName: "years" */ '../years/Rivals.page').then(({ RivalsPage: page }) => ({ default: page })),
);
const ArchivePage = lazy(() =>
  import(/* webpackChunkName: "years" */ '../archive/Archive.page').then(({ ArchivePage: page }) => ({ default: page })),
);
const ModelsPage = lazy(() => import('../models/Models.page').then(({ ModelsPage: page }) => ({ default: page })));
const CheckPage = lazy(() =>
  import(/* webpackChunkName: "check" */ '../check/Check.page').then(({ CheckPage: page }) => ({ default: page })),
);
const HomePage = lazy(() => import(/* webpackChunkName: "home" */ '../home/Home.page').then(({ HomePage: page }) => ({ default: page })));

/**
 * Home and the pages of a mailed link and of an invitation are open to all, the others for players only; what the shell does not know is a
 * remote's.
 */
export const siteRoutes: RouteObject[] = [
  {
    element: <Layout />,
    children: [
      {
        errorElement: <RouteCrash />,
        children: [
          { path: '/', element: <HomePage /> },
          { path: '/index.html', element: <HomePage /> },
          { path: '/setpassword', element: <SetPasswordPage /> },
          { path: '/join', element: <JoinPage /> },
          {
            path: shellRoutes.accountSettings,
            element: (
              <SignedInOnly>
                <AccountSettingsPage />
              </SignedInOnly>
            ),
          },
          {
            path: LIVE_PATH,
            element: (
              <SignedInOnly>
                <LivePage />
              </SignedInOnly>
            ),
          },
          {
            path: '/years',
            element: (
              <SignedInOnly>
                <YearsPage />
              </SignedInOnly>
            ),
          },
          {
            path: '/years/:player',
            element: (
              <SignedInOnly>
                <RivalsPage />
              </SignedInOnly>
            ),
          },
          {
            path: '/archive',
            element: (
              <SignedInOnly>
                <ArchivePage />
              </SignedInOnly>
            ),
          },
          {
            path: shellRoutes.models,
            element: (
              <SignedInOnly>
                <ModelsPage />
              </SignedInOnly>
            ),
          },
          {
            path: '/check',
            element: (
              <SignedInOnly>
                <CheckPage />
              </SignedInOnly>
            ),
          },
          {
            path: '*',
            element: (
              <SignedInOnly>
                <RemotePage />
              </SignedInOnly>
            ),
          },
        ],
      },
    ],
  },
];

export const siteRouter = () => createBrowserRouter(siteRoutes);
