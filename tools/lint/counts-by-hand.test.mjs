import assert from 'node:assert/strict';
import { test } from 'node:test';
import ts from 'typescript';
import { countsByHand } from './counts-by-hand.mjs';

const NAME = 'one.tsx';
const KNOWN = `
declare const n: number, name: string, entries: readonly string[], flag: 0 | 1, of: { readonly picks?: number }, big: bigint | null;
declare const what: 'late' | 'browsers gone', late: 'late', TEAMS: 32, LEAST: 1 | 2, one: string, many: string, loose: any;
declare const plural: (n: number, one: string, many?: string) => string, formatNumber: (n: number, digits?: number) => string;
`;

/** What the rule says of an expression, without its advice. @param {string} code */
function saidOf(code) {
  const file = ts.createSourceFile(NAME, `${KNOWN}export const said = ${code};`, ts.ScriptTarget.ES2022, true);
  const host = ts.createCompilerHost({});
  const options = { strict: true, noLib: true, jsx: ts.JsxEmit.Preserve, types: [] };
  const program = ts.createProgram([NAME], options, { ...host, getSourceFile: (name) => (name === NAME ? file : undefined) });
  return countsByHand(file, program.getTypeChecker()).map(({ line, says }) => {
    assert.equal(line, KNOWN.split('\n').length);
    return says.split(':')[0];
  });
}

/** @type {[code: string, ...said: string[]][]} */
const refused = [
  ['`${n} games`', "'games' after a number that may be 1"],
  ['`there are ${n + 1} entries, all paid`', "'entries' after a number that may be 1"],
  ['`${n} more people`', "'more people' after a number that may be 1"],
  ['`${n} First Four games`', "'First Four games' after a number that may be 1"],
  ['`${of.picks ?? 0} of ${n} picks`', "'picks' after a number that may be 1"],
  ['`${formatNumber(n)} lines`', "'lines' after a number that may be 1"],
  ['`${LEAST} squares`', "'squares' after a number that may be 1"],
  ['`${big} bytes`', "'bytes' after a number that may be 1"],
  ['`${loose} players`', "'players' after a number that may be 1"],
  ['`${n} ${what}`', "'browsers' after a number that may be 1"],
  ['`${n}\u00a0points`', "'points' after a number that may be 1"],
  ['<p>Show all {n} messages</p>', "'messages' after a number that may be 1"],
  ["<p>{n}{' '}messages</p>", "'messages' after a number that may be 1"],
  ['<p><b>{n}</b> messages</p>', "'messages' after a number that may be 1"],
  ["n === 1 ? 'entry' : 'entries'", 'one and many told apart'],
  ["n > 1 ? 'are' : 'is'", 'one and many told apart'],
  ["1 + n !== 1 ? 's' : ''", 'one and many told apart'],
  ["entries.length < 2 ? '' : 's'", 'one and many told apart'],
  ["n === 1 ? 'entry lacks' : 'entries lack'", 'one and many told apart'],
  ["n === 1 ? 'One score was' : `${n} scores were`", "'scores' after a number that may be 1", 'one and many told apart'],
  ['`${n} ${n === 1 ? one : many}`', 'one and many told apart'],
  ['`${formatNumber(n)} ${n === 1 ? one : many}`', 'one and many told apart'],
  ["`${plural(n, 'pick')} are missing`", "'are' outside of its plural()"],
];
for (const [code, ...said] of refused) test(`a count by hand: ${code}`, () => assert.deepEqual(saidOf(code).sort(), said.sort()));

const allowed = [
  "plural(n, 'entry has', 'entries have')",
  "`${plural(n, 'game')} left`",
  // Not a number, or a fixed one.
  '`${name} waits`',
  '`${n} ${late} ${name}`',
  '`${name} games`',
  '`${TEAMS} teams`',
  '`best 9 of 12 rounds`',
  // A number that is a name, a measure, or what is said of no count.
  '`week ${n} stands, and week ${n} counts`',
  '`${formatNumber(n, 2)} wins`',
  '`${n} of your entries`',
  '`${n} with results`',
  '`${n} minus ${n}`',
  '`${n}s`',
  '`${n} ms`',
  '`${n} NFL wins`',
  '`${n} is less than ${n} or as much`',
  '<p>{name} games</p>',
  // Two texts that do not say the same, and switches.
  "n === 1 ? 'Your only pick' : 'All picks'",
  "n === 0 ? '' : 's'",
  "flag === 1 ? 'entry' : 'entries'",
  "flag === 1 ? 'has paid' : 'has not paid'",
  "name === '1' ? 'entry' : 'entries'",
];
for (const code of allowed) test(`no count by hand: ${code}`, () => assert.deepEqual(saidOf(code), []));
