import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { isFile } from '@poolhouse/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import mime from 'mime';
import type { BuiltFolders } from './built-folders';
import { pathOf } from './error-answers';
import { fontFaces } from './fonts';
import { NOT_BUILT_PAGE } from './not-built';
import { ShellPage, type PageFacts } from './shell-page';
import { ANY_ORIGIN, ASK_EACH_TIME, FOREVER, htmlHeaders } from './static-headers';

export interface StaticDeps {
  folders: BuiltFolders;
  page: PageFacts;
  /** Origins from which pages may load remotes, beside this one. */
  hosts: readonly string[];
  /** A file of a released version; null when there is none. */
  released(id: string, version: string, file: string, accept: string): Promise<{ content: Buffer; encoding: string } | null>;
  /** Folder in which the operator keeps teams' logos, a folder a sport: `ncaab/1181.png`. */
  logos: string;
  /** Folder of a version that was built in place; null when it was not. */
  inPlaceFolder(id: string, version: string): string | null;
}

/** Serves the shell and the remotes. Everything else under / that a browser opens is a page of the shell. */
export async function staticFiles(app: FastifyInstance, deps: StaticDeps): Promise<void> {
  await app.register(fastifyStatic, {
    root: deps.folders.apps,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    index: false,
    // As if there were none: 403 would be another answer than that to a file that is not there.
    dotfiles: 'ignore',
  });
  remoteFiles(app, deps);
  logoFiles(app, deps.logos);
  shellFiles(app, deps);
}

function remoteFiles(app: FastifyInstance, { released, inPlaceFolder }: StaticDeps): void {
  app.get<{ Params: { id: string; version: string; '*': string } }>(
    '/remotes/:id/:version/*',
    { exposeHeadRoute: true },
    async (request, reply) => {
      const { id, version, '*': file } = request.params;
      // Before anything is asked: what leads out of the folder must not even tell whether it is there.
      if (!file || !/^[a-z][a-z0-9-]*$/.test(id) || !/^\d[\w.+-]*$/.test(version) || version.includes('..') || !isFile(file))
        return reply.callNotFound();
      const found = await released(id, version, file, String(request.headers['accept-encoding'] ?? ''));
      if (found) {
        const { content, encoding } = found;
        if (encoding !== 'identity') reply.header('content-encoding', encoding);
        return reply
          .headers({ ...fileHeaders(FOREVER), ...ANY_ORIGIN })
          .type(typeOf(file))
          .send(content);
      }
      // What a release lacks may be in the build in place, when that has the same version.
      const folder = inPlaceFolder(id, version);
      return folder === null ? reply.callNotFound() : reply.headers({ ...fileHeaders(FOREVER), ...ANY_ORIGIN }).sendFile(file, folder);
    },
  );
}

function logoFiles(app: FastifyInstance, logos: string): void {
  app.get<{ Params: { sport: string; file: string } }>('/logos/:sport/:file', { exposeHeadRoute: true }, (request, reply) => {
    const { sport, file } = request.params;
    if (!/^[a-z]+$/.test(sport) || !/^\d+\.png$/.test(file)) return reply.callNotFound();
    // None is shipped: that a team has no logo is no failure, and a browser shall not complain of it.
    if (!existsSync(join(logos, sport, file))) return reply.code(204).header('cache-control', ASK_EACH_TIME).send();
    return reply.headers(fileHeaders(ASK_EACH_TIME)).sendFile(file, join(logos, sport));
  });
}

/** The shell's own files, and its page for all else. */
function shellFiles(app: FastifyInstance, { folders, page: facts, hosts }: StaticDeps): void {
  const page = new ShellPage(join(folders.shell, 'index.html'), facts);
  const pageHeaders = htmlHeaders(hosts);
  const sendShell = (request: FastifyRequest, reply: FastifyReply) => {
    const built = page.current();
    reply.headers(pageHeaders);
    if (built) return built.send(request, reply.headers(fileHeaders(ASK_EACH_TIME)));
    return reply.code(503).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(NOT_BUILT_PAGE);
  };

  app.get('/fonts.css', { exposeHeadRoute: true }, (_request, reply) =>
    reply.headers(fileHeaders(ASK_EACH_TIME)).type('text/css; charset=utf-8').send(fontFaces(folders.shell)),
  );

  // What another app shares to the site is the worker's to read. Where a browser has lost it nothing of that is looked at.
  app.post('/shared', { onRequest: (_request, reply) => void reply.redirect('/', 303) }, () => undefined);

  app.get('/*', { exposeHeadRoute: true }, (request, reply) => {
    const path = pathOf(request);
    const namesFile = /\.[^/]*$/.test(path);
    if (/^\/(api|remotes)(\/|$)/.test(path) || (!namesFile && /^\/assets(\/|$)/.test(path))) return reply.callNotFound();
    if (path === '/index.html') return sendShell(request, reply);
    if (namesFile) {
      const file = decodeURIComponent(path.slice(1));
      if (!isFile(file)) return reply.callNotFound();
      return reply.headers(fileHeaders(path.startsWith('/assets/') ? FOREVER : ASK_EACH_TIME)).sendFile(file, folders.shell);
    }
    return acceptsHtml(request) ? sendShell(request, reply) : reply.callNotFound();
  });
}

/** Answers that turn out to be an error say no-store instead. */
const fileHeaders = (cacheControl: string) => ({ 'cache-control': cacheControl, vary: 'accept-encoding' });

function acceptsHtml(request: FastifyRequest): boolean {
  return /text\/html|\*\/\*/.test(request.headers.accept ?? '*/*');
}

/** As @fastify/static names it for files of a folder. */
function typeOf(file: string): string {
  const type = mime.getType(file) ?? 'application/octet-stream';
  return /^text\/|javascript|json/.test(type) ? `${type}; charset=utf-8` : type;
}
