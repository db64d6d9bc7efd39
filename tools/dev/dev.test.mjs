import assert from 'node:assert/strict';
import { createPublicKey, verify } from 'node:crypto';
import { test } from 'node:test';
import { passingKey, withOwn } from './override.mjs';
import { alonePage, insidePage, withReloadChannel } from './pages.mjs';

/** @param {string} id @param {string} version */
const remote = (id, version) => /** @type {import('../../contract/src/remote.ts').RegisteredRemote} */ (/** @type {unknown} */ ({ id, version, base: `/remotes/${id}/${version}/` }));
const note = { remote: 'mf-golf', view: 'inside', views: '/~dev/mf-golf/view', site: 'https://pool.example/?a="b"' };

test('one remote is exchanged, the others stay as and where they are', () => {
  const released = JSON.stringify({ remotes: [remote('mf-football', '1.0.0'), remote('mf-golf', '1.0.0'), remote('mf-wins', '2.0.0')] });
  const { remotes } = JSON.parse(withOwn(released, remote('mf-golf', '1.1.0-dev')));
  assert.deepEqual(remotes.map((/** @type {{ id: string, version: string }} */ { id, version }) => `${id} ${version}`), ['mf-football 1.0.0', 'mf-golf 1.1.0-dev', 'mf-wins 2.0.0']);
});

test('a remote that was never released joins them', () => {
  assert.equal(JSON.parse(withOwn('{"remotes":[]}', remote('mf-golf', '0.1.0-dev'))).remotes[0].id, 'mf-golf');
});

test('what is signed is what a page with the key of this process believes', () => {
  const { publicKey, signed } = passingKey();
  const { payload, signature } = signed('{"remotes":[]} \u{1f3c8}');
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
  const believes = (/** @type {string} */ text) => verify('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64'));
  assert.equal(believes(payload), true);
  assert.equal(believes(`${payload} `), false);
  assert.notEqual(passingKey().publicKey, publicKey);
});

test('the site’s page trusts this key alone, and gets the badge', () => {
  const page = insidePage('<html><head><title>P</title><meta name="registry-key" content="the site’s">\n</head><body></body></html>', { publicKey: 'mine', note, script: '/badge.js' });
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
  assert.equal(withReloadChannel(policy, '127.0.0.1:8091'), policy.replace('https://cdn.example', 'https://cdn.example ws://127.0.0.1:8091'));
});
