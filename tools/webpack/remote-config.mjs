/**
 * What a remote says about itself in `remote.config.json`, checked when it is built so that a mistake stops its own build
 * and not somebody's page.
 *
 * @typedef {{ path: string, title: string }} RemoteRoute
 * @typedef {{ title: string, contests: Record<string, string>, routes: RemoteRoute[], api: string[], kit: string }} RemoteConfig
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const routePath = /^[a-z][a-z0-9]*(\/[a-z][a-z0-9]*)*$/;
const range = /^[\^~]?\d+\.\d+\.\d+$/;
/** @param {unknown} value */
const isText = (value) => typeof value === 'string' && value.trim() !== '';
/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * @param {unknown} config
 * @returns {string[]} what is wrong, one sentence each; empty when all is well
 */
export function remoteConfigFaults(config) {
  if (!isRecord(config)) return ['must be an object'];
  const faults = [];
  if (!isText(config.title)) faults.push('title: must be a text');
  if (!isRecord(config.contests) || !Object.values(config.contests).every(isText)) faults.push('contests: must give each contest name its title');
  if (!Array.isArray(config.routes) || config.routes.length === 0) faults.push('routes: must list at least one route');
  else {
    config.routes.forEach((route, i) => {
      if (!isRecord(route) || !routePath.test(String(route.path))) faults.push(`routes[${i}].path: must be lower-case words with slashes, such as football/makepicks`);
      if (!isRecord(route) || !isText(route.title)) faults.push(`routes[${i}].title: must be a text`);
    });
  }
  if (!Array.isArray(config.api) || !config.api.every(isText)) faults.push('api: must list the API areas that the remote calls');
  if (!range.test(String(config.kit))) faults.push('kit: must be a version range such as ^1.0.0');
  return faults;
}

/**
 * @param {string} dir the remote's folder
 * @returns {RemoteConfig}
 */
export function readRemoteConfig(dir) {
  const file = join(dir, 'remote.config.json');
  const config = JSON.parse(readFileSync(file, 'utf8'));
  delete config.$comment;
  const faults = remoteConfigFaults(config);
  if (faults.length > 0) throw new Error(`${file}\n  ${faults.join('\n  ')}`);
  return config;
}
