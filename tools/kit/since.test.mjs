import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { remotes } from '../docs/versions.mjs';
import { root } from '../run/command.mjs';
import { reportFile } from './public-face.mjs';
import { namesIn, rangeFor, sinceAfter, sinceFile, sinceReleased, takenBy, takenIn } from './since.mjs';

const kit = join(root, 'shared-ui');
const face = (/** @type {string[]} */ ...lines) =>
  ['# The face', '## @kit/desk', '```ts', ...lines, '```', '## Types behind these', 'class Far {'].join('\n');

test('names of a face that are there at run time are read from it', () => {
  const report = face(
    'interface Options {',
    '    deep?: boolean;',
    '}',
    'type Size = 1;',
    'function Form<T>({',
    '    of,',
    '}): void;',
    'const inner: number // inner as outer',
    "export { default as Button } from '@ui/parts/Button'; // @ui/parts 9.5.0",
    "export { useWatch } from 'forms'; // forms 1.0.0",
    "export type { Field } from 'forms'; // forms 1.0.0",
  );
  assert.deepEqual([...namesIn(report)], ['@kit/desk Form', '@kit/desk outer', '@kit/desk Button', '@kit/desk useWatch']);
});

test('a name that comes is of the next version, then of the one that it is released with, until it goes', () => {
  const [one, two] = [face('const a: 1'), face('const a: 1', 'const b: 2')];
  const came = sinceAfter({}, one, two);
  assert.deepEqual(came, { '@kit/desk b': 'next' });
  assert.deepEqual(sinceAfter(came, two, two), came);
  const released = sinceReleased(came, '1.3.0');
  assert.deepEqual(released, { '@kit/desk b': '1.3.0' });
  assert.deepEqual(sinceReleased(released, '1.4.0'), released);
  assert.deepEqual(sinceAfter(released, two, one), {});
});

test('what an app takes at run time is told from types', () => {
  const source = `import { Form, type FormProps, useWatch as watch } from '@poolhouse/shared-ui/desk';
import type { Game } from '@poolhouse/shared-ui/board';
import {
  token,
} from '@poolhouse/shared-ui';
import { other } from './other';`;
  assert.deepEqual(takenBy(source), ['@poolhouse/shared-ui/desk Form', '@poolhouse/shared-ui/desk useWatch', '@poolhouse/shared-ui token']);
});

test('a range is raised to the version that brought the last of what is taken, and stays where it holds', () => {
  const since = { 'desk old': '1.3.0', 'desk new': '1.10.0', 'desk coming': 'next' };
  assert.equal(rangeFor('^1.2.0', ['desk ever', 'desk coming'], since), '^1.2.0');
  assert.equal(rangeFor('^1.2.0', ['desk new', 'desk old'], since), '^1.10.0');
  assert.equal(rangeFor('~1.9.0', ['desk new'], since), '~1.10.0');
  assert.equal(rangeFor('^1.9.0', ['desk old'], since), '^1.9.0');
  assert.equal(rangeFor('^2.0.0', ['desk new'], since), '^2.0.0');
});

/** @type {import('./since.mjs').Since} */
const since = JSON.parse(readFileSync(sinceFile(kit), 'utf8'));

test('names with a version are names of the kit', () => {
  const names = namesIn(readFileSync(reportFile(kit), 'utf8'));
  assert.deepEqual(
    Object.keys(since).filter((name) => !names.has(name)),
    [],
  );
});

for (const remote of remotes())
  test(`${remote} states a range of kits that have all it takes`, () => {
    const range = JSON.parse(readFileSync(join(root, remote, 'package.json'), 'utf8')).dependencies['@poolhouse/shared-ui'];
    const taken = takenIn(join(root, remote));
    assert.ok(taken.size > 10);
    assert.equal(range, rangeFor(range, taken, since));
  });
