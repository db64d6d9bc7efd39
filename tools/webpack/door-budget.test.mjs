import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DOOR_KB, doorFault } from './door-budget.mjs';

test('a sign-in page within its budget is built', () => {
  assert.equal(
    doorFault([
      { file: 'shell.js', bytes: DOOR_KB * 1000 - 500 },
      { file: 'door.js', bytes: 500 },
    ]),
    null,
  );
});

test('one beyond it is not, and the heaviest scripts are named first', () => {
  const fault = doorFault([
    { file: 'door.js', bytes: 6000 },
    { file: 'shell.js', bytes: DOOR_KB * 1000 },
  ]);
  assert.match(
    fault ?? '',
    /^The sign-in page weighs \d+\.\d kB brotli, and \d+ kB are allowed;.* shell\.js \d+\.\d kB, door\.js 6\.0 kB$/,
  );
});
