import type { RouteObject } from '@poolhouse/shared-ui/router';

/** The screens of this remote; each one is fetched when it is first opened. */
const routes: RouteObject[] = [
  {
    path: 'underdogs',
    lazy: async () => ({ Component: (await import(/* webpackChunkName: "underdogs" */ './board/Underdogs.page')).default }),
  },
  {
    path: 'underdogs/season',
    lazy: async () => ({ Component: (await import(/* webpackChunkName: "underdogs-season" */ './season/Season.page')).default }),
  },
  {
    path: 'underdogs/season/me',
    lazy: async () => ({ Component: (await import(/* webpackChunkName: "underdogs-myseason" */ './myseason/MySeason.page')).default }),
  },
  {
    path: 'underdogs/recap',
    lazy: async () => ({ Component: (await import(/* webpackChunkName: "underdogs-recap" */ './recap/Recap.page')).default }),
  },
  {
    path: 'underdogs/rules',
    lazy: async () => ({ Component: (await import(/* webpackChunkName: "underdogs-rules" */ './rules/Rules.page')).default }),
  },
];

export default routes;
