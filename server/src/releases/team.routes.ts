import { RELEASE_LIMITS } from '@poolhouse/contract';
import { plural } from '@poolhouse/contract/formats';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SigningKey } from '../ground/crypto/signing-key';
import { must } from '../ground/must';
import { Refusal } from '../ground/refusal';
import type { Context } from '../web/context';
import type { BuiltFolders } from '../web/http/built-folders';
import { namedPlugin } from '../web/http/named-plugin';
import { route } from '../web/http/route';
import { LocalReleaseService } from './local-release-service';
import { ReleaseRefused } from './release-refused';
import type { ReleaseService } from './release-service';
import { bodyDigest } from './request-signature';
import { mustStillBeLetIn, provenTeam, type Team } from './team';

/** A list of files, and all else that is no file. */
const LIST_LIMIT = 256 * 1024;
const BYTES = 'application/octet-stream';

export interface TeamDeps {
  key: SigningKey;
  folders: BuiltFolders;
}

/** Calls of teams' machines, each signed with a release key; see docs/decisions/0048. */
export async function teamRoutes(outer: Context, { key, folders }: TeamDeps): Promise<void> {
  route(outer, 'GET releases/site', async () => ({ key: key.publicKey, now: outer.wall.now() }));
  await outer.app.register(
    namedPlugin('team calls', async (app) => {
      const teams = new WeakMap<FastifyRequest, Team>();
      takeSigned(app);
      // The head proves who asks before anything of the body is read, and the body must then be the one that was signed.
      app.addHook('onRequest', async (request) => {
        const meant = { site: key.publicKey, method: request.method, url: request.url };
        teams.set(request, await provenTeam(outer, request.headers.authorization, meant));
        mustBeSmall(request);
      });
      app.addHook('preValidation', async (request) => {
        const body = (request.body as Buffer | undefined) ?? '';
        if (bodyDigest(body) !== must(teams.get(request), 'the team of a request').digest)
          throw new Refusal('bad_input', 'The body is not the one that was signed.');
        if (Buffer.isBuffer(body) && request.headers['content-type'] !== BYTES) request.body = parsed(body);
      });
      const ctx = { ...outer, app };
      const teamOf = (request: FastifyRequest) => must(teams.get(request), 'the team of a request');
      calls(ctx, deskOf(ctx, teamOf, { key, folders }));
    }),
  );
}

/** Does something for the team of a request; its own remote is the only one that it may name. */
type AtDesk = <T>(request: FastifyRequest, remote: string, work: (service: ReleaseService, said: string[]) => Promise<T>) => Promise<T>;

function deskOf(ctx: Context, teamOf: (request: FastifyRequest) => Team, { key, folders }: TeamDeps): AtDesk {
  return async (request, remote, work) => {
    const team = teamOf(request);
    if (remote !== team.remote) throw new Refusal('forbidden', `This key is for ${team.remote}, and not for ${remote}.`);
    await mustStillBeLetIn(ctx.db, team);
    const said: string[] = [];
    const site = {
      db: ctx.db,
      folders,
      key,
      clock: ctx.wall,
      siteClock: ctx.clock,
      by: team.by,
      ip: request.ip,
      say: (text: string) => void said.push(text),
    };
    return work(new LocalReleaseService(site, team.keyId), said).catch((error: unknown) => {
      throw error instanceof ReleaseRefused ? new Refusal('conflict', error.message) : error;
    });
  };
}

function calls(ctx: Context, at: AtDesk): void {
  route(ctx, 'GET releases/remotes', ({ query: { remote, version, check }, request }) =>
    at(request, remote, async (service) => {
      const { lines, ...found } = await service.overview(remote, check === 1);
      return {
        remotes: { data: lines },
        ...found,
        needs_build: version === undefined || (await service.needsBuild(remote, version)) ? (1 as const) : (0 as const),
      };
    }),
  );
  route(ctx, 'POST releases/lacking', ({ body: { remote, files }, request }) =>
    at(request, remote, async (service) => ({ lacking: await service.lacking(remote, files) })),
  );
  route(ctx, 'PUT releases/file', ({ query: { remote, hash }, request }) =>
    at(request, remote, async (service) => {
      await service.put(remote, hash, Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0));
      return { result: 'success' as const };
    }),
  );
  route(ctx, 'POST releases/release', ({ body: { remote, version, percent, files }, request }) =>
    at(request, remote, async (service, said) => {
      await service.release({ id: remote, version, percent, host: null }, files);
      return { said };
    }),
  );
  route(ctx, 'POST releases/rollback', ({ body: { remote }, request }) =>
    at(request, remote, async (service, said) => {
      await service.rollBack(remote);
      return { said };
    }),
  );
}

/** Bodies stay bytes until their hash was looked at. */
function takeSigned(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const bodyLimit = Math.max(LIST_LIMIT, RELEASE_LIMITS.file);
  app.addContentTypeParser(['application/json', BYTES], { parseAs: 'buffer', bodyLimit }, (_request, body: Buffer, done) =>
    done(null, body),
  );
}

/** A body says how long it is, and is not read when that is too much. */
function mustBeSmall({ method, headers }: FastifyRequest): void {
  if (method === 'GET') return;
  const length = Number(headers['content-length'] ?? Number.NaN);
  const most = headers['content-type'] === BYTES ? RELEASE_LIMITS.file : LIST_LIMIT;
  if (!(length <= most)) throw new Refusal('bad_input', `The body must say its length, ${plural(most, 'byte')} at most.`);
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    throw new Refusal('bad_input', 'The body is not valid JSON.');
  }
}
