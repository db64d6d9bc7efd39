/**
 * A new contest adds a line to files that everything hangs on: the two lists of contests, the references of tsconfig.json, its link in the
 * lock file. Where that is all that has changed in one of them, the change is that contest's.
 */

/** @typedef {{ before: string, after: string }} Change a file's text at the base and now */

/** How such a file looks without what plugs a contest in, by the contest's name and its remote's folder. */
const WITHOUT = /** @type {Record<string, (text: string, contest: string, remote: string) => string>} */ ({
  'contract/src/contests/index.ts': withoutContest,
  'server/src/contests/index.ts': withoutContest,
  'tsconfig.json': (text, _contest, remote) => text.replace(new RegExp(`\\{\\s*"path":\\s*"(\\./)?${remote}"\\s*\\}`), ''),
  'package-lock.json': withoutLink,
});

/** Files in which a contest is plugged in, relative to the root. */
export const PLUGGED = Object.keys(WITHOUT);

/**
 * The contests of the remote that a changed file plugs in; undefined where it changes anything else.
 * @param {string} file one of PLUGGED
 * @param {Change} change
 * @param {Record<string, string[]>} owned contests of each remote
 * @returns {string[] | undefined}
 */
export function pluggedIn(file, { before, after }, owned) {
  const without = WITHOUT[file];
  if (!without) return undefined;
  return Object.entries(owned).find(([remote, contests]) =>
    contests.some((contest) => bare(without(after, contest, remote)) === bare(before)),
  )?.[1];
}

/** Lists are compared without what a formatter changes. @param {string} text */
const bare = (text) => text.replaceAll(/[\s,]/g, '');

/** @param {string} text @param {string} contest */
function withoutContest(text, contest) {
  const line = new RegExp(`^(import|export) .* from '\\./${contest}[/'.-].*$`, 'gm');
  return text.replaceAll(line, '').replaceAll(new RegExp(`,\\s*${contest}\\b`, 'g'), '');
}

/** @param {string} text @param {string} _contest @param {string} remote */
function withoutLink(text, _contest, remote) {
  /** @type {{ packages: Record<string, { link?: boolean, resolved?: string }> }} */
  const lock = JSON.parse(text);
  const { packages, ...rest } = lock;
  const others = Object.entries(packages).filter(([at, { link, resolved }]) => at !== remote && !(link && resolved === remote));
  return JSON.stringify({ ...rest, packages: Object.fromEntries(others) }, null, 2);
}
