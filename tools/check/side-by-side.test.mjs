import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sideBySide } from './side-by-side.mjs';
import { nothing } from './tally.mjs';

const passed = { ...nothing(), passed: 1 };

/** Checks that note when they begin and end, and end when told. */
function stage() {
  /** @type {string[]} */
  const log = [];
  /** @type {Map<string, (tally: typeof passed) => void>} */
  const ends = new Map();
  const check = (/** @type {string} */ name, /** @type {{ needs?: string[], cores?: number }} */ more = {}) => ({
    name,
    ...more,
    run: (/** @type {number} */ share) => {
      log.push(`${name} on ${share}`);
      return new Promise((/** @type {(tally: typeof passed) => void} */ resolve) => ends.set(name, resolve));
    },
  });
  const end = async (/** @type {string} */ name, tally = passed) => {
    const resolve = ends.get(name);
    assert.ok(resolve, `${name} does not run; so far: ${log.join(', ')}`);
    resolve(tally);
    await new Promise((done) => setImmediate(done));
  };
  return { log, check, end };
}

test('checks run beside each other as far as there are cores, in their order', async () => {
  const { log, check, end } = stage();
  const all = sideBySide([check('types'), check('lint'), check('format'), check('unit', { cores: Infinity })], { cores: 2 });
  assert.deepEqual(log, ['types on 1', 'lint on 1']);
  await end('lint');
  assert.deepEqual(log.slice(2), ['format on 1']);
  await end('types');
  await end('format');
  assert.deepEqual(log.slice(3), ['unit on 2']);
  await end('unit');
  assert.deepEqual(
    (await all).map(({ name }) => name),
    ['lint', 'types', 'format', 'unit'],
  );
});

test('a check waits for what it needs, and others go before it', async () => {
  const { log, check, end } = stage();
  const all = sideBySide([check('types'), check('build', { needs: ['types'] }), check('format')], { cores: 2 });
  assert.deepEqual(log, ['types on 1', 'format on 1']);
  await end('types');
  await end('build');
  await end('format');
  assert.equal((await all).length, 3);
});

test('what needs a check that failed is left out and counts as failed; what threw says so; a need that is not run is none', async () => {
  const { check, end } = stage();
  const broken = { name: 'lint', run: () => Promise.reject(new Error('no such rule')) };
  const all = sideBySide([check('build', { needs: ['absent'] }), check('browser', { needs: ['build'] }), broken], { cores: 1 });
  await end('build', { ...nothing(), failed: 2 });
  const [build, browser, lint] = await all;
  assert.equal(build?.tally.failed, 2);
  assert.deepEqual([browser?.name, browser?.tally.failed, browser?.leftOut], ['browser', 1, 'build failed']);
  assert.match(String(lint?.trouble), /no such rule/);
});

test('checks that wait for each other are told', async () => {
  const { check } = stage();
  const circle = [check('a', { needs: ['b'] }), check('b', { needs: ['a'] })];
  await assert.rejects(sideBySide(circle, { cores: 2 }), /wait for each other: a, b/);
});
