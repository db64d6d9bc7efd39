import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { decisionOf, decisions, listFile, listOf } from '../docs/decisions.mjs';
import { filesIn, read } from '../docs/files.mjs';

const found = decisions();
const numbers = new Set(found.map(({ number }) => number));

test('the list of decisions is what the records say; npm run decisions writes it', () => {
  assert.ok(found.length > 30, `only ${found.length} records were read`);
  assert.equal(readFileSync(listFile, 'utf8'), listOf(found));
});

test('a record begins with number, date, status and area, in one way', () => {
  const text = '# 0150 Something was decided\n\nDate: 2026-11-24. Status: accepted. Area: Golf.\n\nBecause.\n';
  assert.equal(decisionOf('0150-something.md', text).area, 'Golf');
  for (const wrong of [
    text.replace('Golf', 'Tennis'),
    text.replace('accepted', 'done'),
    text.replace('0150', '0151'),
    text.replace(/Date.*\n/, ''),
  ])
    assert.throws(() => decisionOf('0150-something.md', wrong), /0150-something\.md/);
});

test('a number stands for one record: none twice, none merged that is there, none superseded by what is not', () => {
  const all = found.flatMap(({ number, taken }) => [number, ...taken]);
  assert.deepEqual(
    all.filter((number, at) => all.indexOf(number) !== at),
    [],
  );
  const after = found.flatMap(({ status }) => /superseded by (\d{4})/.exec(status)?.[1] ?? []);
  assert.deepEqual(
    after.filter((number) => !numbers.has(number)),
    [],
  );
});

/** Numbers of decisions that a text names: after the word, and in pages also by themselves. @param {string} file */
function namedIn(file) {
  const text = read(file);
  const said = [...text.matchAll(/\bdecisions?[/ ]\d{4}\b(?:(?:,| and| to) \d{4}\b)*/g)].flatMap(([words]) => words.match(/\d{4}/g) ?? []);
  const alone = /^docs\/.*\.md$/.test(file) ? [...text.matchAll(/(?<![\d.:/\-\w])0[01]\d\d(?![\d.:\-\w])/g)].map(([number]) => number) : [];
  return [...said, ...alone];
}

test('every decision that a source or a page names is there', () => {
  const files = filesIn('.', /\.(md|ts|tsx|mjs|cjs|js|html)$/).filter(
    (file) => file !== 'docs/decisions/README.md' && file !== 'tools/lint/decisions.test.mjs',
  );
  const merged = new Set(found.flatMap(({ file, taken }) => taken.map((number) => `docs/decisions/${file} ${number}`)));
  const lost = files.flatMap((file) =>
    namedIn(file).flatMap((number) => (numbers.has(number) || merged.has(`${file} ${number}`) ? [] : [`${file} names ${number}`])),
  );
  assert.deepEqual(lost, []);
});

test('every test that a decision names as what holds it is there', () => {
  const tests = filesIn('.', /\.test\.(ts|tsx|mjs)$/).map((file) => `/${file}`);
  const named = found.flatMap(({ file }) =>
    [...read(`docs/decisions/${file}`).matchAll(/`([\w./-]+\.test\.(?:ts|tsx|mjs))`/g)].map(([, name = '']) => ({ file, name })),
  );
  assert.ok(named.length > 50, `only ${named.length} tests were read`);
  assert.deepEqual(
    named.filter(({ name }) => !tests.some((one) => one.endsWith(`/${name}`))),
    [],
  );
});
