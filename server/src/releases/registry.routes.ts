import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SigningKey } from '../ground/crypto/signing-key';
import { Refusal } from '../ground/refusal';
import type { Authenticator } from '../people/accounts/authenticator';
import { ANY_ORIGIN } from '../web/http/static-headers';
import type { Offers } from './offers';
import { RegistryAnswers } from './registry-answers';

export interface RegistryDeps {
  offers: Offers;
  key: SigningKey;
  auth: Pick<Authenticator, 'viewer'>;
}

/** Answers may differ from player to player, and each is asked for again at every visit. */
const HEADERS = { 'cache-control': 'private, no-cache', vary: 'authorization, accept-encoding', ...ANY_ORIGIN };

/** `/registry.json`: which version of each remote this browser is to load. Anybody may ask; a share of players needs to know who does. */
export function registryRoutes(app: FastifyInstance, { offers, key, auth }: RegistryDeps): void {
  const answers = new RegistryAnswers(offers, key);
  app.get('/registry.json', async (request, reply) => {
    await offers.refresh();
    return answers.for(offers.differs ? await whoAsks(auth, request) : null).send(request, reply.headers(HEADERS));
  });
}

/** Whoever cannot be told gets what everybody gets: a page must come up for a guest, and while the database is away. */
async function whoAsks(auth: RegistryDeps['auth'], request: FastifyRequest): Promise<number | null> {
  const { authorization } = request.headers;
  if (authorization === undefined) return null;
  try {
    return (await auth.viewer(authorization, request.ip)).userId;
  } catch (error) {
    if (!(error instanceof Refusal)) request.log.warn({ err: error }, 'Who asks for the registry could not be found out.');
    return null;
  }
}
