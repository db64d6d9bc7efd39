import { EXPORT_BYTES } from '@poolhouse/contract';
import { plural } from '@poolhouse/contract/formats';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../ground/refusal';
import type { Context } from '../../web/context';
import { viewerOf } from '../../web/http/authenticate';
import { namedPlugin } from '../../web/http/named-plugin';
import { route } from '../../web/http/route';
import type { AdminDeps } from '../admin-deps';
import { succeed } from '../succeed';
import { checkingProgram } from './check-log';
import { importSeason, type ImportedSeasons } from './import-season';
import { IMPORT_LIMITS } from './zip-files';

const BYTES = 'application/octet-stream';

/** Takes closed seasons of another site, for who runs this one: it costs memory, and makes accounts. */
export async function importRoutes(outer: Context, { folders }: Pick<AdminDeps, 'folders'>): Promise<void> {
  await outer.app.register(
    namedPlugin('import of seasons', async (app) => {
      // Who asks is known, and how much it is, before anything of it is read.
      app.addHook('onRequest', async (request) => {
        await viewerOf(outer, request, 'site');
        mustBeSmall(request);
      });
      app.addContentTypeParser(BYTES, { parseAs: 'buffer', bodyLimit: EXPORT_BYTES }, (_request, body: Buffer, done) => done(null, body));
      const alone = oneAtATime();
      route({ ...outer, app }, 'POST ad/import_season', ({ query, viewer, request }) =>
        alone(async () => {
          const site = { db: outer.db, clock: outer.clock, proof: outer.proof, program: checkingProgram(folders) };
          const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
          const dryRun = query.dry_run === 1;
          const wish = { groupNumber: query.group_number, contest: undefined, dryRun, limits: IMPORT_LIMITS, by: viewer, ip: request.ip };
          return said(await importSeason(site, bytes, wish), dryRun);
        }),
      );
    }),
  );
}

function said({ taken, ...rest }: ImportedSeasons, dryRun: boolean) {
  const words = dryRun
    ? `${plural(taken.length, 'season')} would come in`
    : `${plural(taken.length, 'season has', 'seasons have')} come in`;
  const rows = taken.map(({ name, ...season }) => ({ ID: name, ...season }));
  return { ...succeed(words), seasons: { data: rows }, ...rest, known: [...rest.known], open: [...rest.open] };
}

/** An export says how long it is, and is not read when that is too much. */
function mustBeSmall({ headers }: FastifyRequest): void {
  if (headers['content-type'] !== BYTES) return;
  if (!(Number(headers['content-length'] ?? Number.NaN) <= EXPORT_BYTES))
    throw new Refusal('bad_input', `The body must say its length, ${EXPORT_BYTES} bytes at most.`);
}

/** Two exports at once would take twice the memory. */
function oneAtATime() {
  let busy = false;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (busy) throw new Refusal('conflict', 'Another export is being taken in. Try again in a minute.');
    busy = true;
    return work().finally(() => (busy = false));
  };
}
