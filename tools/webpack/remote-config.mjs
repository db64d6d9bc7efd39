/**
 * What a team says about its remote in `remote.config.json`, checked when it is built so that a mistake stops its own build and not
 * somebody's page.
 *
 * @typedef {Pick<import('../../contract/src/remote.ts').RemoteDescription, 'title' | 'owner' | 'contests' | 'api' | 'kit' | 'budget'>} Stated
 * @typedef {Stated & { routes: { path: string, title: string }[] }} RemoteConfig
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteConfigFaults } from '../run/contract.mjs';

/**
 * @param {string} dir the remote's folder
 * @returns {RemoteConfig}
 */
export function readRemoteConfig(dir) {
  const file = join(dir, 'remote.config.json');
  const config = JSON.parse(readFileSync(file, 'utf8'));
  const faults = remoteConfigFaults(config);
  if (faults.length > 0) throw new Error(`${file}\n  ${faults.join('\n  ')}`);
  const { title, owner, contests, api, kit, budget, routes } = config;
  return { title, owner, contests, api, kit, budget, routes: routes.map(({ path, title: name }) => ({ path, title: name })) };
}
