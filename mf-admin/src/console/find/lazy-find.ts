import { lazyPart } from '@poolhouse/shared-ui';

/** The field that finds, fetched beside the page: nobody needs it before the page is there. */
export const Find = lazyPart(() => import(/* webpackChunkName: "find" */ './Find'));
