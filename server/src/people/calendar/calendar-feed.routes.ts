import { createHash } from 'node:crypto';
import { API_PREFIX, CALENDAR_PATH } from '@poolhouse/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../ground/refusal';
import type { Context } from '../../web/context';
import { namedPlugin } from '../../web/http/named-plugin';
import { addressKey } from '../accounts/address-key';
import { AddressSlowdown } from '../accounts/slowdown';
import { loggedOnce } from '../home/home-sections';
import { ownerOf, readFeed, type Feed, type FeedDeps } from './calendar-feed';
import { isUnchanged } from './conditions.rules';
import { icsOf } from './ics';

/** So often a calendar may be read: many programs of one player, each looking every few minutes. */
const READS = { times: 60, windowMs: 5 * 60_000 };

type Asked = FastifyRequest<{ Querystring: { token?: unknown } }>;

const unknown = () =>
  new Refusal('not_found', 'There is no calendar at this address. It may have been revoked; the account settings make another one.');

/**
 * The calendar that programs read, by an address that is a secret: they can neither sign in nor send a header. It answers iCalendar and no
 * `{ data }`, hence it stands in no table of the contract. The token is in the query, which no log of ours holds.
 */
export function calendarFeedRoutes(ctx: Context, { practice, ...deps }: Omit<FeedDeps, 'broken'> & { practice: boolean }): void {
  const feedDeps = { ...deps, broken: loggedOnce(ctx.log, 'The calendar') };
  const name = practice ? 'Poolhouse practice (times of the practice clock)' : 'Poolhouse';
  const reads = new AddressSlowdown(ctx.wall, READS, 'readings of this calendar');
  // A program that goes on asking for what was revoked keeps nobody at its place from signing in.
  const strangers = new AddressSlowdown(ctx.wall, READS, 'unknown calendars from your address');

  const answer = async (request: Asked, reply: FastifyReply) => {
    const { token } = request.query;
    const owner = typeof token === 'string' ? await ownerOf(ctx, token) : undefined;
    if (!owner) {
      strangers.admit(addressKey(request.ip));
      throw unknown();
    }
    reads.admit(String(owner.viewer.userId));
    const feed = await readFeed(ctx, feedDeps, owner);
    if (!feed) throw unknown();
    return send(request, reply, { feed, name });
  };
  void ctx.app.register(
    namedPlugin('calendar', async (app) => {
      app.get(`${API_PREFIX}${CALENDAR_PATH}`, answer);
    }),
  );
}

function send(request: Asked, reply: FastifyReply, { feed, name }: { feed: Feed; name: string }): FastifyReply {
  const text = icsOf(feed.events, name);
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
  // Kept by the program alone, and asked for each time: what was revoked is gone at once.
  void reply.headers({ etag, 'last-modified': new Date(feed.changedAt).toUTCString(), 'cache-control': 'private, no-cache' });
  if (isUnchanged(request.headers, { etag, changedAt: feed.changedAt })) return reply.code(304).send();
  return reply.header('content-disposition', 'inline; filename="poolhouse.ics"').type('text/calendar; charset=utf-8').send(text);
}
