import type { RouteObject } from '@poolhouse/shared-ui/router';

/** The one screen of the console; its tabs are parts that are fetched when they are opened. */
const routes: RouteObject[] = [
  { path: 'ad', lazy: async () => ({ Component: (await import(/* webpackChunkName: "ad" */ './console/Admin.page')).default }) },
];

export default routes;
