/**
 * The one policy for code that apps share at run time; docs/architecture.md gives the reasons.
 *
 * host:     exactly one instance on the page, the shell's: anything that keeps state or a React context.
 * fallback: the shell's copy is used when it satisfies the range, else the remote brings its own.
 * Query and the router live inside the kit's modules, where the build can leave out what nobody uses.
 *
 * @typedef {{ key: string, version: string, tier: 'host' | 'fallback' }} SharedModule
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run/command.mjs';

/** Workspaces are linked into node_modules, so one rule reads every version. @param {string} name */
const versionOf = (name) =>
  /** @type {string} */ (JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')).version);

const KIT = '@poolhouse/shared-ui';

/** @type {[key: string, package: string, tier: 'host' | 'fallback'][]} */
const table = [
  ['react', 'react', 'host'],
  ['react/jsx-runtime', 'react', 'host'],
  ['react-dom', 'react-dom', 'host'],
  ['react-dom/client', 'react-dom', 'host'],
  ['@emotion/react', '@emotion/react', 'host'],
  ['@emotion/styled', '@emotion/styled', 'host'],
  [KIT, KIT, 'host'],
  [`${KIT}/router`, KIT, 'host'],
  [`${KIT}/board`, KIT, 'host'],
  [`${KIT}/screen`, KIT, 'host'],
  [`${KIT}/season`, KIT, 'host'],
  [`${KIT}/my-season`, KIT, 'host'],
  [`${KIT}/device`, KIT, 'host'],
  [`${KIT}/desk`, KIT, 'host'],
  [`${KIT}/tabs`, KIT, 'host'],
  [`${KIT}/what-if`, KIT, 'host'],
  [`${KIT}/core`, KIT, 'fallback'],
  [`${KIT}/forms`, KIT, 'fallback'],
  [`${KIT}/data`, KIT, 'fallback'],
];

/** @type {SharedModule[]} */
export const sharedModules = table.map(([key, from, tier]) => ({ key, version: versionOf(from), tier }));

/** The version of the kit that a build takes its modules from. */
export const kitVersion = versionOf(KIT);

/** What the shell hands to the federation runtime: it provides everything (shell/src/remotes/load/shares.ts). */
export function sharedByShell() {
  return Object.fromEntries(sharedModules.map(({ key, version, tier }) => [key, { version, singleton: tier === 'host' }]));
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
