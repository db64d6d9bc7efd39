import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { makeRemote } from './make-remote.mjs';

/** As much of a project as a new remote looks at. @param {(root: string, read: (file: string) => string) => Promise<void>} work */
async function inProject(work) {
  const root = mkdtempSync(join(tmpdir(), 'poolhouse-project-'));
  const put = (/** @type {string} */ file, /** @type {unknown} */ content) => {
    mkdirSync(join(root, file, '..'), { recursive: true });
    writeFileSync(join(root, file), `${JSON.stringify(content, null, 2)}\n`);
  };
  try {
    writeFileSync(join(root, 'tsconfig.json'), '{\n  "references": [\n    { "path": "mf-football" },\n    { "path": "tools" }\n  ]\n}\n');
    put('contract/package.json', { version: '1.0.0' });
    put('shared-ui/package.json', { version: '1.4.2', dependencies: { react: '19.3.1', 'react-dom': '19.3.1' } });
    put('mf-football/remote.config.json', { contests: { Football: 'Football' }, routes: [{ path: 'football' }, { path: 'golf' }] });
    await work(root, (file) => readFileSync(join(root, file), 'utf8'));
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

const options = { name: 'bowl-mania', title: "Tom's Bowls", owner: 'Bowl team' };

test('a new remote is named after its contest, states the kit it was made with, and is known to the project', () =>
  inProject(async (root, read) => {
    assert.deepEqual(await makeRemote(root, { ...options, contest: 'Bowl_Mania' }), { id: 'mf-bowl-mania', path: 'bowlmania' });
    const config = JSON.parse(read('mf-bowl-mania/remote.config.json'));
    assert.deepEqual(config, {
      $schema: '../contract/remote.config.schema.json',
      title: "Tom's Bowls",
      owner: 'Bowl team',
      contests: { Bowl_Mania: "Tom's Bowls" },
      routes: [{ path: 'bowlmania', title: "Tom's Bowls" }],
      api: ['utils'],
      kit: '^1.4.2',
    });
    assert.deepEqual(JSON.parse(read('mf-bowl-mania/package.json')).dependencies, {
      '@poolhouse/contract': '^1.0.0',
      '@poolhouse/shared-ui': '^1.4.2',
      react: '19.3.1',
      'react-dom': '19.3.1',
    });
    assert.match(read('mf-bowl-mania/src/Main.page.tsx'), /title=\{"Tom's Bowls"\}/);
    assert.match(read('mf-bowl-mania/src/routes.tsx'), /webpackChunkName: "bowlmania"/);
    assert.deepEqual(JSON.parse(read('tsconfig.json')).references, [{ path: 'mf-football' }, { path: 'mf-bowl-mania' }, { path: 'tools' }]);
  }));

test('a remote without a contest takes its address from its own name, and has a link', () =>
  inProject(async (root, read) => {
    assert.equal((await makeRemote(root, { ...options, name: 'mf-news' })).path, 'news');
    const { contests, link } = JSON.parse(read('mf-news/remote.config.json'));
    assert.deepEqual({ contests, link }, { contests: {}, link: { title: options.title } });
  }));

for (const [what, over, sentence] of /** @type {const} */ ([
  ['a name that is none', { name: '../golf' }, /cannot be the name of a remote/],
  ['a folder that is there', { name: 'football' }, /mf-football is there already/],
  ['a contest of another remote', { contest: 'Football' }, /the contest Football belongs to mf-football/],
  ['an address of another remote', { name: 'golf' }, /the address \/golf belongs to mf-football/],
  ['no title', { title: ' ' }, /title: must be a text/],
  ['a contest without letters', { contest: '123' }, /routes\[0\]\.path/],
])) {
  test(`nothing is made with ${what}`, () =>
    inProject(async (root, read) => {
      const before = read('tsconfig.json');
      await assert.rejects(makeRemote(root, { ...options, ...over }), sentence);
      assert.equal(read('tsconfig.json'), before);
      assert.equal(existsSync(join(root, 'mf-bowl-mania')), false);
    }));
}
