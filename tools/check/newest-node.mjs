import { join } from 'node:path';
import { root } from '../run/command.mjs';
import { jest } from './jest.mjs';
import { NEWEST, nodeBinary } from './node-binary.mjs';
import { progressOf } from './reports.mjs';
import { nothing } from './tally.mjs';

/** What would notice a new Node first: the engine's addon, password hashes, streams and compression, a contest's calls, the program. */
const FILES = ['ground/db', 'people/accounts/hash-lanes', 'web/live', 'contests/underdogs/underdogs.calls'].map(
  (name) => `server/src/${name}`,
);
const START = 'server/src/people/push/push.process.test.ts';

/**
 * A quick part of the suite under the newest Node that is supported, on SQLite; skipped with a sentence where it cannot be fetched.
 * @param {Record<string, string | undefined>} env
 * @returns {import('./side-by-side.mjs').Check | null}
 */
export function newestNode(env) {
  if (process.versions.node.split('.')[0] === NEWEST) return null;
  const name = `node ${NEWEST}`;
  return {
    name,
    needs: ['types'],
    cores: 1,
    progress: progressOf(name),
    run: async () => {
      const node = await nodeBinary(NEWEST).catch((trouble) => {
        console.log(`${name}: skipped. ${trouble instanceof Error ? trouble.message : trouble}`);
        return null;
      });
      if (!node) return { ...nothing(), skipped: 1 };
      const words = ['--selectProjects', 'server', 'processes', '--maxWorkers', '1', ...FILES, START];
      const cache = ['--cacheDirectory', join(root, '.cache/jest')];
      return jest(name, [...words, ...cache], { ...env, TEST_DATABASE_URL: undefined }, node);
    },
  };
}
