import type { RouteObject } from '@poolhouse/shared-ui/router';
import { sections } from './sections';
import { sections as winsSections } from './wins/sections';

/**
 * The screens of this remote; each one is fetched when it is first opened. The tabs that all of them draw hang on the first, so that they
 * come with this list and not once more with every screen.
 */
const routes: RouteObject[] = [
  {
    path: 'football',
    handle: sections,
    lazy: async () => ({ Component: (await import(/* webpackChunkName: "football" */ './board/FootballMain.page')).default }),
  },
  {
    path: 'football/makepicks',
    lazy: async () => ({ Component: (await import(/* webpackChunkName: "football-makepicks" */ './picks/MakePicks.page')).default }),
  },
  {
    path: 'football/season',
    lazy: async () => ({ Component: (await import(/* webpackChunkName: "football-season" */ './seasonpage/Season.page')).default }),
  },
  {
    path: 'football/season/me',
    lazy: async () => ({ Component: (await import(/* webpackChunkName: "football-myseason" */ './myseason/MySeason.page')).default }),
  },
  {
    path: 'football/recap',
    lazy: async () => ({ Component: (await import(/* webpackChunkName: "football-recap" */ './recap/Recap.page')).default }),
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
    handle: winsSections,
    lazy: async () => ({ Component: (await import(/* webpackChunkName: "footballwins" */ './wins/board/WinsBoard.page')).default }),
  },
  {
    path: 'footballwins/season',
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "footballwins-season" */ './wins/season/WinsSeason.page')).default,
    }),
  },
  {
    path: 'footballwins/season/me',
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "footballwins-myseason" */ './wins/myseason/MyWinsSeason.page')).default,
    }),
  },
  {
    path: 'footballwins/recap',
    lazy: async () => ({ Component: (await import(/* webpackChunkName: "footballwins-recap" */ './wins/recap/WinsRecap.page')).default }),
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
