import type { RouteObject } from '@poolhouse/shared-ui/router';

/**
 * The screens of this remote; each one is fetched when it is first opened. Its script is named after its route, so that the shell can fetch
 * it ahead.
 */
const routes: RouteObject[] = [
  { path: 'ssf', lazy: async () => ({ Component: (await import(/* webpackChunkName: "ssf" */ './week/Week.page')).default }) },
  {
    path: 'ssf/accuracy',
    lazy: async () => ({ Component: (await import(/* webpackChunkName: "ssf-accuracy" */ './accuracy/Accuracy.page')).default }),
  },
];

export default routes;
