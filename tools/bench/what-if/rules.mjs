import { readFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../site.mjs';

/** @typedef {{ what: string, times: number[] }} Timed ms at full speed, a tap each */

/**
 * What supposing takes by itself, in a browser, with pages as the site sends them: each tap supposes other ends of two games that are on.
 * @param {import('playwright-core').Browser} browser @param {{ board: any, season: any, dogs: any }} pages
 * @returns {Promise<{ rules: Timed[], slices: Timed[] }>}
 */
export async function rulesInBrowser(browser, pages) {
  const page = await browser.newPage();
  try {
    await page.goto('about:blank');
    await page.addScriptTag({ content: await bundled() });
    return await page.evaluate((given) => {
      const its = /** @type {any} */ (globalThis).poolhouseWhatIf;
      return { rules: its.timedTaps(its, given), slices: its.timedSlices(its, given) };
    }, pages);
  } finally {
    await page.close();
  }
}

const EXPORTS = {
  'tools/bench/what-if/in-browser.mjs': 'timedTaps, timedSlices',
  'mf-football/src/contest/board.rules.ts': 'boardOf',
  'mf-football/src/whatif/supposed-board.rules.ts': 'supposedBoard, supposedSeason',
  'mf-football/src/chances/week-chances.rules.ts': 'weekChances',
  'mf-football/src/chances/first-place.rules.ts': 'firstPlaces',
  'mf-football/src/chances/matters.rules.ts': 'matters',
  'mf-football/src/season/chances/race.rules.ts': 'raceOf',
  'mf-football/src/season/chances/chances.rules.ts': 'chancesOf, seedOf',
  'mf-underdogs/src/contest/board.rules.ts': 'boardOf as dogsBoardOf',
  'mf-underdogs/src/whatif/supposed-dogs.rules.ts': 'supposedDogs',
  'mf-underdogs/src/season/race.rules.ts': 'raceRows',
};

/** The rules as a browser gets them. @returns {Promise<string>} */
async function bundled() {
  const { build } = await import('esbuild');
  const folder = mkdtempSync(join(tmpdir(), 'poolhouse-what-if-'));
  const outfile = join(folder, 'rules.js');
  try {
    await build({
      stdin: {
        contents: Object.entries(EXPORTS)
          .map(([file, names]) => `export { ${names} } from ${JSON.stringify(join(root, file))};`)
          .join('\n'),
        resolveDir: root,
        loader: 'ts',
      },
      outfile,
      bundle: true,
      minify: true,
      format: 'iife',
      globalName: 'poolhouseWhatIf',
      platform: 'browser',
      jsx: 'automatic',
      define: { 'process.env.NODE_ENV': '"production"' },
      // The kit's pure parts from their sources, as the remote's own build takes them.
      conditions: ['source'],
      loader: { '.woff2': 'empty' },
      logLevel: 'error',
    });
    return readFileSync(outfile, 'utf8');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
