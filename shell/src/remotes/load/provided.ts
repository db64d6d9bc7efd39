/** Parts of the kit that come when a screen draws with them. What the page itself is made of stands in shares.ts. */
export const provided: Readonly<Record<string, () => Promise<unknown>>> = {
  '@poolhouse/shared-ui/board': () => import(/* webpackChunkName: "kit-board" */ '@poolhouse/shared-ui/board'),
  '@poolhouse/shared-ui/screen': () => import(/* webpackChunkName: "kit-screen" */ '@poolhouse/shared-ui/screen'),
  '@poolhouse/shared-ui/season': () => import(/* webpackChunkName: "kit-season" */ '@poolhouse/shared-ui/season'),
  '@poolhouse/shared-ui/my-season': () => import(/* webpackChunkName: "kit-my-season" */ '@poolhouse/shared-ui/my-season'),
  '@poolhouse/shared-ui/device': () => import(/* webpackChunkName: "kit-device" */ '@poolhouse/shared-ui/device'),
  '@poolhouse/shared-ui/desk': () => import(/* webpackChunkName: "kit-desk" */ '@poolhouse/shared-ui/desk'),
  '@poolhouse/shared-ui/tabs': () => import(/* webpackChunkName: "kit-tabs" */ '@poolhouse/shared-ui/tabs'),
  '@poolhouse/shared-ui/what-if': () => import(/* webpackChunkName: "kit-what-if" */ '@poolhouse/shared-ui/what-if'),
  '@poolhouse/shared-ui/forms': () => import(/* webpackChunkName: "kit-forms" */ '@poolhouse/shared-ui/forms'),
  '@poolhouse/shared-ui/data': () => import(/* webpackChunkName: "kit-data" */ '@poolhouse/shared-ui/data'),
};
