#!/usr/bin/env node
/**
 * `npm run dev -w mf-football`: one remote under development, in the browser; an edit shows without a reload by hand.
 *   --inside     inside the shell of a running site; else alone, with a sign-in of its own. The page's badge changes it at any time
 *   --site=URL   the site whose API, shell and other remotes it uses; http://127.0.0.1:8080 unless given. May be a deployed one
 *   --port=N     8091 or the next free one unless given
 */
import { existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { misfits } from './dev/misfits.mjs';
import { installFor } from './run/install.mjs';
import { readRemoteConfig } from './webpack/remote-config.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { inside: { type: 'boolean' }, site: { type: 'string', default: 'http://127.0.0.1:8080' }, port: { type: 'string' } },
});
const dir = resolve(positionals[0] ?? '.');
const site = values.site.replace(/\/+$/, '');

try {
  if (!existsSync(join(dir, 'remote.config.json')))
    throw new Error(`${dir} is no remote: it has no remote.config.json. Try npm run dev -w mf-football.`);
  if (!/^https?:\/\//.test(site)) throw new Error(`--site must be an address such as http://127.0.0.1:8080, not ${site}`);
  process.env.WEBPACK_DEV_SERVER_BASE_PORT ??= '8091';
  const { kit, routes } = readRemoteConfig(dir);
  await installFor('webpack-dev-server');
  const { startDevServer } = await import('./dev/server.mjs');
  const server = await startDevServer({
    dir,
    site,
    port: values.port ? Number(values.port) : 'auto',
    view: values.inside ? 'inside' : 'alone',
  });
  for (const sentence of await misfits(site, kit)) console.warn(sentence);
  console.log(
    `${basename(dir)} ${values.inside ? `inside ${site}` : 'alone'}: http://127.0.0.1:${server.options.port}/${routes[0]?.path ?? ''}`,
  );
} catch (trouble) {
  console.error(trouble instanceof Error ? trouble.message : trouble);
  process.exit(1);
}
