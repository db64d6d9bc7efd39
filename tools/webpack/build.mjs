/**
 * Builds apps for production: `node tools/webpack/build.mjs shell mf-football`.
 *   --version=1.4.0  instead of the one in its package.json
 *   --out=DIR        instead of `dist` in its folder; for one app
 */
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
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

/**
 * @param {string} app
 * @param {{ version?: string, out?: string }} [as]
 */
async function configOf(app, as = {}) {
  const { default: config } = await import(pathToFileURL(join(root, app, 'webpack.config.mjs')).href);
  return typeof config === 'function' ? config({}, { mode: 'production', ...as }) : config;
}

/** @param {string} app @param {{ version?: string, out?: string }} [as] */
async function buildApp(app, as) {
  const stats = await compile(await configOf(app, as));
  if (stats.hasWarnings()) console.warn(stats.toString({ preset: 'errors-warnings', colors: false }));
}

const wordsOf = (/** @type {unknown} */ trouble) => (trouble instanceof Error ? trouble.message : String(trouble));

/** Builds what the process that started this one asks for (tools/run/builder.mjs). */
function buildWhatIsAsked() {
  process.on('message', (/** @type {{ app: string }} */ { app }) => {
    void buildApp(app)
      .then(() => null, wordsOf)
      .then((trouble) => process.send?.({ trouble }));
  });
  process.once('disconnect', () => process.exit());
}

/** @param {string[]} words */
async function buildNamed(words) {
  const options = /** @type {const} */ ({ version: { type: 'string' }, out: { type: 'string' }, asked: { type: 'boolean' } });
  const { values, positionals } = parseArgs({ args: words, allowPositionals: true, options });
  if (values.asked) return buildWhatIsAsked();
  const as = { ...(values.version ? { version: values.version } : {}), ...(values.out ? { out: resolve(values.out) } : {}) };
  try {
    if (values.out && positionals.length !== 1) throw new Error('--out is the folder of one app');
    for (const app of positionals) await buildApp(app, as);
  } catch (trouble) {
    console.error(wordsOf(trouble));
    process.exit(1);
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await buildNamed(process.argv.slice(2));
