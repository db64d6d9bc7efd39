import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { apps } from '../run/build.mjs';
import { root } from '../run/command.mjs';
import { packed, weightLine, weightOf } from './weight.mjs';

/** A line for each remote that is built: what it weighs, and what it may weigh. @returns {string[]} */
export function builtWeights() {
  return apps()
    .map((app) => join(root, app, 'dist'))
    .filter((dist) => existsSync(join(dist, 'remote.json')))
    .map((dist) => {
      const description = JSON.parse(readFileSync(join(dist, 'remote.json'), 'utf8'));
      const bytesOf = (/** @type {string} */ file) =>
        existsSync(join(dist, `${file}.br`)) ? statSync(join(dist, `${file}.br`)).size : packed(readFileSync(join(dist, file))).length;
      return weightLine(description, weightOf(description, bytesOf));
    });
}
