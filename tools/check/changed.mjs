import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandFailed, root, run } from '../run/command.mjs';
import { affected, remotes } from './affected.mjs';
import { browser, building, format, lint, toolTests, types, unitOf } from './checks.mjs';
import { PLUGGED, pluggedIn } from './plugged.mjs';

const git = async (/** @type {string[]} */ ...words) => (await run('git', words)).trim();
const lines = (/** @type {string} */ text) => text.split('\n').filter(Boolean);

/**
 * Files that differ from where this branch left `base`, changes that are not committed included.
 * @param {string | undefined} base origin/main or main unless told
 * @returns {Promise<{ since: string, commit: string, files: string[] }>} throws with a sentence when there is no such revision
 */
export async function changedFiles(base) {
  const exists = async (/** @type {string} */ name) =>
    git('rev-parse', '--verify', '--quiet', `${name}^{commit}`).then(Boolean, () => false);
  const candidates = base ? [base] : ['origin/main', 'main'];
  const found = await candidates.reduce(
    async (/** @type {Promise<string | undefined>} */ before, name) => (await before) ?? ((await exists(name)) ? name : undefined),
    Promise.resolve(undefined),
  );
  if (!found) throw new Error(`There is no revision ${candidates.join(' or ')} to compare with; name one with --base.`);
  const since = await git('merge-base', found, 'HEAD').catch((trouble) => {
    if (trouble instanceof CommandFailed) throw new Error(`This branch and ${found} have nothing in common.`);
    throw trouble;
  });
  const [tracked, fresh] = await Promise.all([
    git('diff', '--name-only', '--no-renames', since),
    git('ls-files', '--others', '--exclude-standard'),
  ]);
  return { since: `${found} (${since.slice(0, 7)})`, commit: since, files: [...new Set([...lines(tracked), ...lines(fresh)])].sort() };
}

/**
 * Changed files that only plug a contest in, with its remote's contests.
 * @param {string} commit the base @param {string[]} files
 */
async function pluggedOf(commit, files) {
  const owned = remotes(root);
  const found = await Promise.all(
    PLUGGED.filter((file) => files.includes(file) && existsSync(join(root, file))).map(async (file) => {
      const change = { before: await git('show', `${commit}:${file}`), after: readFileSync(join(root, file), 'utf8') };
      return /** @type {const} */ ([file, pluggedIn(file, change, owned)]);
    }),
  );
  return new Map(found.flatMap(([file, contests]) => (contests ? [[file, contests]] : [])));
}

/**
 * The checks that a change needs, and what to say about them.
 * @param {Record<string, string | undefined>} env
 * @param {{ browser: boolean }} can
 * @param {string | undefined} base
 */
export async function checksOfChange(env, can, base) {
  const { since, commit, files } = await changedFiles(base);
  if (files.length === 0) return { said: `Nothing has changed since ${since}.`, checks: [] };
  const there = files.filter((file) => existsSync(join(root, file)));
  const { all, tests, browser: pages, tools, leftOut } = affected(files, root, await pluggedOf(commit, files));
  /** @type {import('./side-by-side.mjs').Check[]} */
  const checks = [types(), lint(all ? undefined : there), format(all ? undefined : there)];
  if (tools.length > 0) checks.push(toolTests(tools));
  checks.push(...unitOf(env, tests));
  if (can.browser && pages.length > 0) checks.push(building(), browser(env, pages));
  const said = [
    `${files.length === 1 ? 'One file has' : `${files.length} files have`} changed since ${since}${all ? ', some of which everything hangs on' : ''}.`,
    `Runs: types, lint and format, ${count(tests, leftOut.tests, 'files of tests')}, ${count(pages, leftOut.browser, 'in Chromium')}, ${count(tools, leftOut.tools, 'of the tools')}.`,
    ...(leftOut.tests.length + leftOut.browser.length + leftOut.tools.length > 0
      ? [`Leaves out what nothing of the change reaches, and what reaches a contest through the house only: ${summed(leftOut)}.`]
      : []),
  ].join('\n');
  return { said, checks };
}

/** @param {string[]} run @param {string[]} rest @param {string} what */
const count = (run, rest, what) => `${run.length} of ${run.length + rest.length} ${what}`;

/** Rooms with how many files of theirs are not run. @param {Record<string, string[]>} leftOut */
function summed(leftOut) {
  /** @type {Map<string, number>} */
  const rooms = new Map();
  for (const file of Object.values(leftOut).flat()) {
    const room = file.split('/')[0] ?? '';
    rooms.set(room, (rooms.get(room) ?? 0) + 1);
  }
  return [...rooms].map(([room, n]) => `${room} ${n}`).join(', ');
}
