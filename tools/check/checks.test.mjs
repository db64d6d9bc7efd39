import assert from 'node:assert/strict';
import { test } from 'node:test';
import { processesInTurn } from './checks.mjs';

test('each file of tests that start the program has its turn with one of two commits, and all of them have it without a turn', () => {
  const all = processesInTurn({});
  assert.ok(all.length > 20 && all.every((file) => file.endsWith('.process.test.ts')));
  const [even, odd] = ['1314', '1315'].map((turn) => processesInTurn({ POOLHOUSE_TEST_TURN: turn }));
  assert.deepEqual([...(even ?? []), ...(odd ?? [])].sort(), all);
  assert.ok(Math.abs((even?.length ?? 0) - (odd?.length ?? 0)) <= 1);
  assert.deepEqual(processesInTurn({ POOLHOUSE_TEST_TURN: '1316' }), even);
});
