import { SHARED_PICTURE_PATH, SHARED_RECAP_PATH } from '@poolhouse/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { looksLikeSecret } from '../../ground/crypto/secrets';
import { addressKey } from '../../people/accounts/address-key';
import { AddressSlowdown } from '../../people/accounts/slowdown';
import type { Context } from '../../web/context';
import { HTML_HEADERS } from '../../web/http/static-headers';
import type { CardMemory } from './card-memory';
import type { RecapCard } from './recap-source';
import { findRecap, type Recaps } from './recaps';
import { sharedPage } from './shared-page';
import { roundOfToken } from './shares.store';

/** So often somebody may ask for what is not there. */
const STRANGERS = { times: 60, windowMs: 5 * 60_000 };

type Asked = FastifyRequest<{ Querystring: { token?: unknown } }>;

/** No address that leads away tells where it came from, and nobody between keeps what may be taken back. */
const HEADERS = { 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' };

/** What is shown at an address without signing in. The token stands in the query, which no log of ours holds (0161). */
export function sharedRoutes(ctx: Context, recaps: Recaps, cards: CardMemory): void {
  const strangers = new AddressSlowdown(ctx.wall, STRANGERS, 'unknown addresses from yours');
  const cardOf = async ({ query: { token }, ip }: Asked): Promise<RecapCard | undefined> => {
    const card = typeof token === 'string' && looksLikeSecret(token) ? await sharedCard(ctx, recaps, token) : undefined;
    if (!card) strangers.admit(addressKey(ip));
    return card;
  };

  ctx.app.get(SHARED_RECAP_PATH, { exposeHeadRoute: true }, async (request: Asked, reply) => {
    const card = await cardOf(request);
    if (!card) return reply.callNotFound();
    const picture = `${ctx.mail.baseUrl}${SHARED_PICTURE_PATH}?token=${String(request.query.token)}`;
    return reply
      .headers({ ...HTML_HEADERS, ...HEADERS, 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(sharedPage(card, { picture, site: ctx.mail.baseUrl }));
  });

  ctx.app.get(SHARED_PICTURE_PATH, { exposeHeadRoute: true }, async (request: Asked, reply) => {
    const card = await cardOf(request);
    return card ? sendPicture(request, reply, await cards.draw(card, new URL(ctx.mail.baseUrl).host)) : reply.callNotFound();
  });
}

function sendPicture(request: Asked, reply: FastifyReply, { png, tag }: Awaited<ReturnType<CardMemory['draw']>>): FastifyReply {
  const etag = `"${tag}"`;
  void reply.headers({ ...HEADERS, etag, 'cache-control': 'private, no-cache' });
  return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.type('image/png').send(png);
}

/** Undefined for an address that was taken back, or never was, and while a correction has opened the week again. */
async function sharedCard(ctx: Context, recaps: Recaps, token: string): Promise<RecapCard | undefined> {
  const now = ctx.clock.now();
  return ctx.db.read(async (tx) => {
    const round = await roundOfToken(tx, token);
    return round && (await findRecap(tx, recaps, round, now))?.card;
  });
}
