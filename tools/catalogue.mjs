#!/usr/bin/env node
/**
 * `npm run catalogue`: every component of the kit in every state, in the browser; an edit shows at once.
 *   --build=DIR  writes it as a folder of files instead, which any static host can give
 *   --port=N     6006 or the next free one unless given
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import webpack from 'webpack';
import { catalogueConfig } from './catalogue/config.mjs';
import { installFor } from './run/install.mjs';
import { tellAndExit } from './run/report.mjs';

const { values } = parseArgs({ options: { build: { type: 'string' }, port: { type: 'string' } } });

/** @param {string} out */
function build(out) {
  const compiler = webpack(catalogueConfig({ out: resolve(out) }));
  return new Promise((done, failed) => {
    compiler.run((trouble, stats) => {
      const said = trouble ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : null);
      compiler.close(() => (said ? failed(said) : done(undefined)));
    });
  });
}

async function serve() {
  await installFor('webpack-dev-server');
  const { default: WebpackDevServer } = await import('webpack-dev-server');
  process.env.WEBPACK_DEV_SERVER_BASE_PORT ??= '6006';
  const port = values.port ? Number(values.port) : 'auto';
  const options = { host: '127.0.0.1', port, static: false, setupExitSignals: true, client: { overlay: false } };
  const server = new WebpackDevServer(
    /** @type {import('webpack-dev-server').Configuration} */ (options),
    webpack(catalogueConfig({ refresh: true })),
  );
  await server.start();
  console.log(`The kit's catalogue: http://127.0.0.1:${server.options.port}/`);
}

await (values.build === undefined ? serve() : build(values.build)).catch(tellAndExit);
