/** Known answers: RFC 6962's tree of eight leaves, the project's own vector, and trees that are made in another way. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../run/command.mjs';
import { checkLog } from './check.mjs';
import { hashOfPicks, receiptSaid } from './kept.mjs';
import { noteOf, notSignedBy } from './notes.mjs';
import { growthOf, leaf, pathOf, rootOf, saltOf, signerOf } from './testing/signer.mjs';
import { vector, VECTOR } from './testing/vector.mjs';
import { bytesOf, canonical, fromCanonical } from './texts.mjs';
import { isBeginning, isIncluded, leafOf, sha256, Tree } from './tree.mjs';

/** Leaves and roots of certificate-transparency's own tests, in hexadecimal. */
const LEAVES = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657', '606162636465666768696a6b6c6d6e6f'];
const ROOTS = [
  'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
];

test('a tree has the roots of RFC 6962’s reference', () => {
  const tree = new Tree();
  assert.equal(tree.root().toString('hex'), ROOTS[0]);
  for (const [at, hex] of LEAVES.entries()) {
    tree.append(leafOf(Buffer.from(hex, 'hex')));
    assert.equal(tree.root().toString('hex'), ROOTS[at + 1]);
  }
  assert.deepEqual(
    ROOTS.map((_, size) => tree.root(size).toString('hex')),
    ROOTS,
  );
});

test('every proof of small trees holds, and none for another place, size, leaf or root', () => {
  const tree = new Tree();
  const leaves = Array.from({ length: 40 }, (_, at) => leaf(`leaf ${at}`));
  for (const one of leaves) tree.append(one);
  for (let size = 1; size <= leaves.length; size += 1) {
    const some = leaves.slice(0, size);
    const whole = rootOf(some);
    assert.ok(tree.root(size).equals(whole));
    for (const [index, one] of some.entries()) {
      const claim = { leaf: one, index, size, path: pathOf(index, some), root: whole };
      assert.ok(isIncluded(claim));
      for (const other of [
        { index: (index + 1) % (size + 1) },
        { leaf: sha256('x') },
        { root: sha256('x') },
        { path: [...claim.path, whole] },
        { path: claim.path.slice(1) },
      ])
        if (size > 1 || 'leaf' in other || 'root' in other) assert.equal(isIncluded({ ...claim, ...other }), false, `${index} of ${size}`);
    }
    for (let first = 1; first <= size; first += 1) {
      const [old, proof] = [{ size: first, root: tree.root(first) }, growthOf(first, some)];
      assert.ok(isBeginning(old, { size, root: whole }, proof));
      assert.equal(isBeginning({ size: first, root: sha256('x') }, { size, root: whole }, proof), false);
      assert.equal(isBeginning(old, { size, root: sha256('x') }, proof), false);
      if (proof.length > 0) assert.equal(isBeginning(old, { size, root: whole }, proof.slice(1)), false);
    }
  }
});

test('canonical JSON is that of RFC 8785, and nothing else is taken for it', () => {
  // The example of its section 3.2.2, without the control characters of which JSON has only one way.
  assert.equal(
    canonical({ numbers: [333333333.33333329, 1e30, 4.5, 2e-3, 1e-27], string: '€$\u000f\nA\'B"\\"/', literals: [null, true, false] }),
    '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\\u000f\\nA\'B\\"\\\\\\"/"}',
  );
  assert.equal(
    canonical({ '\u20ac': 1, '\r': 2, '\ufb33': 3, 1: 4, '\u{1f600}': 5, '\u0080': 6, ö: 7 }),
    '{"\\r":2,"1":4,"\u0080":6,"ö":7,"\u20ac":1,"\u{1f600}":5,"\ufb33":3}',
  );
  for (const text of [
    '{"b":1,"a":2}',
    '{"a":1,"a":1}',
    '{"a": 1}',
    '{"a":1.0}',
    '{"a":-0}',
    '{"a":1e400}',
    '"\\ud800"',
    '"\\u0041"',
    '',
    'nul',
    `${'['.repeat(99)}${']'.repeat(99)}`,
    '[1] ',
  ])
    assert.equal(fromCanonical(text), undefined, text);
});

test('base64 is read in its one way', () => {
  assert.deepEqual(
    [bytesOf('AAE=')?.length, bytesOf('AAE=', 3), bytesOf('AAE'), bytesOf('AAF=', 2), bytesOf('AA E='), bytesOf(7)],
    [2, null, null, null, null, null],
  );
});

const SHARED = join(root, '../shared/data/proof/vector.json');

test('the vector that every part of the project agrees on', (context) => {
  if (!existsSync(SHARED)) return context.skip(`${SHARED} is not there`);
  const shared = JSON.parse(readFileSync(SHARED, 'utf8'));
  const signer = { origin: shared.inputs.origin, key: Buffer.from(shared.inputs.public_key, 'base64') };
  assert.ok(signerOf(Buffer.from(shared.inputs.key_seed_hex, 'hex')).key.equals(signer.key));
  const roots = /** @type {Record<string, Buffer>} */ ({});
  for (const [beat, { rows, root: sealed }] of Object.entries(shared.beats)) {
    const tree = new Tree();
    for (const row of rows) {
      const hash = leafOf(Buffer.from(row.salt, 'base64'), row.content);
      assert.equal(hash.toString('base64'), row.leaf);
      assert.equal(saltOf(Buffer.from(shared.inputs.secret_hex, 'hex'), Number(beat), row.slot).toString('base64'), row.salt);
      assert.notEqual(fromCanonical(row.content), undefined);
      tree.append(hash);
    }
    roots[beat] = tree.root();
    assert.equal(tree.root().toString('base64'), sealed);
  }
  const log = new Tree();
  for (const { canonical: text, leaf: hash } of shared.lines) {
    assert.equal(leafOf(text).toString('base64'), hash);
    assert.equal(fromCanonical(text).n, log.size);
    log.append(leafOf(text));
  }
  for (const [size, text] of Object.entries(shared.checkpoints)) {
    const note = noteOf(text);
    assert.deepEqual([note?.size, note && notSignedBy(note, signer), note?.root], [Number(size), null, log.root(Number(size))]);
  }
  const hashes = (/** @type {string[]} */ list) => list.map((hash) => Buffer.from(hash, 'base64'));
  for (const [between, proof] of Object.entries(shared.consistency)) {
    const [first = 0, second = 0] = between.split('-').map(Number);
    assert.ok(isBeginning({ size: first, root: log.root(first) }, { size: second, root: log.root(second) }, hashes(proof)));
  }
  for (const [index, path] of Object.entries(shared.inclusion_in_7))
    assert.ok(
      isIncluded({
        leaf: leafOf(shared.lines[Number(index)].canonical),
        index: Number(index),
        size: 7,
        path: hashes(path),
        root: log.root(),
      }),
    );
  for (const { salt, content, index, size, path, beat } of shared.opened_at_lock)
    assert.ok(
      isIncluded({
        leaf: leafOf(Buffer.from(salt, 'base64'), content),
        index,
        size,
        path: hashes(path),
        root: roots[beat] ?? Buffer.alloc(32),
      }),
    );
  const said = receiptSaid(shared.receipt, signer);
  const picks = shared.beats[3].rows
    .filter((/** @type {{ slot: string }} */ { slot }) => slot.startsWith('11/'))
    .map((/** @type {{ content: string }} */ { content }) => JSON.parse(content))
    .map((/** @type {any} */ { pick, slot }) => ({ pick: canonical(pick), slot }));
  assert.equal(said?.picks, hashOfPicks(picks));
});

test('the published vector is what its generator makes, and fits', () => {
  const published = JSON.parse(readFileSync(join(root, VECTOR), 'utf8'));
  assert.deepEqual(published, JSON.parse(JSON.stringify(vector())));
  const [first = '', ...lines] = published.log;
  const note = noteOf(Object.values(published.checkpoints)[1]);
  assert.ok(note);
  const receipts = published.receipts.map((/** @type {any} */ one) => ({ ...one, file: 'receipt.json' }));
  const { report, standings, words } = checkLog(first, lines.values(), { checkpoints: [{ file: 'kept.txt', note }], receipts });
  assert.deepEqual(report.sentences, []);
  assert.match(words, /^Everything fits: 21 lines, 8 seals, \d+ opened picks \(1 set by an administrator\), 1 kept checkpoint, 2 receipts/);
  const wins = (/** @type {{ entry: number, wins?: number }[]} */ rows) =>
    rows.map(({ entry, wins: number }) => [entry, number]).toSorted();
  assert.deepEqual(wins(standings ?? []), wins(published.wins));
  assert.deepEqual(
    published.leaves,
    lines
      .slice(0, Math.max(...Object.keys(published.checkpoints).map(Number)))
      .map((/** @type {string} */ line) => leafOf(line).toString('base64')),
  );
});
