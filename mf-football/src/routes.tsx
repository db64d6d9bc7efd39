import type { RouteObject } from '@poolhouse/shared-ui/router';

/** The screens of this remote; each one is fetched when it is first opened. */
const routes: RouteObject[] = [
  { path: 'football', lazy: async () => ({ Component: (await import('./board/FootballMain.page')).default }) },
  { path: 'football/makepicks', lazy: async () => ({ Component: (await import('./picks/MakePicks.page')).default }) },
  { path: 'football/season', lazy: async () => ({ Component: (await import('./season/Season.page')).default }) },
  { path: 'football/history', lazy: async () => ({ Component: (await import('./history/History.page')).default }) },
  { path: 'football/alltime', lazy: async () => ({ Component: (await import('./alltime/AllTime.page')).default }) },
  { path: 'football/rules', lazy: async () => ({ Component: (await import('./rules/Rules.page')).default }) },
];

export default routes;
