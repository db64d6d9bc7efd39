import { API_PREFIX } from '@poolhouse/contract';
import type { Context } from '../../web/context';
import { route } from '../../web/http/route';
import { encodings, takesApart } from '../../web/pages/page-request';
import { loggedOnce, sectionsFor } from './home-sections';
import { homePage } from './home.page';
import type { HomeParts } from './waiting-entries';

export function homeRoutes(ctx: Context, { sources, parts }: HomeParts): void {
  const broken = loggedOnce(ctx.log, 'Home');

  route(
    ctx,
    'GET utils/home',
    async ({ query, viewer, request }) => {
      const mine = await sectionsFor(sources, viewer, ctx.clock.now(), broken);
      return ctx.pages.read(homePage(parts, mine, broken), mine, viewer, {
        deltaUrl: `${API_PREFIX}utils/home`,
        since: query.since,
        acceptEncoding: encodings(request),
        apart: takesApart(request),
      });
    },
    { live: true },
  );
}
