import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isRemoteId, remoteConfigFaults } from '../run/contract.mjs';
import { filesOf } from './files.mjs';
import { formatted } from './formatted.mjs';

/**
 * @typedef {object} Options
 * @property {string} name `golf` or `mf-golf`
 * @property {string} title
 * @property {string} owner
 * @property {string} [contest] as the sign-in answer spells it
 * @property {string[]} [api] areas of its calls
 * @property {string[]} [reads] what its screen reads first (contract, RemoteRoute)
 * @property {boolean} [icons] its screens draw icons
 * @property {Record<string, string>} [sources] by file, instead of the first screen that greets
 */

/**
 * Makes the folder of a new remote, and names it where the project must know it.
 * @param {string} root the project
 * @param {Options} options
 * @returns {Promise<{ id: string, path: string }>} its folder, and its first route
 * @throws Error in plain words; then nothing was written
 */
export async function makeRemote(root, { name, title, owner, contest, api = ['utils'], reads, icons = false, sources }) {
  const id = name.startsWith('mf-') ? name : `mf-${name}`;
  if (!isRemoteId(id))
    throw new Error(`${name} cannot be the name of a remote; take lower-case letters, digits and dashes, such as golf or bowl-mania`);
  // A contest's page stands under its name; without a contest the remote's own name serves.
  const path = (contest ?? id.slice('mf-'.length)).toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  const config = {
    $schema: '../contract/remote.config.schema.json',
    title,
    owner,
    contests: contest ? { [contest]: title } : {},
    routes: [{ path, title, reads }],
    // No contest would lead to it.
    ...(contest ? {} : { link: { title } }),
    api,
    kit: `^${versionOf(root, 'shared-ui')}`,
  };
  const faults = [
    ...(existsSync(join(root, id)) ? [`${id} is there already`] : []),
    ...remoteConfigFaults(config),
    ...takenFaults(root, config),
  ];
  if (faults.length > 0) throw new Error(faults.join('\n'));

  const reference = withReference(readFileSync(join(root, 'tsconfig.json'), 'utf8'), id);
  const pinned = JSON.parse(readFileSync(join(root, 'shared-ui/package.json'), 'utf8')).dependencies;
  const versions = { contract: versionOf(root, 'contract'), kit: config.kit, react: pinned.react, reactDom: pinned['react-dom'] };
  /** @type {Record<string, string>} */
  const icon = icons ? { 'lucide-react': iconsVersion(root) } : {};
  const files = Object.entries(filesOf({ id, path, config, versions, icon, sources }));
  for (const [file, content] of await Promise.all(
    files.map(async ([file, text]) => /** @type {const} */ ([file, await formatted(file, text)])),
  )) {
    mkdirSync(dirname(join(root, id, file)), { recursive: true });
    writeFileSync(join(root, id, file), content);
  }
  writeFileSync(join(root, 'tsconfig.json'), reference);
  return { id, path };
}

/** @param {string} root @param {string} room @returns {string} */
const versionOf = (root, room) => JSON.parse(readFileSync(join(root, room, 'package.json'), 'utf8')).version;

/** The one that is installed. @param {string} root @returns {string} */
const iconsVersion = (root) => JSON.parse(readFileSync(join(root, 'node_modules/lucide-react/package.json'), 'utf8')).version;

/**
 * Routes and contests belong to one remote each.
 * @param {string} root
 * @param {{ contests: Record<string, string>, routes: { path: string }[] }} wanted
 */
function takenFaults(root, wanted) {
  const others = readdirSync(root).filter((room) => room.startsWith('mf-') && existsSync(join(root, room, 'remote.config.json')));
  return others.flatMap((other) => {
    const { contests, routes } = JSON.parse(readFileSync(join(root, other, 'remote.config.json'), 'utf8'));
    const path = wanted.routes[0]?.path;
    return [
      ...Object.keys(wanted.contests)
        .filter((contest) => Object.hasOwn(contests, contest))
        .map((contest) => `the contest ${contest} belongs to ${other}`),
      ...(routes.some((/** @type {{ path: string }} */ route) => route.path === path) ? [`the address /${path} belongs to ${other}`] : []),
    ];
  });
}

/** The project's tsconfig with one more room in it, before the tests of the whole. @param {string} tsconfig @param {string} id */
function withReference(tsconfig, id) {
  const last = /^( *)\{ "path": "tools" \}/m;
  if (!last.test(tsconfig)) throw new Error('tsconfig.json names no tools, so the place for a new room is not clear');
  return tsconfig.replace(last, (line, indent) => `${indent}{ "path": "${id}" },\n${line}`);
}
