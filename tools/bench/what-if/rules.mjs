import { readFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../site.mjs';

const WARM = 15;
const TIMES = 40;

/**
 * What supposing takes by itself, in a browser, with pages as the site sends them: each tap supposes another end of a game that is not over.
 * @param {import('playwright-core').Browser} browser @param {{ board: any, season: any, dogs: any }} pages
 * @returns {Promise<{ rules: import('../what-if.mjs').Timed[], slices: import('../what-if.mjs').Timed[] }>}
 */
export async function rulesInBrowser(browser, pages) {
  const page = await browser.newPage();
  try {
    // A page of the site's own kind of origin has clocks that are fine enough.
    await page.goto('about:blank');
    await page.addScriptTag({ content: await bundled() });
    return await page.evaluate(timed, { pages, warm: WARM, times: TIMES });
  } finally {
    await page.close();
  }
}

/**
 * Runs in the browser.
 * @param {{ pages: { board: any, season: any, dogs: any }, warm: number, times: number }} given
 */
function timed({ pages: { board, season, dogs }, warm, times }) {
  const its = /** @type {any} */ (globalThis).poolhouseWhatIf;
  const open = (/** @type {any} */ { scores }) =>
    scores.data.filter((/** @type {any} */ { state, Spread2 }) => (state === 'scheduled' || state === 'in_progress') && Spread2 !== null);
  /** Addresses of two games each, as somebody taps on. @param {any} page @returns {string[]} */
  const addresses = (page) => {
    const games = open(page);
    return games.map((/** @type {any} */ game, /** @type {number} */ n) => `${game.Abbrev1}.${games[(n + 1) % games.length].Abbrev2}`);
  };
  /** @template T @param {string} what @param {any} page @param {(text: string) => T} act @param {(said: T) => boolean} right */
  const taps = (what, page, act, right) => {
    const texts = addresses(page);
    const found = [];
    for (let n = 0; n < warm + times; n += 1) {
      const began = performance.now();
      const said = act(texts[n % texts.length] ?? '');
      const took = performance.now() - began;
      if (!right(said)) throw new Error(`nothing was supposed of ${what}`);
      if (n >= warm) found.push(took);
    }
    return { what, times: found };
  };
  /** The longest step of each time. @param {string} what @param {(n: number) => Generator<unknown, unknown>} begin */
  const steps = (what, begin) => {
    const found = [];
    for (let n = 0; n < warm / 5 + times / 4; n += 1) {
      const all = begin(n);
      let [longest, done] = [0, false];
      while (!done) {
        const began = performance.now();
        done = all.next().done === true;
        longest = Math.max(longest, performance.now() - began);
      }
      if (n >= warm / 5) found.push(longest);
    }
    return { what, times: found };
  };
  const now = its.boardOf(board, 5);
  const dogsNow = its.dogsBoardOf(dogs, dogs.config.data[0]);
  const texts = addresses(board);
  const then = (/** @type {number} */ n) => its.supposedBoard(board, now, texts[n % texts.length]);
  return {
    rules: [
      taps(
        'football’s board and of `/live`',
        board,
        (text) => its.supposedBoard(board, now, text),
        (said) => said.supposed.length > 0,
      ),
      taps(
        'football’s season page',
        board,
        (text) => [its.supposedBoard(board, now, text), its.supposedSeason(board, text, season)],
        ([said, of]) => said.supposed.length > 0 && Object.keys(of.marks).length > 0,
      ),
      taps(
        'Underdogs’ board',
        dogs,
        (text) => its.supposedDogs(dogs, text),
        (said) => said.supposed.length > 0 || said.dropped.length > 0,
      ),
      taps(
        'Underdogs’ season page',
        dogs,
        (text) => {
          const said = its.supposedDogs(dogs, text);
          its.raceRows(dogsNow.users, said.picks);
          return said;
        },
        (said) => said.supposed.length > 0 || said.dropped.length > 0,
      ),
    ],
    slices: [
      steps('a perfect week on football’s board', (n) => its.weekChances(then(n).board, false)),
      steps('first place on football’s board', (n) => its.firstPlaces(then(n).board, false)),
      steps('the chances of football’s season page', (n) => {
        const of = its.supposedSeason(board, texts[n % texts.length], season);
        const race = its.raceOf({ config: season.config, outlook: { data: of.outlook } }, of.left);
        return its.chancesOf(race, its.seedOf(JSON.stringify(race)));
      }),
      steps('the game that matters most on `/live`', () => its.matters(now)),
    ],
  };
}

const EXPORTS = {
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
