import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { readRemoteConfig } from '../webpack/remote-config.mjs';
import { Answers } from './answers.mjs';
import { pageConfig } from './page-config.mjs';
import { remoteDevConfig } from './remote-config.mjs';

/** @typedef {import('./answers.mjs').Request} Request */
/** @typedef {import('./answers.mjs').Response} Response */

/**
 * Serves one remote under development, on this machine only. Whatever is not the remote comes from a running site.
 * @param {{ dir: string, site: string, port: number | 'auto', view: import('./answers.mjs').View }} options
 */
export async function startDevServer({ dir, site, port, view }) {
  const id = basename(dir);
  const folder = `/~dev/${id}/`;
  const { version } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'));
  const remote = await remoteDevConfig(dir, `${version}-dev`);
  const compiler = webpack([remote, pageConfig(dir, folder)]);
  const description = () => JSON.parse(String(builtFiles(compiler).readFileSync(join(remote.output?.path ?? '', 'remote.json'))));
  const answers = new Answers({ id, title: readRemoteConfig(dir).title, site, folder, view, description });

  const server = new WebpackDevServer(
    {
      host: '127.0.0.1',
      port,
      hot: false,
      liveReload: true,
      // The badge's script brings the client along; a remote's entry must not.
      client: false,
      static: false,
      setupExitSignals: true,
      devMiddleware: { publicPath: folder, index: false },
      proxy: [{ context: (/** @type {string} */ path) => !path.startsWith(folder), target: site, changeOrigin: true, logLevel: 'error' }],
      setupMiddlewares: (middlewares, devServer) => {
        const own = {
          name: 'poolhouse-dev',
          middleware: (/** @type {Request} */ request, /** @type {Response} */ response, /** @type {() => void} */ next) => {
            const answer = answers.to(request);
            if (!answer) return next();
            return devServer.middleware?.waitUntilValid(() => void answer(response).catch((trouble) => answers.failed(response, trouble)));
          },
        };
        // Behind the check of the host's name, before everything that answers.
        const place = middlewares.findIndex(({ name }) => name === 'webpack-dev-middleware');
        return [...middlewares.slice(0, place), own, ...middlewares.slice(place)];
      },
    },
    compiler,
  );
  await server.start();
  return server;
}

/** The build's files are kept in memory. @param {import('webpack').MultiCompiler} compiler */
const builtFiles = (compiler) => /** @type {typeof import('node:fs')} */ (compiler.compilers[0]?.outputFileSystem);
