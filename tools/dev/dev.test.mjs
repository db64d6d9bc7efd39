import assert from 'node:assert/strict';
import { createPublicKey, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { test } from 'node:test';
import { COMPATIBILITY } from '../run/contract.mjs';
import { Answers } from './answers.mjs';
import { misfits } from './misfits.mjs';
import { passingKey, withOwn } from './override.mjs';
import { alonePage, insidePage, withReloadChannel } from './pages.mjs';

/** @param {string} id @param {string} version */
const remote = (id, version) =>
  /** @type {import('../../contract/src/remote.ts').RegisteredRemote} */ (
    /** @type {unknown} */ ({ id, version, base: `/remotes/${id}/${version}/` })
  );
const note = { remote: 'mf-golf', view: 'inside', views: '/~dev/mf-golf/view', site: 'https://pool.example/?a="b"' };

test('one remote is exchanged, the others stay as and where they are', () => {
  const stated = { purpose: 'poolhouse registry', number: 7, at: '2026-11-21T10:00:00.000Z' };
  const all = [remote('mf-football', '1.0.0'), remote('mf-golf', '1.0.0'), remote('mf-wins', '2.0.0')];
  const { remotes, ...kept } = JSON.parse(withOwn(JSON.stringify({ ...stated, remotes: all }), remote('mf-golf', '1.1.0-dev')));
  assert.deepEqual(kept, stated);
  assert.deepEqual(
    remotes.map((/** @type {{ id: string, version: string }} */ { id, version }) => `${id} ${version}`),
    ['mf-football 1.0.0', 'mf-golf 1.1.0-dev', 'mf-wins 2.0.0'],
  );
});

test('a remote that was never released joins them', () => {
  assert.equal(JSON.parse(withOwn('{"remotes":[]}', remote('mf-golf', '0.1.0-dev'))).remotes[0].id, 'mf-golf');
});

test('what is signed is what a page with the key of this process believes', () => {
  const { publicKey, signed } = passingKey();
  const { payload, signature } = signed('{"remotes":[]} \u{1f3c8}');
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
  const believes = (/** @type {string} */ text) =>
    verify('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64'));
  assert.equal(believes(payload), true);
  assert.equal(believes(`${payload} `), false);
  assert.notEqual(passingKey().publicKey, publicKey);
});

test('the site’s page trusts this key alone, and gets the badge', () => {
  const page = insidePage('<html><head><title>P</title><meta name="registry-key" content="the site’s">\n</head><body></body></html>', {
    publicKey: 'mine',
    note,
    script: '/badge.js',
  });
  assert.deepEqual(page.match(/<meta name="registry-key"[^>]*>/g), ['<meta name="registry-key" content="mine">']);
  assert.match(page, /<script src="\/badge\.js" defer><\/script>\n<\/head>/);
});

test('what the page is told cannot break out of it', () => {
  const page = alonePage({ title: '</title><script>', note, scripts: ['/alone.js'] });
  assert.ok(!page.includes('<title></title>'));
  const told = /poolhouse-dev" content="([^"]*)"/.exec(page)?.[1] ?? '';
  assert.deepEqual(JSON.parse(told.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&')), note);
});

test('the policy is the site’s but for the channel of news', () => {
  const policy = "default-src 'self'; script-src 'self'; connect-src 'self' https://cdn.example; object-src 'none'";
  assert.equal(
    withReloadChannel(policy, '127.0.0.1:8091'),
    policy.replace('https://cdn.example', 'https://cdn.example ws://127.0.0.1:8091'),
  );
});

/** @param {object} asked @returns {import('./answers.mjs').Request} */
const request = (asked) => /** @type {never} */ ({ method: 'GET', headers: { accept: 'text/html,*/*' }, ...asked });
const answers = (/** @type {import('./answers.mjs').View} */ view, site = 'http://127.0.0.1:9') =>
  new Answers({
    id: 'mf-golf',
    title: 'Golf',
    site,
    folder: '/~dev/mf-golf/',
    view,
    description: () => remote('mf-golf', '1.1.0-dev'),
  });

/** @param {Answers} from @param {import('./answers.mjs').Request} asked */
async function answered(from, asked) {
  const response = { status: 0, headers: /** @type {Record<string, string>} */ ({}), body: '' };
  await from.to(asked)?.(
    /** @type {never} */ ({
      setHeader: (/** @type {string} */ name, /** @type {string} */ value) => void (response.headers[name] = value),
      writeHead(/** @type {number} */ status, headers = {}) {
        Object.assign(response, { status, headers: { ...response.headers, ...headers } });
        return this;
      },
      end: (body = '') => void (response.body = body),
    }),
  );
  return response;
}

test('pages, the registry and the choice of view are answered here, the rest is the site’s', () => {
  const from = answers('inside');
  for (const url of ['/', '/golf', '/golf/rules?week=3', '/index.html', '/registry.json']) assert.ok(from.to(request({ url })), url);
  for (const url of [
    '/api/v1/utils/home',
    '/remotes/mf-golf/1.0.0/assets/a.js',
    '/assets/shell.js',
    '/sw.js',
    '/~dev/mf-golf/page/badge.js',
  ])
    assert.equal(from.to(request({ url })), null, url);
  assert.equal(from.to(request({ url: '/golf', headers: { accept: '*/*' } })), null);
});

test('alone needs no site, inside says that there is none', async () => {
  const alone = await answered(answers('alone'), request({ url: '/golf' }));
  assert.deepEqual([alone.status, alone.body.includes('/~dev/mf-golf/page/alone.js')], [200, true]);
  const inside = await answered(answers('inside'), request({ url: '/golf' }));
  assert.deepEqual([inside.status, inside.body.includes('There is no site at http://127.0.0.1:9')], [502, true]);
});

test('the view is changed by the page, to one that there is', async () => {
  const from = answers('alone');
  const post = (/** @type {string} */ view) =>
    request({
      url: '/~dev/mf-golf/view',
      method: 'POST',
      async *[Symbol.asyncIterator]() {
        yield JSON.stringify({ view });
      },
    });
  assert.equal((await answered(from, post('released'))).status, 204);
  assert.equal(from.view, 'released');
  assert.equal((await answered(from, post('elsewhere'))).status, 400);
  assert.equal(from.view, 'released');
});

test('the registry is asked for in the player’s name, and holds this remote inside only', async () => {
  const seen = /** @type {(string | undefined)[]} */ ([]);
  const site = createServer(({ headers }, reply) => {
    seen.push(headers.authorization);
    reply.end(JSON.stringify({ payload: JSON.stringify({ remotes: [remote('mf-golf', '1.0.0')] }), signature: 'the site’s' }));
  }).listen(0, '127.0.0.1');
  await once(site, 'listening');
  try {
    const from = answers('inside', `http://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (site.address()).port}`);
    const shown = async () =>
      JSON.parse(JSON.parse((await answered(from, request({ url: '/registry.json', headers: { authorization: 'Basic x' } }))).body).payload)
        .remotes[0];
    assert.deepEqual(await shown(), { id: 'mf-golf', version: '1.1.0-dev', base: '/~dev/mf-golf/' });
    from.view = 'released';
    assert.deepEqual(await shown(), { id: 'mf-golf', version: '1.0.0', base: '/remotes/mf-golf/1.0.0/' });
    assert.deepEqual(seen, ['Basic x', 'Basic x']);
  } finally {
    site.close();
  }
});

for (const [what, shell, sentence] of /** @type {const} */ ([
  ['nothing of a site that fits', { kit: '1.2.0', compatibility: COMPATIBILITY }, null],
  ['of another kit', { kit: '2.0.0', compatibility: COMPATIBILITY }, /has the kit 2\.0\.0, and this remote is written for \^1\.0\.0/],
  ['of another contract number', { kit: '1.2.0', compatibility: 99 }, /speaks the contract number 99/],
  ['nothing of a site that does not say', 'no JSON', null],
])) {
  test(`a developer is told ${what}`, async () => {
    const site = createServer((_, reply) => void reply.end(typeof shell === 'string' ? shell : JSON.stringify(shell))).listen(
      0,
      '127.0.0.1',
    );
    await once(site, 'listening');
    const told = await misfits(`http://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (site.address()).port}`, '^1.0.0');
    site.close();
    assert.equal(told.length, sentence ? 1 : 0);
    if (sentence) assert.match(told[0] ?? '', sentence);
  });
}

test('a developer is told that no site answers', async () => {
  assert.match((await misfits('http://127.0.0.1:9', '^1.0.0')).join(), /No site answers/);
});
