/**
 * The one policy for code that apps share at run time; docs/architecture.md gives the reasons.
 *
 * host:     exactly one instance on the page, the shell's: anything that keeps state or a React context.
 * fallback: the shell's copy is used when it satisfies the range, else the remote brings its own.
 * Query, DOMPurify and the router live inside the kit's modules, where the build can leave out what nobody uses.
 *
 * @typedef {{ key: string, version: string, tier: 'host' | 'fallback', eager: boolean }} SharedModule
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run/command.mjs';

/** Workspaces are linked into node_modules, so one rule reads every version. @param {string} name */
const versionOf = (name) =>
  /** @type {string} */ (JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')).version);

const KIT = '@poolhouse/shared-ui';

/** @type {[key: string, package: string, tier: 'host' | 'fallback', eager: boolean][]} */
const table = [
  ['react', 'react', 'host', true],
  ['react/jsx-runtime', 'react', 'host', true],
  ['react-dom', 'react-dom', 'host', true],
  ['react-dom/client', 'react-dom', 'host', true],
  ['@emotion/react', '@emotion/react', 'host', true],
  ['@emotion/styled', '@emotion/styled', 'host', true],
  [KIT, KIT, 'host', true],
  [`${KIT}/router`, KIT, 'host', true],
  [`${KIT}/board`, KIT, 'host', false],
  [`${KIT}/screen`, KIT, 'host', false],
  [`${KIT}/season`, KIT, 'host', false],
  [`${KIT}/device`, KIT, 'host', false],
  [`${KIT}/desk`, KIT, 'host', false],
  [`${KIT}/core`, KIT, 'fallback', true],
  [`${KIT}/forms`, KIT, 'fallback', false],
  [`${KIT}/data`, KIT, 'fallback', false],
];

/** @type {SharedModule[]} */
export const sharedModules = table.map(([key, from, tier, eager]) => ({ key, version: versionOf(from), tier, eager }));

/** The version of the kit that a build takes its modules from. */
export const kitVersion = versionOf(KIT);

/**
 * The `shared` option of the federation plugin for the shell: it provides everything; what is eager starts with it.
 */
export function sharedByShell() {
  return Object.fromEntries(
    sharedModules.map(({ key, version, tier, eager }) => [
      key,
      { version, requiredVersion: `^${version}`, singleton: tier === 'host', eager },
    ]),
  );
}

/**
 * The `shared` option for a remote. It is never eager, and brings no copy of what is the host's. Of the kit's host modules it takes
 * any version in the range it states; its copies of the others have to be as new as those it was built with.
 * @param {string} kit the range
 */
export function sharedByRemote(kit) {
  return Object.fromEntries(
    sharedModules.map(({ key, version, tier }) => [
      key,
      {
        version,
        singleton: tier === 'host',
        eager: false,
        requiredVersion: tier === 'host' && key.startsWith(KIT) ? kit : `^${version}`,
        ...(tier === 'host' ? { import: /** @type {const} */ (false) } : {}),
      },
    ]),
  );
}
