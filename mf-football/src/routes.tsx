import type { RouteObject } from '@poolhouse/shared-ui/router';

/** The screens of this remote; each one is fetched when it is first opened. */
const routes: RouteObject[] = [
  { path: 'football', lazy: async () => ({ Component: (await import('./board/FootballMain.page')).default }) },
  { path: 'football/makepicks', lazy: async () => ({ Component: (await import('./picks/MakePicks.page')).default }) },
];

export default routes;
