import { API_PREFIX } from '@poolhouse/contract';
import type { Context } from '../../web/context';
import { route } from '../../web/http/route';
import type { HomeSource } from './home-source';
import { homePage } from './home.page';
import { PartMemory } from './part-memory';

/** @param sources one for each contest that tells home something */
export function homeRoutes(ctx: Context, sources: readonly HomeSource[]): void {
  const memory = new PartMemory(ctx.db);

  route(
    ctx,
    'GET utils/home',
    async ({ query, viewer, request }) => {
      const now = ctx.clock.now();
      const sections = await Promise.all(
        sources.map(async (source) => ({ contest: source.contest, parts: await source.partsFor(viewer, now) })),
      );
      const mine = sections.filter(({ parts }) => parts.length > 0);
      return ctx.pages.read(homePage(memory, mine), mine, viewer, {
        deltaUrl: `${API_PREFIX}utils/home`,
        since: query.since,
        acceptEncoding: String(request.headers['accept-encoding'] ?? ''),
      });
    },
    { live: true },
  );
}
