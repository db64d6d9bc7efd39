/** Logs of contests that seal nothing, and what becomes of them when the operator writes them anew with the site's own key. */
import { checkLog } from '../check.mjs';
import { testFound } from './found.mjs';
import { fileOf } from './log-file.mjs';
import { canon } from './signer.mjs';

/** @typedef {{ at: number, body: any, kind: string, n: number }} Line */
/** @typedef {{ lines: Line[], random: import('./random.mjs').Random }} Ground `lines` are a copy, to be changed */
/** @typedef {{ contest: number, origin: string, signer: import('./signer.mjs').Signer, lines: Line[] }} Plain */

/** @param {Plain} season @param {Line[]} [lines] numbered anew */
export function checkedLines({ contest, origin, signer, ...season }, lines = season.lines) {
  const texts = lines.map((line, n) => canon({ ...line, n }));
  const [first = '', ...others] = fileOf({ contest, origin, signer, texts, opened: [] });
  return checkLog(first, others.values());
}

/** One line of those, at random; null where there is none. @param {Ground} ground @param {(line: Line) => boolean} which @returns {any} */
export const someLine = ({ lines, random }, which) => {
  const found = lines.filter(which);
  return found.length === 0 ? null : random.of(found);
};

/** @param {Ground} ground @param {number} before the line that it stands before @param {string} kind @param {any} body */
export function putLine({ lines }, before, kind, body) {
  lines.splice(before, 0, { at: lines[before]?.at ?? lines.at(-1)?.at ?? 0, body, kind, n: 0 });
}

/** Where a log says something for the last time. @param {Pick<Ground, 'lines'>} ground @param {string} kind */
export const lastOf = ({ lines }, kind) => lines.findLastIndex((line) => line.kind === kind);

/**
 * Each tampering by itself: found by what else is in the log, since nobody kept anything.
 * @param {readonly Plain[]} seasons @param {Record<string, (ground: Ground) => boolean>} tamperings each answers whether there was something to change
 */
export function testTamperings(seasons, tamperings) {
  for (const [kind, tamper] of Object.entries(tamperings))
    testFound(kind, (random) => {
      const season = random.of(seasons);
      const lines = structuredClone(season.lines);
      return tamper({ lines, random }) ? checkedLines(season, lines).report.sentences : null;
    });
}
