import { randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { median } from './median.mjs';
import { beats } from './proof-beats.mjs';
import { page } from './proof-page.mjs';
import { visit } from './proof-visit.mjs';
import { root } from './site.mjs';

const require = createRequire(import.meta.url);
const dist = (/** @type {string} */ file) => require(join(root, 'server/dist', file));

const SLOTS = 5;
const FEW = 30;
const MANY = 1000;
const ROUNDS = 25;
const SIGNED = 500;
/** A seal an hour, Tuesday to Tuesday. */
const WEEKS = 18;
const SEALS_A_WEEK = 7 * 24;
/** Of the longest log that a season makes: its seals, and all else that is told. */
const LINES = 3500;

/** What a contest's log costs: its seals, receipts and checkpoints, in this process. @returns {Promise<import('./table.mjs').Figure[]>} */
export async function measure() {
  const { sealOf } = dist('contests/proof/seals.js');
  const { contestSecret, extract } = dist('ground/proof/seal.js');
  const sealing = { contestId: 7, extracted: extract(contestSecret(randomBytes(32), 7)) };
  /** @param {number} entries @returns {Promise<number>} ms of CPU */
  const sealed = async (entries) => {
    const round = roundOf(entries);
    /** @type {number[]} */
    const took = [];
    for (let beat = 1; beat <= ROUNDS; beat += 1) took.push(await cpu(() => sealOf(sealing, round, beat)));
    return median(took);
  };
  const { signing, receipt } = await receipts();
  return [
    row(`a seal of ${FEW} entries, CPU`, await sealed(FEW), { unit: 'ms', bound: 2, note: `median of ${ROUNDS}` }),
    row(`a seal of ${MANY.toLocaleString('en-US')} entries, CPU`, await sealed(MANY), {
      unit: 'ms',
      bound: 60,
      note: `median of ${ROUNDS}, in slices`,
    }),
    row('a receipt, CPU that a save takes more', (1000 * signing) / SIGNED, { unit: 'µs', bound: 150, note: `mean of ${SIGNED}` }),
    row('a receipt in the answer of a save', receipt.length + '"receipt":,'.length, { unit: 'B', bound: 400 }),
    ...(await visit(LINES)),
    row(`the file of a season of ${FEW} entries`, (await seasonBytes(sealing)) / 1e6, {
      unit: 'MB',
      bound: 3,
      note: `${WEEKS * SEALS_A_WEEK} seals, all picks opened, before compression`,
    }),
    ...(await beats()),
    ...page(),
  ];
}

/** @returns {Promise<{ signing: number, receipt: string }>} ms of CPU for all that were signed, and one of them */
async function receipts() {
  const { receiptFor } = dist('contests/proof/receipt.js');
  const { newProofSite } = dist('ground/proof/proof-site.js');
  const of = { proof: newProofSite(), logs: { read: async () => ({ size: LINES }) } };
  const saved = { contestId: 7, entry: 11, period: '2026-w03', picks: picksOf(3), at: 1_790_009_000_000 };
  const signing = await cpu(async () => {
    for (let n = 0; n < SIGNED; n += 1) await receiptFor(of, saved);
  });
  return { signing, receipt: JSON.stringify(await receiptFor(of, saved)) };
}

/** All seals of a season, and what is opened with each of its picks. @param {unknown} sealing @returns {Promise<number>} */
async function seasonBytes(sealing) {
  const { sealOf, openingsAt } = dist('contests/proof/seals.js');
  const { sealLine } = dist('contests/proof/log-lines.js');
  const { saltOf } = dist('ground/proof/seal.js');
  const { canonical } = dist('ground/proof/canonical.js');
  const round = roundOf(FEW);
  const now = 1_790_009_000_000;
  const [before, seal] = [await sealOf(sealing, round, 1), await sealOf(sealing, round, 2)];
  const last = { beat: 1, at: 0, leaves: before.leaves };
  const due = { kind: 'lock', events: [500], last: true, at: now };
  const opened = await openingsAt(sealing, { round, last, lock: due, opened: new Map(), now }, seal);
  const { kind, body } = sealLine(round, before, { ...due, kind: 'beat' }, now);
  const line = canonical({ at: now, body, kind, n: LINES }).length + 1;
  const salt = saltOf(/** @type {any} */ (sealing).extracted, 1, '11/2026-w03/1').toString('base64');
  const openings = opened.map((/** @type {any} */ one) => {
    const path = one.path.map((/** @type {Buffer} */ hash) => hash.toString('base64'));
    return JSON.stringify({ opened: { ...one, path, salt } }).length + 1;
  });
  return WEEKS * (SEALS_A_WEEK * line + openings.reduce((/** @type {number} */ sum, /** @type {number} */ size) => sum + size, 0));
}

/** @param {string} what @param {number} value @param {{ unit: string, bound: number, note?: string }} how @returns {import('./table.mjs').Figure} */
const row = (what, value, how) => ({ what, value, way: 'at most', ...how });

/** @param {() => unknown} work @returns {Promise<number>} ms */
async function cpu(work) {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const picksOf = (/** @type {number} */ entry) =>
  Array.from({ length: SLOTS }, (_, n) => ({
    pick: { event: 500 + ((entry + n) % 16), line: '-3.5', locked: true, side: 2 },
    slot: n + 1,
  }));

const roundOf = (/** @type {number} */ entries) => ({
  period: '2026-w03',
  opensAt: 0,
  locks: [{ at: 1, events: [500] }],
  slots: Array.from({ length: entries }, (_, entry) => picksOf(entry).map((one) => ({ ...one, entry: entry + 1, opensAt: 1 }))).flat(),
});
