/** What the forge runs is what the project has: commands that exist, and every Node that is supported. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { filesIn, read } from '../docs/files.mjs';

const { scripts, engines } = JSON.parse(read('package.json'));
const workflows = filesIn('.github/workflows', /\.yml$/).map((file) => ({ file, text: read(file) }));

test('workflows run npm scripts that are there', () => {
  const runs = workflows.flatMap(({ file, text }) =>
    [...text.matchAll(/\bnpm (?:run )?([a-z][a-z:-]*)/g)].map(([, script = '']) => ({ file, script })),
  );
  assert.ok(runs.length > 5, `only ${runs.length} commands were read`);
  const lost = runs.filter(({ script }) => script !== 'ci' && scripts[script] === undefined);
  assert.deepEqual(lost, []);
});

test('the whole of npm test runs on each Node that is supported, and on each system', () => {
  const { text = '' } = workflows.find(({ file }) => file.endsWith('test.yml')) ?? {};
  const nodes = (/^ +node: \[(.*)\]$/m.exec(text)?.[1] ?? '').split(', ');
  const [, oldest = '', beyond = ''] = /^>=(\d+)\.\d+ <(\d+)$/.exec(engines.node) ?? [];
  assert.deepEqual([nodes[0], Number(nodes.at(-1))], [oldest, Number(beyond) - 1]);
  assert.match(text, /system: \[ubuntu-latest, macos-latest, windows-latest\]/);
  assert.match(text, /- run: npm test$/m);
});

test('a workflow may read, and writes only what it names', () => {
  assert.deepEqual(
    workflows.filter(({ text }) => !/^permissions:\n {2}contents: read$/m.test(text)).map(({ file }) => file),
    [],
  );
});
