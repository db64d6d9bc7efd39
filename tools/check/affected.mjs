/**
 * What a change can break. A contest is reached from the house through its plug alone, and walls hold that; so a change inside one contest
 * runs that contest's tests, and what other rooms' tests see of it through the house is left to the whole run.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importers, reaching } from './import-graph.mjs';

const TEST = /\.test\.(ts|tsx|mjs)$/;
const PROCESS = /\.process\.test\.ts$/;
/** Tests of what pages and examples say, and those: no import leads from one to the other. */
const PAGES =
  /^tools\/(lint\/(decisions|docs|owners|promises|spec-checklist|workflows)|bench\/page|deploy\/deploy|kit\/kit-page)\.test\.mjs$|\.docs\.test\.ts$/;
/** Reads each file of the kit's stories by its name: a component that has none is missed there. */
const STORIES = 'shared-ui/src/testing/stories.test.tsx';
/** Reads what each contest tells it by the name of the file. */
const WALK = { test: 'server/src/admin/whose-thing.test.ts', reads: /^server\/src\/contests\/\w+\/testing\/walked\.ts$/ };
const isPage = (/** @type {string} */ file) => file.endsWith('.md') || /^(\.github|deploy)\//.test(file);
/** A change of these can break anything; those of a remote its own tests alone. */
const EVERYTHING = /^(package(-lock)?\.json|jest\.config\.cjs|tsconfig[^/]*\.json|[^/]+\/(package|tsconfig[^/]*)\.json|tools\/jest\/.*)$/;
const OF_REMOTE = /^(mf-[^/]+)\/(package|tsconfig[^/]*)\.json$/;
/** Where a contest's own files are told by a folder or file that bears its name. */
const BY_NAME = /^(contract\/src|server\/src|e2e\/tests)\//;

/** Contests of each remote, as its description names them. @param {string} root @returns {Record<string, string[]>} */
export function remotes(root) {
  const folders = readdirSync(root).filter((name) => existsSync(join(root, name, 'remote.config.json')));
  return Object.fromEntries(
    folders.map((folder) => {
      const { contests = {} } = JSON.parse(readFileSync(join(root, folder, 'remote.config.json'), 'utf8'));
      return [folder, Object.keys(contests).map((name) => name.toLowerCase())];
    }),
  );
}

/** @param {Record<string, string[]>} owned contests of each remote */
export function ownership(owned) {
  const contests = Object.values(owned).flat();
  /** The contests that a file belongs to; none for the house. @param {string} file @returns {string[]} */
  return (file) => {
    const [room = '', ...rest] = file.split('/');
    if (owned[room]) return owned[room];
    if (!BY_NAME.test(file)) return [];
    const names = rest.map((part) => part.replace(/\..*$/, ''));
    // The contract is flat: football-picks.ts is football's.
    const flat = room === 'contract';
    return contests.filter((contest) => names.some((name) => name === contest || (flat && name.startsWith(`${contest}-`))));
  };
}

/**
 * @param {readonly string[]} changed files, relative to the root
 * @param {string} root
 * @param {ReadonlyMap<string, string[]>} [plugged] files that only plug contests in, with these (plugged.mjs)
 * @returns {{ all: boolean, tests: string[], browser: string[], tools: string[], leftOut: { tests: string[], browser: string[], tools: string[] } }}
 */
export function affected(changed, root, plugged = new Map()) {
  const graph = importers(root);
  const byName = ownership(remotes(root));
  const owners = (/** @type {string} */ file) => plugged.get(file) ?? byName(file);
  const every = [...graph.keys()].filter((file) => TEST.test(file) && existsSync(join(root, file)));
  const [browser, tools] = [every.filter((file) => file.startsWith('e2e/')), every.filter((file) => file.startsWith('tools/'))];
  const tests = every.filter((file) => !browser.includes(file) && !tools.includes(file));
  const all = changed.some((file) => EVERYTHING.test(file) && !OF_REMOTE.test(file) && !plugged.has(file));

  const wanted = new Set(all ? every : changed.flatMap((file) => testsFor(file, { graph, owners, every, plugged })));
  const split = (/** @type {string[]} */ files) => ({
    run: files.filter((file) => wanted.has(file)),
    rest: files.filter((file) => !wanted.has(file)),
  });
  const [unit, site, own] = [split(tests), split(browser), split(tools)];
  const leftOut = { tests: unit.rest, browser: site.rest, tools: own.rest };
  return { all, tests: unit.run, browser: site.run, tools: own.run, leftOut };
}

/**
 * @param {string} file
 * @param {{ graph: Map<string, Set<string>>, owners: (file: string) => string[], every: string[], plugged: ReadonlyMap<string, string[]> }} house
 * @returns {string[]}
 */
function testsFor(file, { graph, owners, every, plugged }) {
  if (TEST.test(file)) return [file];
  const own = owners(file);
  const isOwn = (/** @type {string} */ other) => owners(other).some((contest) => own.includes(contest));
  const remote = OF_REMOTE.exec(file)?.[1];
  if (remote) return every.filter((test) => test.startsWith(`${remote}/`) || (test.startsWith('e2e/') && isOwn(test)));
  const reached = reaching(graph, file);
  const served = /^(contract|server|shared-ui|shell|mf-[^/]+)\/|^tools\/(webpack|catalogue)\/|^e2e\/(support|pictures)\//.test(file);
  return every.filter((test) => {
    if (test === STORIES && file.startsWith('shared-ui/src/')) return true;
    if (test === WALK.test && WALK.reads.test(file)) return true;
    if (PAGES.test(test) && isPage(file)) return true;
    if (PAGES.test(test)) return reached.has(test);
    if (test.startsWith('tools/')) return file.startsWith('tools/') ? reached.has(test) : false;
    if (test.startsWith('e2e/')) return served && (own.length === 0 || isOwn(test));
    if (own.length === 0) return reached.has(test) || (PROCESS.test(test) && file.startsWith('server/'));
    if (isOwn(test)) return reached.has(test) || PROCESS.test(test);
    // Another contest's test runs a site with all contests of the list; it says nothing of one more in it.
    if (plugged.has(file) && owners(test).length > 0) return false;
    return reaching(graph, file, (other) => !plugged.has(other) && isOwn(other)).has(test);
  });
}
