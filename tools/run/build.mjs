import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { compile } from '../../server/bin/compile.mjs';
import { Builder } from './builder.mjs';
import { root } from './command.mjs';
import { Parts } from './progress.mjs';
import { whenStale } from './stamp.mjs';

const presets = ['tools/webpack', 'tools/run/contract.mjs', 'package-lock.json', 'tsconfig.base.json'];
const kit = ['shared-ui/src', 'shared-ui/package.json', 'contract/src', 'contract/package.json'];

/** Every app of the site: the shell first, then each remote that is there. */
export function apps() {
  const remotes = readdirSync(root).filter((name) => name.startsWith('mf-') && existsSync(join(root, name, 'webpack.config.mjs')));
  return ['shell', ...remotes.sort()];
}

/** @param {Builder} builder @param {string} app @param {Parts} parts */
function buildApp(builder, app, parts) {
  const result = app === 'shell' ? `${app}/dist/index.html` : `${app}/dist/remote.json`;
  // The shell brings the program that checks a contest's log.
  const more = app === 'shell' ? ['tools/check-contest'] : [];
  const what = { name: app, inputs: [app, ...more, ...kit, ...presets], results: [result] };
  return whenStale(what, () => parts.run(app, () => builder.build(app)));
}

/** @param {Parts} parts */
function buildServer(parts) {
  const what = {
    name: 'server',
    inputs: ['server', 'contract', 'package-lock.json', 'tsconfig.base.json'],
    results: ['server/dist/poolhouse.cjs'],
  };
  const work = async () => {
    const trouble = await compile(root);
    if (trouble !== null) throw new Error(trouble);
  };
  return whenStale(what, () => parts.run('server', work));
}

/** Builds what is stale: the server with esbuild, the apps with webpack; as many at once as there are cores. Types are not asked about. */
export async function build() {
  const names = apps();
  const parts = new Parts('Building', names.length + 1);
  const waiting = [() => buildServer(parts), ...names.map((app) => (/** @type {Builder} */ builder) => buildApp(builder, app, parts))];
  /** @type {boolean[]} */
  const done = [];
  const worker = async () => {
    const builder = new Builder();
    try {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        done.push(await next(builder));
        parts.count();
      }
    } finally {
      builder.end();
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return done.some(Boolean);
}
