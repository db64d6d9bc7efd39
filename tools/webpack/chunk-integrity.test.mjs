import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fakePage } from './testing/fake-page.mjs';
import { withTinyRemote } from './testing/tiny-remote.mjs';

/** @param {Record<string, unknown>} globals */
const openRules = (globals) =>
  withTinyRemote({}, async ({ read, description }) => {
    const { page, fetched, runEntry, base } = fakePage(read, globals);
    runEntry(description.entry);
    await page.mf_tiny.init({});
    const { default: routes } = (await page.mf_tiny.get('./routes'))();
    assert.equal(routes.length, 2);
    // The screen's React is not on this page; its script is fetched all the same.
    await routes[1].lazy().catch(() => undefined);
    return Object.fromEntries(fetched.slice(1).map(({ src, integrity }) => [src.slice(base.length).replace(/\.\w+\.js$/, ''), integrity]));
  });

test('every script that a remote fetches for itself carries the hash that the shell knows for its address', async () => {
  /** @type {string[]} */
  const asked = [];
  const hashes = await openRules({
    poolhouseIntegrity: (/** @type {string} */ src) => {
      asked.push(src);
      return src.includes('rules') ? 'sha256-of-the-rules' : 'sha256-of-the-routes';
    },
  });
  assert.deepEqual(hashes, { 'assets/routes': 'sha256-of-the-routes', 'assets/tiny-rules': 'sha256-of-the-rules' });
  assert.match(asked[0] ?? '', /^https:\/\/pool\.example\/remotes\/mf-tiny\/1\.2\.3\/assets\/routes\.\w+\.js$/);
});

test('without a shell, or for an address that it does not know, nothing changes', async () => {
  const unchecked = { 'assets/routes': undefined, 'assets/tiny-rules': undefined };
  assert.deepEqual(await openRules({}), unchecked);
  assert.deepEqual(await openRules({ poolhouseIntegrity: () => undefined }), unchecked);
});

test('a script that a chunk asks the browser to preload is checked as well', () =>
  withTinyRemote(
    { files: { 'src/tiny.tsx': "export const more = () => import(/* webpackPreload: true */ './rules');" } },
    ({ read, description }) => {
      assert.equal(read(description.entry).match(/poolhouseIntegrity\?\.\(\w+\.(src|href)\)/g)?.length, 2);
    },
  ));
