import type { RouteObject } from '@poolhouse/shared-ui/router';

/** The screens of this remote; each one is fetched when it is first opened. Its script is named after its route, so that the shell can fetch it ahead. */
const routes: RouteObject[] = [
  { path: 'football', lazy: async () => ({ Component: (await import(/* webpackChunkName: "football" */ './board/FootballMain.page')).default }) },
  { path: 'football/makepicks', lazy: async () => ({ Component: (await import(/* webpackChunkName: "football-makepicks" */ './picks/MakePicks.page')).default }) },
  { path: 'football/season', lazy: async () => ({ Component: (await import(/* webpackChunkName: "football-season" */ './season/Season.page')).default }) },
  { path: 'football/history', lazy: async () => ({ Component: (await import(/* webpackChunkName: "football-history" */ './history/History.page')).default }) },
  { path: 'football/alltime', lazy: async () => ({ Component: (await import(/* webpackChunkName: "football-alltime" */ './alltime/AllTime.page')).default }) },
  { path: 'football/rules', lazy: async () => ({ Component: (await import(/* webpackChunkName: "football-rules" */ './rules/Rules.page')).default }) },
];

export default routes;
