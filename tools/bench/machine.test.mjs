import assert from 'node:assert/strict';
import { test } from 'node:test';
import { machine } from './machine.mjs';

test('the machine’s work is told from where it was asked to where it is said', () => {
  const said = machine();
  const until = performance.now() + 700;
  while (performance.now() < until);
  const [, cpu, wall] = /^(\d+) s of CPU in (\d+) s on \d+ cores; load \d+\.\d to \d+\.\d$/.exec(said()) ?? [];
  assert.ok(Number(wall) >= 1, `${wall} s`);
  assert.ok(Number(cpu) >= 1, `${cpu} s of CPU`);
});
