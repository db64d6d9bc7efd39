import { SHARED_PICTURE_PATH, SHARED_RECAP_PATH, SHARED_SEASON_PATH, SHARED_SEASON_PICTURE_PATH } from '@poolhouse/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { looksLikeSecret } from '../../ground/crypto/secrets';
import type { Tx } from '../../ground/db/database';
import { addressKey } from '../../people/accounts/address-key';
import { AddressSlowdown } from '../../people/accounts/slowdown';
import type { Context } from '../../web/context';
import { HTML_HEADERS } from '../../web/http/static-headers';
import type { CardMemory } from './card-memory';
import { findRecap, findSeason, type Recaps } from './recaps';
import { entryOfSeasonToken } from './season-shares.store';
import { sharedRecap, sharedSeason, type SharedCard } from './shared-card.rules';
import { sharedPage } from './shared-page';
import { roundOfToken } from './shares.store';

/** So often somebody may ask for what is not there. */
const STRANGERS = { times: 60, windowMs: 5 * 60_000 };

type Asked = FastifyRequest<{ Querystring: { token?: unknown } }>;

/** No address that leads away tells where it came from, and nobody between keeps what may be taken back. */
const HEADERS = { 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' };

/** What opens at an address, its picture, and what a token shows there; undefined for one that was taken back, or never was. */
interface Place {
  page: string;
  picture: string;
  find(tx: Tx, token: string): Promise<SharedCard | undefined>;
}

/** What is shown at an address without signing in. The token stands in the query, which no log of ours holds (0161). */
export function sharedRoutes(ctx: Context, recaps: Recaps, cards: CardMemory): void {
  const strangers = new AddressSlowdown(ctx.wall, STRANGERS, 'unknown addresses from yours');
  for (const { page, picture, find } of placesOf(ctx, recaps)) {
    const cardOf = async ({ query: { token }, ip }: Asked): Promise<SharedCard | undefined> => {
      const card = typeof token === 'string' && looksLikeSecret(token) ? await ctx.db.read((tx) => find(tx, token)) : undefined;
      if (!card) strangers.admit(addressKey(ip));
      return card;
    };

    ctx.app.get(page, { exposeHeadRoute: true }, async (request: Asked, reply) => {
      const card = await cardOf(request);
      if (!card) return reply.callNotFound();
      const address = `${ctx.mail.baseUrl}${picture}?token=${String(request.query.token)}`;
      return reply
        .headers({ ...HTML_HEADERS, ...HEADERS, 'cache-control': 'no-store' })
        .type('text/html; charset=utf-8')
        .send(sharedPage(card, { picture: address, site: ctx.mail.baseUrl }));
    });

    ctx.app.get(picture, { exposeHeadRoute: true }, async (request: Asked, reply) => {
      const card = await cardOf(request);
      return card ? sendPicture(request, reply, await cards.draw(card.svg)) : reply.callNotFound();
    });
  }
}

function placesOf({ mail, clock }: Context, recaps: Recaps): readonly Place[] {
  const { host } = new URL(mail.baseUrl);
  return [
    {
      page: SHARED_RECAP_PATH,
      picture: SHARED_PICTURE_PATH,
      /** Nothing as well while a correction has opened the week again. */
      async find(tx, token) {
        const round = await roundOfToken(tx, token);
        const recap = round && (await findRecap(tx, recaps, round, clock.now()));
        return recap && sharedRecap(recap.card, host);
      },
    },
    {
      page: SHARED_SEASON_PATH,
      picture: SHARED_SEASON_PICTURE_PATH,
      /** Nothing as well of an entry that was removed. */
      async find(tx, token) {
        const memberships = recaps.directory.in(tx);
        const entryId = await entryOfSeasonToken(tx, token);
        const entry = entryId === undefined ? undefined : await memberships.entry(entryId);
        const contest = entry && (await memberships.contest(entry.contestId));
        const card = contest && (await findSeason(tx, recaps, { contest, entryId: entry.id }, clock.now()));
        return card && sharedSeason(card, host);
      },
    },
  ];
}

function sendPicture(request: Asked, reply: FastifyReply, { png, tag }: Awaited<ReturnType<CardMemory['draw']>>): FastifyReply {
  const etag = `"${tag}"`;
  void reply.headers({ ...HEADERS, etag, 'cache-control': 'private, no-cache' });
  return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.type('image/png').send(png);
}
