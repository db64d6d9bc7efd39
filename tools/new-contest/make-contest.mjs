import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { formatted } from '../new-remote/formatted.mjs';
import { makeRemote } from '../new-remote/make-remote.mjs';
import { slashed } from '../run/files.cjs';

/** @typedef {{ id: string, title: string, owner: string }} Options */

const templates = join(import.meta.dirname, 'template');
const lists = { contract: 'contract/src/contests/index.ts', server: 'server/src/contests/index.ts' };
/**
 * Makes a contest that runs: its calls, its server part and its remote, and names it in the list of each side.
 * @param {string} root the project
 * @param {Options} options
 * @returns {Promise<{ remote: string, folders: string[] }>}
 * @throws Error in plain words; then nothing was written
 */
export async function makeContest(root, { id, title, owner }) {
  const places = [`contract/src/contests/${id}.ts`, `server/src/contests/${id}`, `mf-${id}`];
  const faults = faultsOf(root, id, places);
  if (faults.length > 0) throw new Error(faults.join('\n'));

  const words = { id, name: nameOf(id, title), title, owner };
  const fill = async (/** @type {string} */ folder, /** @type {string} */ to) =>
    Promise.all(
      filesIn(join(templates, folder)).map(async (file) => {
        const path = join(to, file.replaceAll('__id__', id));
        return { path, content: await formatted(path, filled(readFileSync(join(templates, folder, file), 'utf8'), words)) };
      }),
    );
  const files = [...(await fill('contract', 'contract/src/contests')), ...(await fill('server', `server/src/contests/${id}`))];
  const listed = await Promise.all([
    named(root, lists.contract, { id, from: `./${id}`, list: 'contestContracts' }),
    named(root, lists.server, { id, from: `./${id}/${id}.plug`, list: 'contests' }),
  ]);
  const sources = Object.fromEntries((await fill('remote', '')).map(({ path, content }) => [path, content]));
  const reads = [`${id}/pagedata?contest_id={:contest|${id}_contest_id}&year={:year}`];
  const { id: remote } = await makeRemote(root, { name: id, title, owner, contest: words.name, api: [id], reads, icons: true, sources });
  for (const { path, content } of [...files, ...listed]) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  return { remote, folders: places };
}

/** Why there cannot be a contest of this name. @param {string} root @param {string} id @param {string[]} places */
function faultsOf(root, id, places) {
  if (!/^[a-z][a-z0-9]{2,29}$/.test(id))
    return [`${id} cannot be the name of a contest; take lower-case letters and digits, such as survivor or pick3`];
  const there = places.filter((place) => existsSync(join(root, place))).map((place) => `${place} is there already`);
  if (there.length > 0) return there;
  const contract = ['contract/src', 'contract/src/contests'].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => readFileSync(join(root, folder, file), 'utf8')),
  );
  if (contract.some((text) => new RegExp(`type: '${id}'|'(?:GET|POST|PUT|DELETE) ${id}/`).test(text)))
    return [`the contract has a contest or calls named ${id} already`];
  const made = [...Object.values(lists).map((list) => join(root, list)), ...filesIn(templates).map((file) => join(templates, file))];
  const word = new RegExp(`\\b${id}\\b`);
  return made.some((file) => word.test(readFileSync(file, 'utf8')))
    ? [`${id} cannot be the name of a contest: its sources use that word for something else`]
    : [];
}

/** As a sign-in answers it: the title without its spaces where that is the id, else the id. @param {string} id @param {string} title */
function nameOf(id, title) {
  const spelled = title.replaceAll(/[^A-Za-z0-9]/g, '');
  return spelled.toLowerCase() === id ? spelled : `${id.charAt(0).toUpperCase()}${id.slice(1)}`;
}

/** @param {string} folder @returns {string[]} */
const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => slashed(join(one.parentPath, one.name).slice(folder.length + 1)));

/** The title stands within single quotes alone. @param {string} template @param {{ id: string, name: string, title: string }} words */
const filled = (template, { id, name, title }) =>
  template
    .replaceAll('__id__', id)
    .replaceAll('__Name__', name)
    .replaceAll('__Title__', () => title.replaceAll(/['\\]/g, '\\$&'));

/**
 * A side's list of contests with one more at its end: its import and its name.
 * @param {string} root
 * @param {string} path
 * @param {{ id: string, from: string, list: string }} contest
 */
async function named(root, path, { id, from, list }) {
  const before = readFileSync(join(root, path), 'utf8');
  const start = new RegExp(`^(export const ${list}\\b[^=]*= \\[[^\\]]*?),?\\s*\\]`, 'm');
  if (!start.test(before)) throw new Error(`${path} has no list ${list}`);
  const imports = [...before.matchAll(/^import .*;$/gm)];
  const after = imports.find(([line]) => (/'(\..*)'/.exec(line)?.[1] ?? '') > from) ?? imports.at(-1);
  const at = after?.index ?? 0;
  const more = `${before.slice(0, at)}import { ${id} } from '${from}';\n${before.slice(at)}`.replace(start, `$1, ${id}]`);
  return { path, content: await formatted(path, more) };
}
