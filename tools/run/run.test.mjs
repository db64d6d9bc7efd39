import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { jestTally, nothing, plus, summary, tapTally } from '../check/tally.mjs';
import { installedWith, lockedPackages } from '../pack/notices.mjs';
import { CommandFailed, run } from './command.mjs';
import { roomsThatRun } from './install.mjs';
import { nodeUnfit } from './node-version.mjs';
import { startPostgres } from './postgres.mjs';
import { findPostgres } from './programs.mjs';
import { whenStale } from './stamp.mjs';

/** @param {(dir: string) => unknown} work */
async function inFolder(work) {
  const dir = mkdtempSync(join(tmpdir(), 'poolhouse-tools-'));
  try {
    await work(dir);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

test('a Node that is too old or untried gets a plain sentence, others none', () => {
  for (const old of ['18.20.0', '20.18.3', '27.0.0']) assert.match(nodeUnfit(old) ?? '', /needs Node 20\.19 to 26/);
  for (const fine of ['20.19.0', '20.20.2', '22.0.0', '24.1.0', '26.10.0']) assert.equal(nodeUnfit(fine), null);
});

test('work is done once, again after a change of content, a lost result or a failure, and not for a new date', () =>
  inFolder(async (dir) => {
    mkdirSync(join(dir, 'src'));
    writeFileSync(join(dir, 'src/a.ts'), 'one');
    let done = 0;
    const build = (fail = false) =>
      whenStale({ name: 'app', inputs: ['src'], results: ['out.js'], at: dir }, async () => {
        done += 1;
        if (fail) throw new Error('broken');
        writeFileSync(join(dir, 'out.js'), '');
      });
    await build();
    await build();
    assert.equal(done, 1);
    utimesSync(join(dir, 'src/a.ts'), 1, 1);
    await build();
    assert.equal(done, 1);
    writeFileSync(join(dir, 'src/a.ts'), 'two');
    await assert.rejects(build(true));
    await build();
    assert.equal(done, 3);
    rmSync(join(dir, 'out.js'));
    await build();
    assert.equal(done, 4);
    writeFileSync(join(dir, 'src/b.ts'), 'new');
    await build();
    assert.equal(done, 5);
  }));

test('what starts the site installs no checkers and no development servers, and few packages with native parts', () => {
  const lock = lockedPackages();
  const rooms = roomsThatRun();
  for (const room of rooms) lock[room] = { ...lock[room], dependencies: { ...lock[room]?.dependencies, ...lock[room]?.devDependencies } };
  const places = [...installedWith(lock, rooms)];
  const names = places.map((place) => place.replace(/^.*node_modules\//, ''));
  assert.ok(names.includes('webpack') && names.includes('fastify') && names.includes('react'), `only ${names.length} packages were found`);
  const checkers =
    /^(jest|ts-jest|eslint|oxlint|oxfmt|knip|typescript-7|playwright-core|@playwright\/test|@changesets\/cli|autocannon|webpack-(cli|dev-server)|react-refresh)$/;
  assert.deepEqual(
    names.filter((name) => checkers.test(name)),
    [],
  );
  // One of each is installed, that of the machine.
  const native = places.filter((place) => lock[place]?.cpu).map((place) => place.replace(/^.*node_modules\/(@[^/]+|[^/]+).*$/, '$1'));
  assert.deepEqual([...new Set(native)].toSorted(), ['@esbuild', '@libsql', '@node-rs', '@swc', 'libsql']);
});

test('a failing command hands over what it said', async () => {
  const failing = run(process.execPath, ['-e', 'console.log("the reason"); process.exit(3)']);
  await assert.rejects(
    failing,
    (trouble) => trouble instanceof CommandFailed && /ended with 3/.test(trouble.message) && trouble.output.includes('the reason'),
  );
});

test('counts of all runs add up to the last line', () =>
  inFolder((dir) => {
    const file = join(dir, 'report.json');
    writeFileSync(
      file,
      JSON.stringify({
        numPassedTests: 5,
        numFailedTests: 1,
        numRuntimeErrorTestSuites: 2,
        numPendingTests: 3,
        numTodoTests: 0,
        testResults: [],
      }),
    );
    const jest = jestTally(file);
    const tap = tapTally('ok 1\n# pass 7\n# fail 0\n# cancelled 1\n# skipped 0\n# todo 0\n');
    assert.equal(summary(plus(jest, tap)), '12 passed, 4 failed, 3 skipped');
    assert.equal(summary({ ...nothing(), passed: 2 }), '2 passed, 0 failed');
  }));

test('a run that left no counts is a failure', () => {
  assert.equal(jestTally('/nowhere/report.json').failed, 1);
  assert.equal(tapTally('Segmentation fault').failed, 1);
});

test(
  'a PostgreSQL of its own starts, answers and leaves nothing',
  { skip: findPostgres() ? false : 'PostgreSQL is not installed' },
  async () => {
    const bin = findPostgres() ?? '';
    const server = await startPostgres(bin);
    try {
      assert.match(server.url, /^postgres:\/\/poolhouse@127\.0\.0\.1:\d+\/postgres$/);
      assert.match(await run(join(bin, 'psql'), [server.url, '-Atc', 'show fsync']), /^off/);
    } finally {
      await server.stop();
    }
    await assert.rejects(run(join(bin, 'psql'), [server.url, '-c', 'select 1']));
  },
);
