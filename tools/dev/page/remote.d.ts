/** The remote that is developed; tools/dev/page-config.mjs says where its routes stand. */
declare module 'the-remote' {
  import type { RouteObject } from '@poolhouse/shared-ui/router';

  const routes: RouteObject[];
  export default routes;
}

declare const THE_REMOTE: { readonly title: string; readonly routes: readonly { readonly path: string; readonly title: string }[] };
