import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withTinyRemote } from './testing/tiny-remote.mjs';
import { weightOf } from './weight.mjs';

const slot = { place: 'settings', name: 'tiny', title: 'Tiny', order: 5, for: 'everybody' };
const tools = { place: 'console', name: 'tiny', title: 'Tiny Admin', order: 50, contest: 'Tiny' };
const settings = `import { Button } from '@poolhouse/shared-ui/core'; export default () => <Button>Tiny settings</Button>;`;
const files = { 'src/slots/settings/tiny.tsx': settings, 'src/slots/console/tiny.tsx': 'export default () => <p>tiny console</p>;' };

test('a piece is a module of its own, declared with its scripts and what it draws with', () =>
  withTinyRemote({ config: { slots: [slot, tools] }, files }, ({ description, read }) => {
    const [first, second] = description.slots ?? [];
    assert.deepEqual({ ...first, preload: [] }, { ...slot, preload: [], shared: ['@poolhouse/shared-ui/core', 'react/jsx-runtime'] });
    assert.deepEqual({ ...second, preload: [] }, { ...tools, preload: [], shared: ['react/jsx-runtime'] });
    assert.match(first?.preload.join() ?? '', /^assets\/slot-settings-tiny\.[0-9a-f]{10}\.js$/);
    assert.match(second?.preload.join() ?? '', /^assets\/slot-console-tiny\.[0-9a-f]{10}\.js$/);
    assert.match(read(first?.preload[0] ?? ''), /Tiny settings/);
    // Its scripts are nobody else's, and the screens' none of its own.
    for (const part of [description.preload, ...description.routes.map(({ preload }) => preload)])
      assert.ok(!part.some((file) => file.includes('slot-')), part.join());
    const weighed = weightOf(description, () => 1).scripts.map(({ file }) => file);
    assert.ok([first, second].every((one) => one?.preload.every((file) => weighed.includes(file))));
  }));

for (const [what, remote, sentence] of /** @type {const} */ ([
  ['without its module', { config: { slots: [slot] } }, /slots\[0\]: there is no src\/slots\/settings\/tiny\.tsx/],
  ['that nobody declares', { files }, /slots: src\/slots\/(settings|console)\/tiny stands there, but is not declared/],
  [
    'in a place that is none',
    { config: { slots: [{ ...slot, place: 'moon' }] }, files },
    /slots\[0\]\.place: there is none but console, tools, settings, home/,
  ],
  ['for nobody', { config: { slots: [{ ...slot, for: 'moonmen' }] }, files }, /slots\[0\]\.for: nobody is known but players/],
  ['whose field is misspelt', { config: { slot: [slot] }, files: {} }, /slot: is no field of this file/],
  ['whose module does not build', { config: { slots: [slot] }, files: { 'src/slots/settings/tiny.tsx': "import 'nowhere';" } }, /nowhere/],
]))
  test(`a piece ${what} stops the build`, async () => {
    await assert.rejects(
      withTinyRemote(remote, () => undefined),
      sentence,
    );
  });

test('a remote without pieces declares none', () => withTinyRemote({}, ({ description }) => assert.deepEqual(description.slots, [])));
