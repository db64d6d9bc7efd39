/** Builds the named apps for production: `node tools/webpack/build.mjs shell mf-football`. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import { root } from '../run/command.mjs';

/** @param {import('webpack').Configuration} config @returns {Promise<import('webpack').Stats>} */
export function compile(config) {
  return new Promise((resolve, reject) => {
    const compiler = webpack(config);
    compiler.run((trouble, stats) => {
      // The filesystem cache is written while the compiler closes.
      compiler.close((closing) => {
        const fault = trouble ?? closing;
        if (fault) reject(fault);
        else if (!stats || stats.hasErrors()) reject(new Error(stats?.toString({ preset: 'errors-only', colors: false })));
        else resolve(stats);
      });
    });
  });
}

/** @param {string} app */
async function configOf(app) {
  const { default: config } = await import(pathToFileURL(join(root, app, 'webpack.config.mjs')).href);
  return typeof config === 'function' ? config({}, { mode: 'production' }) : config;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  for (const app of process.argv.slice(2)) {
    try {
      const stats = await compile(await configOf(app));
      if (stats.hasWarnings()) console.warn(stats.toString({ preset: 'errors-warnings', colors: false }));
    } catch (trouble) {
      console.error(trouble instanceof Error ? trouble.message : trouble);
      process.exit(1);
    }
  }
}
