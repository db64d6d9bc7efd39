import { lazyPart, token } from '@poolhouse/shared-ui';
import { PanelSkeleton } from '@poolhouse/shared-ui/board';
import { Box } from '@poolhouse/shared-ui/desk';
import { Suspense, useId } from 'react';
import { headingSx } from '../facts/list.sx';

export const Tools = lazyPart(() => import(/* webpackChunkName: "tools" */ './Tools'));

/** The tools below the list. */
export function ToolsAside() {
  const heading = useId();
  return (
    <Box component="aside" aria-labelledby={heading} sx={{ borderTop: `1px solid ${token.line}` }}>
      <Box component="h2" id={heading} sx={{ ...headingSx, margin: 0 }}>
        Tools
      </Box>
      <Suspense fallback={<PanelSkeleton rows={6} />}>
        <Tools />
      </Suspense>
    </Box>
  );
}
