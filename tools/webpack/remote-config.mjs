/**
 * What a team says about its remote in `remote.config.json`, checked when it is built so that a mistake stops its own build and not
 * somebody's page.
 *
 * @typedef {import('../../contract/src/remote.ts').RemoteDescription} Description
 * @typedef {Omit<import('../../contract/src/remote.ts').RemoteSlot, 'preload' | 'shared'>} StatedSlot
 * @typedef {Pick<Description, 'title' | 'owner' | 'contests' | 'link' | 'api' | 'kit' | 'budget'>} Stated
 * @typedef {Stated & { routes: { path: string, title: string, reads?: string[] }[], slots: StatedSlot[] }} RemoteConfig
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run/command.mjs';
import { remoteConfigFaults } from '../run/contract.mjs';
import { slotModuleFaults } from './slots.mjs';

/** @type {{ properties: Record<string, unknown> }} */
const schema = JSON.parse(readFileSync(join(root, 'contract/remote.config.schema.json'), 'utf8'));

/**
 * @param {string} dir the remote's folder
 * @returns {RemoteConfig}
 */
export function readRemoteConfig(dir) {
  const file = join(dir, 'remote.config.json');
  /** @type {RemoteConfig} */
  const config = JSON.parse(readFileSync(file, 'utf8'));
  const faults = remoteConfigFaults(config);
  // A misspelt field would be passed over in silence.
  for (const key of Object.keys(config)) if (!Object.hasOwn(schema.properties, key)) faults.push(`${key}: is no field of this file`);
  if (faults.length === 0) faults.push(...slotModuleFaults(dir, config.slots ?? []));
  if (faults.length > 0) throw new Error(`${file}\n  ${faults.join('\n  ')}`);
  const { title, owner, contests, link, api, kit, budget, routes, slots = [] } = config;
  return {
    title,
    owner,
    contests,
    link: link && { title: link.title, for: link.for },
    api,
    kit,
    budget,
    routes: routes.map(({ path, title: name, reads }) => ({ path, title: name, reads })),
    slots: slots.map(({ place, name, title: head, order, for: viewer, contest }) => ({
      place,
      name,
      title: head,
      order,
      for: viewer,
      contest,
    })),
  };
}
