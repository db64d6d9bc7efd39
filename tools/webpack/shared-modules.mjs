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
const versionOf = (name) => /** @type {string} */ (JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')).version);

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
  [`${KIT}/device`, KIT, 'host', false],
  [`${KIT}/core`, KIT, 'fallback', true],
  [`${KIT}/forms`, KIT, 'fallback', false],
  [`${KIT}/data`, KIT, 'fallback', false],
];

/** @type {SharedModule[]} */
export const sharedModules = table.map(([key, from, tier, eager]) => ({ key, version: versionOf(from), tier, eager }));

/**
 * The `shared` option of the federation plugin. Eager modules start with the shell; a remote is never eager.
 * @param {'shell' | 'remote'} kind
 */
export function sharedFor(kind) {
  return Object.fromEntries(
    sharedModules.map(({ key, version, tier, eager }) => [
      key,
      { version, requiredVersion: `^${version}`, singleton: tier === 'host', eager: kind === 'shell' && eager },
    ]),
  );
}
