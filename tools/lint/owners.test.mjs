import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../run/command.mjs';

const rules = readFileSync(join(root, '.github/CODEOWNERS'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => /** @type {[string, string]} */ (line.split(/ +/)));

/** A pattern that ends with a slash owns the whole folder, others a name, in which `*` stands for any part of it. @param {string} pattern */
const matcher = (pattern) =>
  new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}${pattern.endsWith('/') ? '' : '(/|$)'}`);

/** Who owns a path by a line of its own; the line for everything counts for none. @param {string} path */
const ownerOf = (path) => rules.slice(1).findLast(([pattern]) => matcher(pattern).test(path))?.[1];

/** @param {string} folder @param {RegExp} of */
const inFolder = (folder, of) =>
  readdirSync(join(root, folder))
    .filter((name) => of.test(name))
    .map((name) => `/${join(folder, name)}`);

/** Remotes with the contests that they name, in the words of folders. */
const remotes = readdirSync(root)
  .filter((name) => existsSync(join(root, name, 'remote.config.json')))
  .map((name) => {
    const { contests = {} } = JSON.parse(readFileSync(join(root, name, 'remote.config.json'), 'utf8'));
    return { name, contests: Object.keys(contests).map((contest) => contest.toLowerCase()) };
  });
const checklists = inFolder('docs/spec-checklist', /^(?!README).*\.md$/);
/** A contest joins with its checklist; before that it is the house's. @param {string} contest */
const joined = (contest) => checklists.includes(`/docs/spec-checklist/${contest}.md`);

test('every line of CODEOWNERS owns something that is there', () => {
  const lost = rules.slice(1).filter(([pattern]) => {
    const parts = pattern.split('/').filter((part) => part !== '');
    const folder = parts.slice(0, -1).join('/');
    return (
      !existsSync(join(root, folder)) ||
      inFolder(folder, /./).every((path) => !matcher(pattern).test(pattern.endsWith('/') ? `${path}/` : path))
    );
  });
  assert.deepEqual(lost, []);
});

test('every checklist and every folder of tests in Chromium has an owner', () => {
  const folders = readdirSync(join(root, 'e2e/tests'), { withFileTypes: true }).filter((one) => one.isDirectory());
  const paths = [...checklists, ...folders.map(({ name }) => `/e2e/tests/${name}/`)];
  assert.deepEqual(
    paths.filter((path) => ownerOf(path) === undefined),
    [],
  );
});

test('a team owns each of its places: remote, server part and contract', () => {
  const wrong = remotes.flatMap(({ name, contests }) => {
    const own = contests.length > 0 ? contests : [name.slice('mf-'.length)];
    const owner = ownerOf(`/${name}/`);
    if (owner === undefined) return own.some(joined) ? [`/${name}/ has no owner`] : [];
    const folders = own
      .map((id) => `server/src/${contests.length > 0 ? 'contests/' : ''}${id}`)
      .filter((folder) => existsSync(join(root, folder)));
    const calls = own.flatMap((id) => inFolder(`contract/src${contests.length > 0 ? '/contests' : ''}`, new RegExp(`^${id}(-.*)?\\.ts$`)));
    const places = [...folders.map((folder) => `/${folder}/`), ...calls];
    return places.flatMap((place) => (ownerOf(place) === owner ? [] : [`${place} is not ${owner}, who owns ${name}`]));
  });
  assert.deepEqual(wrong, []);
});
