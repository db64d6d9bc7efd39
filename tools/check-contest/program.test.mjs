/** The one file, as somebody runs it: what it is made of, what it answers, and files that are no logs. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { closeSync, ftruncateSync, mkdirSync, mkdtempSync, openSync, readdirSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { composed, composedOf } from './compose.mjs';
import { checkpointOf, fileOf, madeOf } from './testing/log-file.mjs';
import { Season } from './testing/season.mjs';
import { growthOf, leaf } from './testing/signer.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'poolhouse-check-'));
after(() => rmSync(folder, { recursive: true, force: true }));

/** @param {string} name @param {string | Buffer} content */
function file(name, content) {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const text = composed();
const program = file('check-contest.mjs', text);
const MB = 2 ** 20;

/** @param {string[]} words */
function run(...words) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--max-old-space-size=300', program, ...words], {
    encoding: 'utf8',
    cwd: folder,
  });
  assert.doesNotMatch(stdout + stderr, /^\s+at |node:internal/m);
  return { status, stdout, stderr, lines: stdout.split('\n').slice(0, -1) };
}

const season = new Season({ seed: 31, entries: 4, weeks: 2, ends: true, quiet: true });
const made = madeOf(season);
const log = file('oak-street.jsonl', `${fileOf(made).join('\n')}\n`);
const kept = file('kept.txt', checkpointOf(made, 12));
const receipts = file('receipts.json', JSON.stringify(season.receipts));

/** As large as it says, without taking the room. @param {string} name @param {number} size @param {string} [begin] */
function large(name, size, begin = '') {
  const path = join(folder, name);
  const one = openSync(path, 'w');
  writeSync(one, begin);
  ftruncateSync(one, size);
  closeSync(one);
  return path;
}

test('it is one file of at most 124 kB, made of every module here but one of types alone, and asks for nothing but Node', () => {
  assert.deepEqual(
    composedOf().toSorted(),
    readdirSync(here)
      .filter((name) => name.endsWith('.mjs') && !/\.test\.mjs$|^compose\.mjs$|^kind\.mjs$/.test(name))
      .map((name) => join(here, name))
      .toSorted(),
  );
  const asked = [...text.matchAll(/^import .* from '([^']+)';$|\bimport\(|\brequire\b/gm)].map(([, from = '']) => from);
  assert.ok(asked.length > 0);
  assert.deepEqual(
    asked.filter((from) => !from.startsWith('node:') || !builtinModules.includes(from.slice('node:'.length))),
    [],
  );
  assert.ok(text.length > 20_000 && Buffer.byteLength(text) <= 124_000, `${Buffer.byteLength(text)} bytes`);
});

test('it can be read: no types, no way of writing that only machines like', () => {
  assert.doesNotMatch(text, /@(param|type|typedef|returns)\b|^export |\.\/[\w-]+\.mjs'/m);
  assert.ok(text.split('\n').every((line) => line.length <= 260));
  assert.ok((text.match(/\/\*\*/g)?.length ?? 0) > 60, 'the comments are gone');
});

test('a log that fits is one line and 0, with whatever was kept', () => {
  const { status, lines, stderr } = run(log, '--checkpoint', kept, kept, '--receipt', receipts);
  assert.deepEqual([status, lines.length, stderr], [0, 1, '']);
  assert.match(lines[0] ?? '', /^Everything fits: \d+ lines, \d+ seals, \d+ opened picks, 2 kept checkpoints, \d+ receipts/);
  assert.equal(run('--receipt', receipts, log).status, 0);
});

test('--standings prints who is where, and nothing else does', () => {
  const { status, lines } = run(log, '--standings');
  assert.equal(status, 0);
  assert.equal(lines.length, 2 + season.entries.size);
  for (const line of lines.slice(2)) assert.match(line, /^ {3}\d {2}\S.* {2}\d+–\d+–\d+$/);
});

test('a log that does not fit is a line for each thing, and 1', () => {
  const [gone, other] = [madeOf(season), madeOf(season)];
  gone.opened.splice(3, 2);
  const twice = run(file('gone.jsonl', fileOf(gone).join('\n')));
  assert.deepEqual([twice.status, twice.lines.length], [1, 2]);
  other.texts.push(other.texts.at(-1) ?? '');
  assert.equal(run(file('other.jsonl', fileOf(other).join('\n')), '--checkpoint', kept).status, 1);
});

test('evidence is a log’s stead, or brings its checkpoints and receipts to one', () => {
  const leaves = made.texts.map((line) => leaf(line));
  const evidence = {
    origin: made.origin,
    key: made.signer.key.toString('base64'),
    seen: { checkpoint: checkpointOf(made, 9), at: 1_790_000_000_000 },
    shown: { checkpoint: checkpointOf(made), at: 1_790_000_000_000 },
    proof: growthOf(9, leaves).map((hash) => hash.toString('base64')),
    receipts: season.receipts.slice(-2),
    opened: [],
  };
  for (const space of [0, 2]) {
    const path = file('evidence.json', JSON.stringify(evidence, null, space));
    assert.match(run(path).lines.join(), /^Everything in this evidence fits/);
    assert.match(run(log, '--checkpoint', path, '--receipt', path).lines.join(), /2 kept checkpoints, 2 receipts/);
  }
  assert.equal(run(file('other.json', JSON.stringify({ ...evidence, proof: [] }))).status, 1);
});

test('a checkpoint from a mail may have Windows’ ends of lines and space around it', () => {
  assert.equal(run(log, '--checkpoint', file('mail.txt', `\r\n${checkpointOf(made, 7).replaceAll('\n', '\r\n')}\r\n\r\n`)).status, 0);
});

test('whoever does not say it right is told how, and gets 2', () => {
  for (const words of [
    [],
    ['--checkpoint', kept],
    [log, '--receipt'],
    [log, '--receipt', '--checkpoint', kept],
    [log, '--nonsense'],
    [log, '-x'],
    [log, log],
  ]) {
    const { status, stdout, stderr } = run(...words);
    assert.deepEqual([status, stdout], [2, ''], words.join(' '));
    assert.match(stderr, /^[^\n]+ Say: node check-contest\.mjs LOG [^\n]+\n$/);
  }
  const { status, stdout } = run('--help');
  assert.equal(status, 0);
  assert.match(stdout, /^node check-contest\.mjs LOG/);
});

test('files that are no logs are a sentence each, and 1: foreign, binary, cut, enormous, or not there at all', () => {
  mkdirSync(join(folder, 'folder'));
  const whole = fileOf(made).join('\n');
  /** @type {[string, RegExp][]} */
  const files = [
    [join(folder, 'nowhere.jsonl'), /is not there\.$/],
    [join(folder, 'folder'), /is a folder\.$/],
    [file('empty.jsonl', ''), /no file of a contest's log/],
    [file('foreign.json', '{"rows":[1,2,3]}'), /no file of a contest's log/],
    [file('null.json', 'null'), /no file of a contest's log/],
    [file('words.txt', 'Dear player,\nhere is your log.\n'), /no file of a contest's log/],
    [file('binary.jsonl', Buffer.from([0xff, 0xfe, 0, 1, 2, 10, 200])), /^Line 1 of .* is no text/],
    [file('late-binary.jsonl', Buffer.concat([Buffer.from(`${whole}\n`), Buffer.from([0xc3, 0x28])])), /is no text/],
    [
      file('header.jsonl', '{"checkpoint":7,"contest":7,"key":"","log":"poolhouse/1","origin":"x"}'),
      /first line of this log has no checkpoint/,
    ],
    [file('nested.jsonl', `${'['.repeat(200_000)}`), /no file of a contest's log/],
    [large('huge.jsonl', 500 * MB), /has more than 256 MB/],
    [large('long.jsonl', 100 * MB), /^Line 1 of .* has more than 16 MB/],
    [large('later-long.jsonl', 100 * MB, `${whole}\n`), /^Line \d+ of .* has more than 16 MB/],
    [file('many.jsonl', `${whole}\n${'{}\n'.repeat(1_000_000)}`), /More than 1,000 lines of this file are none of a log/],
    [file('blank.jsonl', `${whole}${'\n'.repeat(1_000_000)}`), /has more than 300,000 lines/],
  ];
  for (const [path, words] of files) {
    const { status, lines, stderr } = run(path);
    assert.deepEqual([status, lines.length, stderr], [1, 1, ''], path);
    assert.match(lines[0] ?? '', words);
  }
});

test('a log that was cut anywhere in its file does not fit, and says so in sentences', () => {
  const whole = Buffer.from(fileOf(made).join('\n'));
  for (const part of [0.2, 0.5, 0.8, 0.97]) {
    const { status, lines } = run(file('cut.jsonl', whole.subarray(0, Math.floor(whole.length * part))));
    assert.equal(status, 1);
    for (const line of lines) assert.match(line, /^[A-Z].*\.$/);
  }
});

test('nonsense in every part of a log is told, not fallen over', () => {
  const bodies = [
    'null',
    '[]',
    '7',
    '{}',
    '{"__proto__":1}',
    '{"beat":-1}',
    '{"entry":"1"}',
    '{"events":[{}]}',
    `{"line":"${'9'.repeat(2000)}"}`,
  ];
  const kinds = ['began', 'beat', 'lock', 'entry.added', 'override', 'result', 'restored', 'constructor', 'toString'];
  const lines = kinds.flatMap((kind) => bodies.map((body) => `{"at":1,"body":${body},"kind":"${kind}","n":0}`));
  const opened = bodies.map((body) => `{"opened":${body}}`);
  const { status } = run(file('nonsense.jsonl', [...fileOf(made), ...lines, ...opened].join('\n')));
  assert.equal(status, 1);
});

test('what was kept and cannot be read is one thing that does not fit, beside all else', () => {
  const [foreign, big] = [file('foreign.json', '{"a":1}'), large('big.txt', 3 * MB)];
  const { status, lines } = run(log, '--checkpoint', foreign, join(folder, 'nowhere'), big, '--receipt', kept, foreign);
  assert.deepEqual([status, lines.length], [1, 5]);
  for (const [at, words] of [/is no checkpoint/, /is not there/, /more than 1 MB/, /holds no receipts/, /holds no receipts/].entries())
    assert.match(lines[at] ?? '', words);
});
