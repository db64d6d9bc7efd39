import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { median } from './median.mjs';
import { root } from './site.mjs';

const TIMES = 9;

/**
 * How long win chances take as the browser counts them, with the board's own page.
 * @param {any} page @param {number} entries that it has
 * @returns {Promise<import('./table.mjs').Figure>}
 */
export async function chances(page, entries) {
  const folder = mkdtempSync(join(tmpdir(), 'poolhouse-chances-'));
  try {
    const { chancesOf, raceOf } = await rulesIn(folder);
    const race = raceOf(page);
    /** @type {number[]} */
    const took = [];
    for (let n = 0; n < TIMES; n += 1) {
      const began = performance.now();
      const steps = chancesOf(race, [9, 7, 5, 4, 3, 2]);
      let step = steps.next();
      while (!step.done) step = steps.next();
      took.push(performance.now() - began);
      const sum = step.value.entries.reduce((/** @type {number} */ all, /** @type {any} */ one) => all + one.win, 0);
      if (Math.abs(sum - 1) > 1e-6) throw new Error('the chances do not add up to one');
    }
    return {
      what: `golf win chances of ${entries} entries, cut and leverage included`,
      value: median(took),
      unit: 'ms',
      way: 'at most',
      bound: 1000,
      note: `2,000 times the rest of round 2 and rounds 3 and 4, off every request; median of ${TIMES}, slowest ${Math.max(...took).toFixed(0)} ms`,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The rules as a browser gets them. @param {string} folder @returns {Promise<any>} */
async function rulesIn(folder) {
  const { build } = await import('esbuild');
  const outfile = join(folder, 'chances.mjs');
  const from = (/** @type {string} */ name) => JSON.stringify(join(root, 'mf-golf/src/chances', name));
  const contents = `export { chancesOf } from ${from('chances.rules.ts')}; export { raceOf } from ${from('race.rules.ts')};`;
  await build({
    stdin: { contents, resolveDir: root, loader: 'ts' },
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    // The kit's pure parts from their sources, as the remote's own build takes them.
    conditions: ['source'],
    loader: { '.woff2': 'empty' },
    logLevel: 'error',
  });
  return import(pathToFileURL(outfile).href);
}
