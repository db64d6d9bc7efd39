/** The file of a season, and what becomes of it when somebody who has the key writes it anew. */
import { canon, leaf } from './signer.mjs';

/** @typedef {import('./season.mjs').Season} Season */
/** @typedef {import('./signer.mjs').Signer} Signer */
/** @typedef {{ contest: number, origin: string, signer: Signer, texts: string[], opened: any[], checkpoint?: string, key?: string }} Made */

/** @param {Season} season @returns {Made} */
export const madeOf = (season) =>
  copied({ contest: season.contest, origin: season.origin, signer: season.signer, texts: season.texts(), opened: season.opened });

/** One that may be changed without the other. @param {Made} made @returns {Made} */
export const copied = (made) => ({ ...made, texts: [...made.texts], opened: made.opened.map((row) => ({ ...row, path: [...row.path] })) });

/** Most lines of a season stay as they are, however often it is tampered with. @type {Map<string, Buffer>} */
const leaves = new Map();

/** @param {string} text */
function leafOf(text) {
  const known = leaves.get(text) ?? leaf(text);
  leaves.set(text, known);
  return known;
}

/** A checkpoint of the first lines. @param {Made} made @param {number} [size] @param {Signer} [by] */
export const checkpointOf = ({ origin, signer, texts }, size = texts.length, by = signer) =>
  by.checkpoint(origin, texts.slice(0, size).map(leafOf));

/** The lines of the file; signed anew unless `checkpoint` says another one. @param {Made} made */
export function fileOf(made) {
  const { contest, origin, signer, texts, opened } = made;
  const header = {
    checkpoint: made.checkpoint ?? checkpointOf(made),
    contest,
    key: made.key ?? signer.key.toString('base64'),
    log: 'poolhouse/1',
    origin,
  };
  return [canon(header), ...texts, ...opened.map((row) => canon({ opened: row }))];
}
