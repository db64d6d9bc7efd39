import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { builtInRemotes, type BuiltFolders } from './built-folders';
import { pathOf } from './error-answers';
import { NOT_BUILT_PAGE } from './not-built';
import { registryJson } from './registry';
import { ASK_EACH_TIME, FOREVER, HTML_HEADERS } from './static-headers';

/** Serves the shell, the remotes and their registry. Everything else under / that a browser opens is a page of the shell. */
export async function staticFiles(app: FastifyInstance, folders: BuiltFolders): Promise<void> {
  await app.register(fastifyStatic, { root: folders.apps, serve: false, preCompressed: true, cacheControl: false, index: false, dotfiles: 'deny' });

  app.get('/registry.json', (_request, reply) =>
    reply.headers({ 'cache-control': ASK_EACH_TIME, ...ANY_ORIGIN }).type('application/json; charset=utf-8').send(registryJson(folders)));

  app.get<{ Params: { id: string; version: string; '*': string } }>('/remotes/:id/:version/*', (request, reply) => {
    const { id, version, '*': file } = request.params;
    const folder = remoteFolder(folders, id, version);
    return folder && file ? reply.headers({ ...fileHeaders(FOREVER), ...ANY_ORIGIN }).sendFile(file, folder) : reply.callNotFound();
  });

  app.get('/*', (request, reply) => {
    const path = pathOf(request);
    const isFile = /\.[^/]*$/.test(path);
    if (/^\/(api|remotes)(\/|$)/.test(path) || (!isFile && /^\/assets(\/|$)/.test(path))) return reply.callNotFound();
    if (path === '/index.html') return sendShell(folders, reply);
    if (isFile) return reply.headers(fileHeaders(path.startsWith('/assets/') ? FOREVER : ASK_EACH_TIME)).sendFile(decodeURIComponent(path.slice(1)), folders.shell);
    return acceptsHtml(request) ? sendShell(folders, reply) : reply.callNotFound();
  });
}

/** Scripts that are checked by their integrity hash, or loaded by a shell that runs elsewhere, are fetched with CORS. */
const ANY_ORIGIN = { 'access-control-allow-origin': '*' };

/** Answers that turn out to be an error say no-store instead. */
const fileHeaders = (cacheControl: string) => ({ 'cache-control': cacheControl, vary: 'accept-encoding' });

function sendShell(folders: BuiltFolders, reply: FastifyReply): FastifyReply {
  reply.headers(HTML_HEADERS);
  if (existsSync(join(folders.shell, 'index.html'))) return reply.headers(fileHeaders(ASK_EACH_TIME)).sendFile('index.html', folders.shell);
  return reply.code(503).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(NOT_BUILT_PAGE);
}

function acceptsHtml(request: FastifyRequest): boolean {
  return /text\/html|\*\/\*/.test(request.headers.accept ?? '*/*');
}

/** A released version's folder, else the build in place when it is that version. */
function remoteFolder(folders: BuiltFolders, id: string, version: string): string | null {
  if (!/^[a-z][a-z0-9-]*$/.test(id) || !/^\d[\w.+-]*$/.test(version) || version.includes('..')) return null;
  const released = join(folders.releases, id, version);
  if (existsSync(released)) return released;
  return builtInRemotes(folders.apps).find(({ remote }) => remote.id === id && remote.version === version)?.folder ?? null;
}
