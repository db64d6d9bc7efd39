import { MuiTheme, PagesProvider } from '@poolhouse/shared-ui';
import { RouterProvider } from '@poolhouse/shared-ui/router';
import { useEffect, useState } from 'react';
import { watchTyping } from '../frame/typed';
import { whenIdle } from '../frame/when-idle';
import { keepRuntimeReady } from '../remotes/load/federation';
import { siteRouter } from './router';

export { beginEarly } from './early';

/** Everything behind the sign-in, and the pages that stand open beside it. There is one router, from when it is first drawn. */
export function Site() {
  const [router] = useState(siteRouter);
  useEffect(() => whenIdle(keepRuntimeReady), []);
  useEffect(watchTyping, []);
  return (
    <MuiTheme>
      <PagesProvider>
        <RouterProvider router={router} />
      </PagesProvider>
    </MuiTheme>
  );
}
