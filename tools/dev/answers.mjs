import { passingKey, withOwn } from './override.mjs';
import { alonePage, insidePage, siteAwayPage, withReloadChannel } from './pages.mjs';

/** @typedef {'alone' | 'inside' | 'released'} View alone: nothing but the remote; inside: in the site's shell; released: the site as it is */
/** @typedef {import('node:http').IncomingMessage & { url: string }} Request */
/** @typedef {import('node:http').ServerResponse} Response */

const views = ['alone', 'inside', 'released'];
/** What the site sends of a page and must not be sent on: it is about the site's own connection, or about bytes that are changed here. */
const notPassedOn = new Set([
  'content-length',
  'content-encoding',
  'transfer-encoding',
  'connection',
  'keep-alive',
  'etag',
  'last-modified',
  'strict-transport-security',
  'date',
]);

/** @param {Response} response @param {string} type @param {string} body @param {number} [status] */
const send = (response, type, body, status = 200) =>
  void response.writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' }).end(body);

/** What the development server answers by itself; everything else is the site's, or a file of the build. */
export class Answers {
  #key = passingKey();

  /**
   * @param {object} parts
   * @param {string} parts.id
   * @param {string} parts.title
   * @param {string} parts.site
   * @param {string} parts.folder address of the build's files
   * @param {View} parts.view
   * @param {() => import('../../contract/src/remote.ts').RemoteDescription} parts.description the last sound build's
   */
  constructor({ view, ...parts }) {
    this.view = view;
    this.parts = parts;
  }

  /** Whether a request is answered here. @param {Request} request @returns {((response: Response) => Promise<void>) | null} */
  to(request) {
    const path = request.url.split('?')[0] ?? '';
    if (request.method === 'POST' && path === this.#viewAddress) return (response) => this.#changeView(request, response);
    if (path === '/registry.json') return (response) => this.#registry(request, response);
    return isPage(request, path) ? (response) => this.#page(request, response) : null;
  }

  /** @param {Response} response @param {unknown} trouble */
  failed(response, trouble) {
    send(response, 'text/plain', `${this.parts.site} could not be asked: ${trouble instanceof Error ? trouble.message : trouble}`, 502);
  }

  get #viewAddress() {
    return `${this.parts.folder}view`;
  }

  get #note() {
    return { remote: this.parts.id, view: this.view, views: this.#viewAddress, site: this.parts.site };
  }

  /** @param {Request} request @param {Response} response */
  async #registry({ headers: { authorization } }, response) {
    const { site, folder, description } = this.parts;
    const answer = await fetch(`${site}/registry.json`, { headers: authorization ? { authorization } : {} });
    if (!answer.ok) return send(response, 'application/json', await answer.text(), answer.status);
    const { payload } = /** @type {import('../../contract/src/remote.ts').SignedRegistry} */ (await answer.json());
    const shown = this.view === 'inside' ? withOwn(payload, { ...description(), base: folder }) : payload;
    return send(response, 'application/json', JSON.stringify(this.#key.signed(shown)));
  }

  /** @param {Request} request @param {Response} response */
  async #page(request, response) {
    const { site, folder, title } = this.parts;
    const script = (/** @type {string} */ name) => `${folder}page/${name}.js`;
    if (this.view === 'alone') return send(response, 'text/html', alonePage({ title, note: this.#note, scripts: [script('alone')] }));
    const answer = await fetch(site + request.url, { headers: { accept: 'text/html' } }).catch(() => null);
    if (!answer) return send(response, 'text/html', siteAwayPage(site), 502);
    for (const [name, value] of answer.headers) if (!notPassedOn.has(name)) response.setHeader(name, value);
    const policy = answer.headers.get('content-security-policy');
    if (policy) response.setHeader('content-security-policy', withReloadChannel(policy, request.headers.host ?? ''));
    return send(
      response,
      'text/html',
      insidePage(await answer.text(), { publicKey: this.#key.publicKey, note: this.#note, script: script('badge') }),
      answer.status,
    );
  }

  /** @param {Request} request @param {Response} response */
  async #changeView(request, response) {
    let body = '';
    for await (const part of request) body += part;
    const { view } = JSON.parse(body);
    if (!views.includes(view)) return send(response, 'text/plain', `There is no view ${view}.`, 400);
    this.view = view;
    response.writeHead(204).end();
  }
}

/** Whether a browser wants to show the answer. @param {Request} request @param {string} path */
const isPage = ({ method, headers }, path) =>
  method === 'GET' &&
  /text\/html/.test(headers.accept ?? '') &&
  !/^\/(api|remotes|assets|~dev)\//.test(path) &&
  !/\.(?!html$)\w+$/.test(path);
