import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { readRemoteConfig } from '../webpack/remote-config.mjs';
import { passingKey, withOwn } from './override.mjs';
import { pageConfig } from './page-config.mjs';
import { alonePage, insidePage, siteAwayPage, withReloadChannel } from './pages.mjs';
import { remoteDevConfig } from './remote-config.mjs';

/** @typedef {'alone' | 'inside' | 'released'} View alone: nothing but the remote; inside: in the site's shell; released: the site as it is */
/** @typedef {import('node:http').IncomingMessage & { url: string }} Request */
/** @typedef {import('node:http').ServerResponse} Response */

const views = ['alone', 'inside', 'released'];
/** What the site sends of a page and must not be sent on: it is about the site's own connection, or about bytes that are changed here. */
const notPassedOn = new Set(['content-length', 'content-encoding', 'transfer-encoding', 'connection', 'keep-alive', 'etag', 'last-modified', 'strict-transport-security', 'date']);

/**
 * Serves one remote under development, on this machine only. Whatever is not the remote comes from a running site.
 * @param {{ dir: string, site: string, port: number | 'auto', view: View }} options
 */
export async function startDevServer({ dir, site, port, view: begin }) {
  const id = basename(dir);
  const folder = `/~dev/${id}/`;
  const { title } = readRemoteConfig(dir);
  const { version } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'));
  const remote = await remoteDevConfig(dir, `${version}-dev`);
  const compiler = webpack([remote, pageConfig(dir, folder)]);
  const key = passingKey();
  let view = begin;

  const note = () => ({ remote: id, view, views: `${folder}view`, site });
  const description = () => JSON.parse(String(/** @type {typeof import('node:fs')} */ (compiler.compilers[0]?.outputFileSystem).readFileSync(join(remote.output?.path ?? '', 'remote.json'))));
  const send = (/** @type {Response} */ response, /** @type {string} */ type, /** @type {string} */ body, status = 200) =>
    response.writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' }).end(body);

  /** @param {Request} request @param {Response} response */
  async function registry(request, response) {
    const { authorization } = request.headers;
    const answer = await fetch(`${site}/registry.json`, { headers: authorization ? { authorization } : {} });
    if (!answer.ok) return send(response, 'application/json', await answer.text(), answer.status);
    const { payload } = /** @type {import('../../contract/src/remote.ts').SignedRegistry} */ (await answer.json());
    return send(response, 'application/json', JSON.stringify(key.signed(view === 'inside' ? withOwn(payload, { ...description(), base: folder }) : payload)));
  }

  /** @param {Request} request @param {Response} response */
  async function page(request, response) {
    if (view === 'alone') return send(response, 'text/html', alonePage({ title, note: note(), scripts: ['badge', 'alone'].map((name) => `${folder}page/${name}.js`) }));
    const answer = await fetch(site + request.url, { headers: { accept: 'text/html' } }).catch(() => null);
    if (!answer) return send(response, 'text/html', siteAwayPage(site), 502);
    for (const [name, value] of answer.headers) if (!notPassedOn.has(name)) response.setHeader(name, value);
    const policy = answer.headers.get('content-security-policy');
    if (policy) response.setHeader('content-security-policy', withReloadChannel(policy, request.headers.host ?? ''));
    return send(response, 'text/html', insidePage(await answer.text(), { publicKey: key.publicKey, note: note(), script: `${folder}page/badge.js` }), answer.status);
  }

  /** @param {Request} request @param {Response} response */
  async function changeView(request, response) {
    let body = '';
    for await (const part of request) body += part;
    const wanted = JSON.parse(body).view;
    if (!views.includes(wanted)) return send(response, 'text/plain', `There is no view ${wanted}.`, 400);
    view = wanted;
    return response.writeHead(204).end();
  }

  const isPage = ({ method, url, headers }) => method === 'GET' && /text\/html/.test(headers.accept ?? '') && !/^\/(api|remotes|~dev|assets)\//.test(url) && !/\.(?!html$)\w+$/.test(url.split('?')[0] ?? '');
  const handlerFor = (/** @type {Request} */ request) => {
    if (request.url === `${folder}view` && request.method === 'POST') return changeView;
    if (request.url.split('?')[0] === '/registry.json') return registry;
    return isPage(request) ? page : null;
  };

  const server = new WebpackDevServer(
    {
      host: '127.0.0.1',
      port,
      hot: false,
      liveReload: true,
      client: false,
      static: false,
      setupExitSignals: true,
      devMiddleware: { publicPath: folder, index: false },
      proxy: [{ context: (/** @type {string} */ path) => !path.startsWith(folder), target: site, changeOrigin: true, logLevel: 'error' }],
      setupMiddlewares: (middlewares, devServer) => {
        const own = {
          name: 'poolhouse-dev',
          middleware: (/** @type {Request} */ request, /** @type {Response} */ response, /** @type {(trouble?: unknown) => void} */ next) => {
            const handler = handlerFor(request);
            if (!handler) return next();
            return devServer.middleware?.waitUntilValid(() => void handler(request, response).catch((trouble) => send(response, 'text/plain', `${site} could not be asked: ${trouble.message}`, 502)));
          },
        };
        // Behind the check of the host's name, before everything that answers.
        const place = middlewares.findIndex(({ name }) => name === 'webpack-dev-middleware');
        return [...middlewares.slice(0, place), own, ...middlewares.slice(place)];
      },
    },
    compiler,
  );
  await server.start();
  return server;
}
