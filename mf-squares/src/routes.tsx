import type { RouteObject } from '@poolhouse/shared-ui/router';

/** The screens of this remote; each one is fetched when it is first opened. */
const routes: RouteObject[] = [
  {
    path: 'bbsquares',
    lazy: async () => ({ Component: (await import(/* webpackChunkName: "bbsquares" */ './board/Board.page')).default }),
  },
  {
    path: 'bbsquares/games',
    lazy: async () => ({ Component: (await import(/* webpackChunkName: "bbsquares-games" */ './games/Games.page')).default }),
  },
  {
    path: 'bbsquares/rules',
    lazy: async () => ({ Component: (await import(/* webpackChunkName: "bbsquares-rules" */ './rules/Rules.page')).default }),
  },
  {
    path: 'bbsquares/history',
    lazy: async () => ({ Component: (await import(/* webpackChunkName: "bbsquares-history" */ './history/History.page')).default }),
  },
  {
    path: 'bbsquares/recap',
    lazy: async () => ({ Component: (await import(/* webpackChunkName: "bbsquares-recap" */ './recap/Recap.page')).default }),
  },
  {
    path: 'bbsquares/print',
    lazy: async () => ({ Component: (await import(/* webpackChunkName: "bbsquares-print" */ './print/Print.page')).default }),
  },
];

export default routes;
