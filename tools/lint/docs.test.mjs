/** What the pages for readers say of the project, held against the project. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { filesIn, read } from '../docs/files.mjs';
import { root } from '../run/command.mjs';

const folders = readdirSync(root, { withFileTypes: true })
  .filter((one) => one.isDirectory() && existsSync(join(root, one.name, 'package.json')))
  .map(({ name }) => name);
const pages = [...readdirSync(root).filter((name) => name.endsWith('.md')), ...filesIn('docs', /\.md$/), ...filesIn('.github', /\.md$/)];

/** The anchor that a forge gives to a heading. @param {string} heading */
const anchorOf = (heading) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w\- ]/g, '')
    .trim()
    .replaceAll(' ', '-');

/** Why a link of a page leads nowhere; null where it leads somewhere. @param {string} page @param {string} link */
function lost(page, link) {
  const [path = '', anchor] = link.split('#');
  const file = path === '' ? page : join(dirname(page), path);
  if (!existsSync(join(root, file))) return `${page}: ${link}`;
  if (!anchor || statSync(join(root, file)).isDirectory()) return null;
  const headings = [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));
  return headings.includes(anchor) ? null : `${page}: ${link}`;
}

test('every link from one page to another leads to a file and a heading that are there', () => {
  const links = pages.flatMap((page) =>
    [...read(page).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => ({ page, link })).filter(({ link }) => !/^[a-z]+:/.test(link)),
  );
  assert.ok(links.length > 100, `only ${links.length} links were read`);
  assert.deepEqual(
    links.map(({ page, link }) => lost(page, link)).filter((one) => one !== null),
    [],
  );
});

/** What a build makes, and the contest that shipping-a-contest.md makes up. */
const NOT_HERE = /\/dist\/|survivor/;

test('every source that a page names by its path is there', () => {
  const sources = filesIn('.', /\.(ts|tsx|mjs|cjs|js|json|md|yml)$/).map((file) => `/${file}`);
  const named = pages
    .filter((page) => page !== 'CHANGELOG.md')
    .flatMap((page) => {
      const text = read(page).replaceAll(/```[^]*?```/g, '');
      const paths = text.matchAll(
        /`([A-Za-z][\w-]*(?:\/[\w.-]+)+\.(?:ts|tsx|mjs|cjs|js)|(?:server|shared-ui|shell|tools|contract|e2e|docs|deploy)\/[\w./-]*)`/g,
      );
      return [...paths].map(([, path = '']) => ({ page, path }));
    });
  assert.ok(named.length > 100, `only ${named.length} paths were read`);
  const lostPaths = named.filter(
    ({ path }) => !NOT_HERE.test(path) && !existsSync(join(root, path)) && !sources.some((file) => file.endsWith(`/${path}`)),
  );
  assert.deepEqual(lostPaths, []);
});

test('the front page stays one: at most 90 lines, with three pictures', () => {
  const text = read('README.md');
  assert.ok(text.split('\n').length <= 90, 'README.md has more than 90 lines');
  assert.equal(text.match(/!\[/g)?.length, 3);
});

test('docs/commands.md has every npm script, and none that is not there', () => {
  const text = read('docs/commands.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .join('\n');
  const scripts = (/** @type {string} */ folder) => Object.keys(JSON.parse(read(join(folder, 'package.json'))).scripts ?? {});
  const named = [...text.matchAll(/`npm (?:run )?([a-z:-]+)[^`]*`/g)].map(([whole, script = '']) => ({
    script,
    remote: whole.includes(' -w '),
  }));
  const remotes = [...new Set(folders.filter((name) => name.startsWith('mf-')).flatMap(scripts))];
  const sorted = (/** @type {string[]} */ list) => [...new Set(list)].toSorted();
  assert.deepEqual(sorted(named.filter(({ remote }) => !remote).map(({ script }) => script)), sorted(scripts('.')));
  assert.deepEqual(sorted(named.filter(({ remote }) => remote).map(({ script }) => script)), sorted(remotes));
});

/** Variables that one part of a command or test sets for another, or that the system has; nobody sets them by hand. */
const HANDED_ON =
  /^(PATH|HOME|XDG_CONFIG_HOME|INIT_CWD|TZ|NODE_ENV|E2E_.*|BENCH_PATHS|BENCH_PROBE|POOLHOUSE_(TOGETHER|PROGRESS|TEST_RUN|TEST_CLOCK_SHIFT|LINT_COMPILER))$/;

test('docs/variables.md has every variable that commands, builds and tests read', () => {
  const [, site = '', others = ''] = read('docs/variables.md').split(/^## .*$/m);
  const rows = (/** @type {string} */ text) =>
    text
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .map((line) => line.split(' | ')[0] ?? '');
  const namesIn = (/** @type {string} */ text) => rows(text).flatMap((cell) => cell.match(/[A-Z][A-Z_]+/g) ?? []);
  const sources = [...folders.flatMap((folder) => filesIn(folder, /\.(ts|tsx|mjs|cjs)$/)), 'jest.config.cjs', 'eslint.config.mjs'];
  const reads = sources.flatMap((file) =>
    [...read(file).matchAll(/\b(?:process\.env|call\.env|env)(?:\.|\[')([A-Z][A-Z_]+)\b/g)].map(([, name = '']) => name),
  );
  const wanted = [...new Set(reads)].filter((name) => !HANDED_ON.test(name));
  const known = new Set([...namesIn(site), ...namesIn(others)]);
  assert.deepEqual(
    wanted.filter((name) => !known.has(name)),
    [],
  );
  assert.deepEqual(
    namesIn(others).filter((name) => !wanted.includes(name)),
    [],
  );
});

/** A contest that was made and has not joined yet, with a checklist of its own. @param {string} folder */
function isNew(folder) {
  if (!existsSync(join(root, folder, 'remote.config.json'))) return false;
  const contests = Object.keys(JSON.parse(read(join(folder, 'remote.config.json'))).contests ?? {});
  return contests.length > 0 && !contests.some((name) => existsSync(join(root, `docs/spec-checklist/${name.toLowerCase()}.md`)));
}

test('the rooms of docs/architecture.md are those of the tree, each once', () => {
  const [, table = ''] = /^## Rooms and walls\n([^]*?)^`npm run lint`/m.exec(read('docs/architecture.md')) ?? [];
  const named = table
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => [...(line.split(' | ')[0] ?? '').matchAll(/`([\w-]+)\/`/g)].map(([, name]) => name));
  assert.deepEqual(named.toSorted(), folders.filter((folder) => named.includes(folder) || !isNew(folder)).toSorted());
});
