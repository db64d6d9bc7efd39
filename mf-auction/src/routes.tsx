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
    path: 'bbauction/rules',
    lazy: async () => ({ Component: (await import(/* webpackChunkName: "bbauction-rules" */ './worth/Rules.page')).default }),
  },
];

export default routes;
