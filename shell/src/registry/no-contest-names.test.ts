import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Account settings are the shell's by the specification, and name what they set. */
const mayName = /(^|\/)(settings|testing)\/|\.test\.tsx?$/;
const source = join(__dirname, '..');
const contest = /football|underdogs|\bgolf|bbsquares|bbauction|bowl.?mania/i;

const codeOf = (file: string) => readFileSync(join(source, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');

test('the shell names no contest: a new one needs no change in it', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file) && !mayName.test(file));
  expect(files.length).toBeGreaterThan(60);
  expect(files.filter((file) => contest.test(codeOf(file)))).toEqual([]);
});
