import { lazyPart } from '@poolhouse/shared-ui';

/** The drawer over the page, fetched when somebody opens it. */
export const ToolsSheet = lazyPart<{ onClose(): void }>(() => import(/* webpackChunkName: "tools-sheet" */ './ToolsSheet'));
