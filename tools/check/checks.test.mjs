import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { isLong, together } from '../jest/together.cjs';
import { root } from '../run/command.mjs';
import { pathsIn } from '../run/files.cjs';
import { browserInTurn, processesInTurn } from './checks.mjs';

/** Of four commits. */
const TURNS = ['1314', '1315', '1316', '1317'];

/** Holds that every one of `all` has its turn in two of four commits, and without a turn. @param {(turn?: string) => string[]} taken */
function hasItsTurn(taken) {
  const all = taken().sort();
  assert.ok(all.length > 20);
  const each = TURNS.map((turn) => taken(turn));
  assert.deepEqual(each.flat().sort(), [...all, ...all].sort());
  assert.ok(each.every((files) => Math.abs(files.length - all.length / 2) < 1));
  assert.deepEqual(each[0], taken('1318'));
  return all;
}

test('each file of tests that start the program has its turn in two of four commits', () => {
  const all = hasItsTurn((turn) => processesInTurn({ POOLHOUSE_TEST_TURN: turn }));
  assert.ok(all.every((file) => file.endsWith('.process.test.ts')));
});

test('so has each file of tests of the whole product, beside those few that are in each run', () => {
  const each = TURNS.map((turn) => browserInTurn({ POOLHOUSE_TEST_TURN: turn }));
  const always = browserInTurn({}).filter((file) => each.every((files) => files.includes(file)));
  hasItsTurn((turn) => browserInTurn({ POOLHOUSE_TEST_TURN: turn }).filter((file) => !always.includes(file)));
  assert.deepEqual(always.map((file) => file.replace('e2e/tests/', '').replace('.test.ts', '')).sort(), [
    ...['football/picks', 'home', 'journeys', 'screens', 'second-try', 'sign-in'],
  ]);
});

/** In a folder of its own: what runs beside this reads the others. */
const some = { name: 'by-turns', files: pathsIn(join(root, 'server/src')).map((file) => `server/src/${file}`) };

/** Files of the server's tests in a run, also those that are several in one. @param {string} [turn] */
const taken = (turn) =>
  together(root, 'server', { not: /\.process\.test\.ts$/, some, turn }).flatMap((file) =>
    file.startsWith(join(root, '.cache'))
      ? [...readFileSync(file, 'utf8').matchAll(/require\("([^"]+\.test\.ts)"\)/g)].map(([, name]) => String(name))
      : [file],
  );

/** @param {string} [turn] */
const others = (turn) =>
  taken(turn)
    .filter((file) => !isLong(file))
    .sort();

test('so has each walk through whole seasons, and every other file is in each run', () => {
  hasItsTurn((turn) => taken(turn).filter(isLong));
  for (const turn of TURNS) assert.deepEqual(others(turn), others());
});
