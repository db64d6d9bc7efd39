import type { ApiKey, ParsedQuery } from '@poolhouse/contract';
import type { Viewer } from '../ground/viewer';
import type { Context } from '../web/context';
import { route } from '../web/http/route';
import type { PartedPage } from '../web/pages/page';
import { deltaUrl, encodings, takesApart } from '../web/pages/page-request';

type PageKey = {
  [K in ApiKey]: K extends `GET ${string}` ? (ParsedQuery<K> extends { since?: string | undefined } ? K : never) : never;
}[ApiKey];

/** Which page a viewer's query means, and what its delta URL goes on with. */
export interface WantedPage<P> {
  params: P;
  /** Of what was found, so that the delta stays there whatever becomes of the viewer's other contests. */
  delta: Parameters<typeof deltaUrl>[1];
}

/** A page that stays fresh by deltas. @param find refuses what the viewer may not see */
export function pageRoute<K extends PageKey, P>(
  ctx: Context,
  key: K,
  page: PartedPage<P>,
  find: (query: ParsedQuery<K>, viewer: Viewer) => Promise<WantedPage<P>>,
): void {
  const path = key.slice('GET '.length);
  route(
    ctx,
    key,
    (async ({ query, viewer, request }: { query: ParsedQuery<K>; viewer: Viewer; request: Parameters<typeof encodings>[0] }) => {
      const { params, delta } = await find(query, viewer);
      const { since } = query as { since?: string | undefined };
      return ctx.pages.read(page, params, viewer, {
        deltaUrl: deltaUrl(path, delta),
        since,
        acceptEncoding: encodings(request),
        apart: takesApart(request),
      });
    }) as unknown as Parameters<typeof route<K>>[2],
    { live: true },
  );
}
