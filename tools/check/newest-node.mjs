import { join } from 'node:path';
import { root } from '../run/command.mjs';
import { pathsIn } from '../run/files.cjs';
import { jest } from './jest.mjs';
import { NEWEST, nodeBinary } from './node-binary.mjs';
import { progressOf } from './reports.mjs';
import { nothing } from './tally.mjs';

/** What would notice a new Node first: the engine's addon, password hashes, streams and compression, a contest's calls, the program. */
const FILES = ['ground/db', 'people/accounts/hash-lanes', 'web/live', 'contests/underdogs/underdogs.calls'];
const START = 'server/src/people/push/push.process.test.ts';

/** All of them in one, which loads the server once. */
const files = () =>
  pathsIn(join(root, 'server/src'))
    .filter((file) => FILES.some((beginning) => file.startsWith(beginning)) && /(?<!\.process)\.test\.ts$/.test(file))
    .map((file) => `server/src/${file}`);

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
      const together = { name: 'newest-node', files: files() };
      const words = ['--selectProjects', 'server', 'processes', '--maxWorkers', '1', `server/${together.name}`, START];
      const cache = ['--cacheDirectory', join(root, '.cache/jest')];
      const its = { TEST_DATABASE_URL: undefined, POOLHOUSE_TOGETHER: JSON.stringify(together) };
      return jest(name, [...words, ...cache], { ...env, ...its }, node);
    },
  };
}
