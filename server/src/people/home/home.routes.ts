import { API_PREFIX } from '@poolhouse/contract';
import { PassedOver } from '../../ground/passed-over';
import type { Context } from '../../web/context';
import { route } from '../../web/http/route';
import type { HomeSource } from './home-source';
import { homePage } from './home.page';
import { PartMemory } from './part-memory';

const LOGGED_AT_MOST = 1000;

/** @param sources one for each contest that tells home something */
export function homeRoutes(ctx: Context, sources: readonly HomeSource[]): void {
  const memory = new PartMemory(ctx.db);
  const logged = new Set<string>();
  /** Once a process: home is asked again and again. */
  const broken = (what: string, why: string) => {
    if (logged.has(why) || logged.size >= LOGGED_AT_MOST) return;
    logged.add(why);
    ctx.log.warn({ contest: what, reason: why }, 'Home passed over a contest that is broken.');
  };

  route(
    ctx,
    'GET utils/home',
    async ({ query, viewer, request }) => {
      const now = ctx.clock.now();
      const sections = await Promise.all(
        sources.map(async (source) => {
          const passed = new PassedOver();
          const parts = await passed.over(source.contest, () => source.partsFor(viewer, now));
          if (!parts) broken(source.contest, passed.words ?? '');
          return { contest: source.contest, parts: parts ?? [] };
        }),
      );
      const mine = sections.filter(({ parts }) => parts.length > 0);
      return ctx.pages.read(homePage(memory, mine, broken), mine, viewer, {
        deltaUrl: `${API_PREFIX}utils/home`,
        since: query.since,
        acceptEncoding: String(request.headers['accept-encoding'] ?? ''),
      });
    },
    { live: true },
  );
}
