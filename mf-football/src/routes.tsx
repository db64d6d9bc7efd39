import type { RouteObject } from '@poolhouse/shared-ui/router';

/** The screens of this remote; each one is fetched when it is first opened. */
const routes: RouteObject[] = [
  {
    path: 'football',
    lazy: async () => ({ Component: (await import(/* webpackChunkName: "football" */ './board/FootballMain.page')).default }),
  },
  {
    path: 'football/makepicks',
    lazy: async () => ({ Component: (await import(/* webpackChunkName: "football-makepicks" */ './picks/MakePicks.page')).default }),
  },
  {
    path: 'football/season',
    lazy: async () => ({ Component: (await import(/* webpackChunkName: "football-season" */ './season/Season.page')).default }),
  },
  {
    path: 'football/history',
    lazy: async () => ({ Component: (await import(/* webpackChunkName: "football-history" */ './history/History.page')).default }),
  },
  {
    path: 'football/alltime',
    lazy: async () => ({ Component: (await import(/* webpackChunkName: "football-alltime" */ './alltime/AllTime.page')).default }),
  },
  {
    path: 'football/rules',
    lazy: async () => ({ Component: (await import(/* webpackChunkName: "football-rules" */ './rules/Rules.page')).default }),
  },
  {
    path: 'footballwins',
    lazy: async () => ({ Component: (await import(/* webpackChunkName: "footballwins" */ './wins/board/WinsBoard.page')).default }),
  },
  {
    path: 'footballwins/season',
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "footballwins-season" */ './wins/season/WinsSeason.page')).default,
    }),
  },
  {
    path: 'footballwins/draft',
    lazy: async () => ({ Component: (await import(/* webpackChunkName: "footballwins-draft" */ './wins/draft/WinsDraft.page')).default }),
  },
  {
    path: 'footballwins/rules',
    lazy: async () => ({ Component: (await import(/* webpackChunkName: "footballwins-rules" */ './wins/rules/WinsRules.page')).default }),
  },
];

export default routes;
