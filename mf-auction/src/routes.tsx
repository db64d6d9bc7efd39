import type { RouteObject } from '@poolhouse/shared-ui/router';

/** The screens of this remote; each one is fetched when it is first opened. */
const routes: RouteObject[] = [
  {
    path: 'bbauction',
    lazy: async () => ({ Component: (await import(/* webpackChunkName: "bbauction" */ './board/Bracket.page')).default }),
  },
  {
    path: 'bbauction/auction',
    lazy: async () => ({ Component: (await import(/* webpackChunkName: "bbauction-auction" */ './live/Live.page')).default }),
  },
  {
    path: 'bbauction/practice',
    lazy: async () => ({ Component: (await import(/* webpackChunkName: "bbauction-practice" */ './practice/Practice.page')).default }),
  },
  {
    path: 'bbauction/chances',
    lazy: async () => ({ Component: (await import(/* webpackChunkName: "bbauction-chances" */ './chances/Chances.page')).default }),
  },
  {
    path: 'bbauction/recap',
    lazy: async () => ({ Component: (await import(/* webpackChunkName: "bbauction-recap" */ './recap/Recap.page')).default }),
  },
  {
    path: 'bbauction/rules',
    lazy: async () => ({ Component: (await import(/* webpackChunkName: "bbauction-rules" */ './worth/Rules.page')).default }),
  },
];

export default routes;
