import { brotliCompressSync, constants } from 'node:zlib';
import { budgetOf, countedScripts, inKilobytes, weightFaults } from '../run/contract.mjs';

/** @typedef {{ entry: number, total: number, scripts: { file: string, bytes: number }[] }} Weight bytes over the wire; the heaviest script first */

/** @param {Buffer} plain @returns {Buffer} as small as brotli makes it */
export function packed(plain) {
  return brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } });
}

/**
 * What a remote costs a player who opens all its screens in a shell whose shared modules fit.
 * @param {Pick<import('../../contract/src/remote.ts').RemoteDescription, 'entry' | 'files' | 'fallback'>} description
 * @param {(file: string) => number} bytesOf compressed size of a file
 * @returns {Weight}
 */
export function weightOf(description, bytesOf) {
  const scripts = countedScripts(description)
    .map((file) => ({ file, bytes: bytesOf(file) }))
    .sort((a, b) => b.bytes - a.bytes);
  return { entry: bytesOf(description.entry), total: scripts.reduce((sum, { bytes }) => sum + bytes, 0), scripts };
}

const kB = (/** @type {number} */ bytes) => inKilobytes(bytes).replace(' kB', '');

/** @param {import('../../contract/src/remote.ts').RemoteDescription} description @param {Weight} weight */
export function weightLine(description, { entry, total }) {
  const budget = budgetOf(description);
  return `${description.id} ${description.version}: entry ${kB(entry)} of ${budget.entry} kB, all scripts ${kB(total)} of ${budget.total} kB`;
}

/**
 * @param {import('../../contract/src/remote.ts').RemoteDescription} description
 * @param {Weight} weight
 * @returns {string[]} a sentence for each budget that is spent
 */
export function overBudget(description, weight) {
  const heaviest = weight.scripts.slice(0, 5).map(({ file, bytes }) => `${file} ${inKilobytes(bytes)}`);
  return weightFaults(description, weight).map((fault) => `${description.id}: ${fault}. The heaviest: ${heaviest.join(', ')}.`);
}
