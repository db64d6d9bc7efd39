import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './site.mjs';

const ASSETS = join(root, 'shell/dist/assets');

/** What one of the shell's scripts weighs, brotli, kB. @param {string} name of its chunk */
function weight(name) {
  const files = readdirSync(ASSETS).filter((file) => new RegExp(`^${name}\\.[0-9a-f]+\\.js\\.br$`).test(file));
  if (files.length !== 1) throw new Error(`The shell has ${files.length} scripts that are called ${name}.`);
  return statSync(join(ASSETS, files[0] ?? '')).size / 1000;
}

/** The code of `/check`, beside what the site has loaded. @returns {import('./table.mjs').Figure[]} */
export function page() {
  if (!existsSync(ASSETS)) throw new Error('The shell is not built: npm run build');
  const [others, sealed, panels, words, broken] = ['check-others', 'check-sealed', 'check-panels', 'check-words', 'check-broken'].map(
    weight,
  );
  const kB = (/** @type {number | undefined} */ of) => `${(of ?? 0).toFixed(1)} kB`;
  return [
    {
      what: 'the code of /check, brotli',
      value: weight('check'),
      unit: 'kB',
      way: 'at most',
      bound: 12,
      note: `what it opens with; later ${kB(others)} for the way to other contests, ${kB(panels)} for the panels below the verdict, ${kB(words)} of words to compare; ${kB(sealed)} where something is sealed, ${kB(broken)} where something does not fit`,
    },
  ];
}
