import { API_PREFIX, TIME_HEADER } from '@poolhouse/contract';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../ground/refusal';
import type { Viewer } from '../../ground/viewer';
import type { Context } from '../context';
import { apiHeaders, timeHeader } from '../http/api-headers';
import { viewerOf } from '../http/authenticate';
import { livePage } from '../http/live-pages';
import { queryOf } from '../http/route';
import type { StreamAnswer, WatchedPage } from './live-stream';
import { LiveStreams } from './live-streams';

/** No proxy may hold back, store or pack what is sent piece by piece. */
const streamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
  connection: 'close',
};

/** `GET live`: a stream of what delta reads would answer. */
export function liveRoutes(ctx: Context): LiveStreams {
  const streams = new LiveStreams(ctx.db.tags, ctx.clock, ctx.watching);
  ctx.figures.streams = () => streams.size;
  ctx.app.addHook('preClose', (done) => {
    streams.close();
    done();
  });

  ctx.app.get(`${API_PREFIX}live`, async (request, reply) => {
    const viewer = await viewerOf(ctx, request, undefined);
    const { page } = queryOf('GET live', request.query);
    streams.admit(viewer.userId);
    const pages = page === undefined ? [presence(ctx, request)] : [page].flat().map((url) => watched(ctx, request, url));
    // Refuses in plain words what cannot be watched, while a status can still be sent.
    for (const one of pages) await one.read(one.version);
    streams.admit(viewer.userId);
    reply.hijack();
    reply.raw.writeHead(200, { ...streamHeaders, ...apiHeaders, [TIME_HEADER]: timeHeader(ctx.clock) });
    streams.open({
      userId: viewer.userId,
      pages,
      response: reply.raw,
      failed: (error) => ctx.log.error({ err: error, path: `${API_PREFIX}live` }, 'A stream failed.'),
    });
    return reply;
  });
  return streams;
}

/** A page without content, which never has news: who opens it hears when the site goes away, and is refused as other pages refuse. */
function presence(ctx: Context, request: FastifyRequest): WatchedPage {
  const nothing: StreamAnswer = { version: '', body: Buffer.alloc(0), until: Infinity, still: () => true };
  return {
    version: nothing.version,
    async read() {
      await viewerOf(ctx, request, undefined);
      return nothing;
    },
  };
}

/** An address that names a host is no page of this site. */
const OF_THIS_SITE = /^\/(?![/\\])/;
const SITE = 'http://site';

/** @param url as `__delta` had it */
function watched(ctx: Context, request: FastifyRequest, url: string): WatchedPage {
  const requested = OF_THIS_SITE.test(url) && URL.canParse(url, SITE) ? new URL(url, SITE) : undefined;
  const read = requested?.pathname.startsWith(API_PREFIX) && livePage(ctx.app, requested.pathname.slice(API_PREFIX.length));
  if (!requested || !read) throw new Refusal('not_found', 'There is no such page to be watched.', { page: 'is not the __delta of a page' });
  const { since, ...query } = Object.fromEntries(requested.searchParams);
  const plain = { headers: {} } as FastifyRequest;
  return {
    version: since,
    async read(version) {
      const viewer: Viewer = await viewerOf(ctx, request, undefined);
      return read({ ...query, ...(version === undefined ? {} : { since: version }) }, viewer, plain);
    },
  };
}
