import type { RouteObject } from '@poolhouse/shared-ui/router';

const board = async () => ({ Component: (await import(/* webpackChunkName: "golf" */ './board/Golf.page')).default });

/** The screens of this remote; each one is fetched when it is first opened. */
const routes: RouteObject[] = [
  { path: 'golf', lazy: board },
  // Whoever plays Pick1 is led here by the name of that contest; its table stands on the board.
  { path: 'pick1golf', lazy: board },
  {
    path: 'pick1golf/recap',
    lazy: async () => ({ Component: (await import(/* webpackChunkName: "golf-pick1recap" */ './pick1/Recap.page')).default }),
  },
  {
    path: 'golf/makepicks',
    lazy: async () => ({ Component: (await import(/* webpackChunkName: "golf-makepicks" */ './picks/MakePicks.page')).default }),
  },
  {
    path: 'golf/chances',
    lazy: async () => ({ Component: (await import(/* webpackChunkName: "golf-chances" */ './chances/Chances.page')).default }),
  },
  {
    path: 'golf/season',
    lazy: async () => ({ Component: (await import(/* webpackChunkName: "golf-season" */ './season/Season.page')).default }),
  },
  {
    path: 'golf/season/me',
    lazy: async () => ({ Component: (await import(/* webpackChunkName: "golf-myseason" */ './myseason/MySeason.page')).default }),
  },
  {
    path: 'golf/recap',
    lazy: async () => ({ Component: (await import(/* webpackChunkName: "golf-recap" */ './recap/Recap.page')).default }),
  },
  {
    path: 'golf/stats',
    lazy: async () => ({ Component: (await import(/* webpackChunkName: "golf-stats" */ './stats/Stats.page')).default }),
  },
  {
    path: 'golf/rules',
    lazy: async () => ({ Component: (await import(/* webpackChunkName: "golf-rules" */ './rules/Rules.page')).default }),
  },
  {
    path: 'golf/shotdetails',
    lazy: async () => ({ Component: (await import(/* webpackChunkName: "golf-shotdetails" */ './shots/ShotDetails.page')).default }),
  },
];

export default routes;
