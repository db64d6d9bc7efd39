import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../run/command.mjs';

/** What a seeded generator is made of: a state that is shifted into itself, or the multipliers that everybody takes. */
const GENERATOR = /\^= *\w+ *(?:<<|>>>?) *\d|\* *48_?271\b|1_?664_?525|1_?103_?515_?245|0x6d2b79f5/i;

/** The one of browsers, on which measured chances hang, and the one of servers, on which every demo hangs. */
const ALLOWED = ['shared-ui/src/chances/dice.rules.ts', 'server/src/sport/practice/random.rules.ts'];
/** Draw for benches and for replays, which know nothing of what they check. */
const APART = ['server/src/contests/football/replay/strategies.ts', 'tools/bench/schedule.mjs', 'tools/check-contest/testing/random.mjs'];

test('numbers are drawn by one generator in browsers, and by one in servers', () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
  const found = files.filter((file) => !/\.test\.\w+$/.test(file) && GENERATOR.test(readFileSync(join(root, file), 'utf8')));
  assert.deepEqual(found.sort(), [...ALLOWED, ...APART].sort());
});
