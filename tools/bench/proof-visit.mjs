import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import { root } from './site.mjs';

const require = createRequire(import.meta.url);
const dist = (/** @type {string} */ file) => require(join(root, 'server/dist', file));

const TIMES = 40;
const BATCHES = 5;
const AT = '2030-09-04T12:00:00.000Z';

/** What a browser does at a visit, as it gets it. @param {string} folder @returns {Promise<any>} */
async function witnessIn(folder) {
  const { build } = await import('esbuild');
  const outfile = join(folder, 'witness.mjs');
  await build({
    entryPoints: [join(root, 'shared-ui/src/proof/witness.ts')],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    conditions: ['source'],
    logLevel: 'error',
  });
  return import(pathToFileURL(outfile).href);
}

/** The log as it was seen, and what the site answers of it now. @param {number} lines */
function growth(lines) {
  const { MerkleTree } = dist('ground/proof/merkle.js');
  const { newProofSite, originOf } = dist('ground/proof/proof-site.js');
  const { logNote } = dist('contests/log/log-note.js');
  const site = newProofSite();
  const tree = new MerkleTree(Array.from({ length: lines }, () => randomBytes(32)));
  const sizes = Array.from({ length: lines - 1 }, (_, n) => n + 1);
  const from = sizes.reduce((one, other) => (tree.consistency(other).length > tree.consistency(one).length ? other : one));
  const note = (/** @type {number} */ size) => logNote(site, 7, { size, tree });
  const proof = tree.consistency(from).map((/** @type {Buffer} */ hash) => hash.toString('base64'));
  return {
    kept: { contest: 7, origin: originOf(site, 7), key: site.key.publicKey.toString('base64'), seen: { checkpoint: note(from), at: 0 } },
    answer: { checkpoint: note(lines), at: AT, proof },
  };
}

/** The main thread's time of a check, of each batch, ms. @param {() => Promise<void>} once @returns {Promise<number[]>} */
async function timed(once) {
  for (let n = 0; n < TIMES; n += 1) await once();
  /** @type {number[]} */
  const took = [];
  for (let batch = 0; batch < BATCHES; batch += 1) {
    const before = performance.eventLoopUtilization();
    for (let n = 0; n < TIMES; n += 1) await once();
    took.push(performance.eventLoopUtilization(before).active / TIMES);
  }
  return took;
}

/** What the check of a visit takes of a browser and of the line, in the worst place of a log. @param {number} lines @returns {Promise<import('./table.mjs').Figure[]>} */
export async function visit(lines) {
  const folder = mkdtempSync(join(tmpdir(), 'poolhouse-visit-'));
  try {
    const { look } = await witnessIn(folder);
    const { kept, answer } = growth(lines);
    let moved = 0;
    const keep = { contest: async () => ({ ...kept, asked: 0, since: 0, count: 1, ahead: 0 }), putContest: async () => void (moved += 1) };
    const api = { call: async () => ({ data: answer }) };
    const took = await timed(async () => {
      if ((await look(7, { api, keep, now: Date.parse(AT) })) !== null) throw new Error('a log that only grew was accused');
    });
    if (moved !== (BATCHES + 1) * TIMES) throw new Error('a visit kept nothing');
    const note = `${answer.proof.length} hashes and a signature, in Node; quickest of ${BATCHES} times ${TIMES}, slowest ${Math.max(...took).toFixed(1)} ms`;
    const bytes = Buffer.byteLength(JSON.stringify({ data: answer }));
    return [
      { what: 'the check of a visit, main thread', value: Math.min(...took), unit: 'ms', way: 'at most', bound: 5, note },
      {
        what: 'the check of a visit, on the wire',
        value: bytes / 1000,
        unit: 'kB',
        way: 'at most',
        bound: 1.5,
        note: `the longest of a log of ${lines} lines, before compression`,
      },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
