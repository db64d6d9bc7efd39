import type { RouteObject } from '@poolhouse/shared-ui/router';

/** The screens of this remote; each one is fetched when it is first opened. Its script is named after its route, so that the shell can fetch it ahead. */
const routes: RouteObject[] = [
  { path: '__id__', lazy: async () => ({ Component: (await import(/* webpackChunkName: "__id__" */ './Board.page')).default }) },
];

export default routes;
