import { basename, join } from 'node:path';
import webpack from 'webpack';
import { root } from '../run/command.mjs';
import { refreshPlugins } from '../webpack/refresh.mjs';
import { readRemoteConfig } from '../webpack/remote-config.mjs';
import { sourceResolution, sourceRules } from '../webpack/source-rules.mjs';

/** Its page asks the server for news of the build where it came from, whatever the address. @param {boolean} hot */
const news = (hot) =>
  `webpack-dev-server/client/index.js?protocol=auto%3A&hostname=0.0.0.0&port=0&pathname=%2Fws&logging=warn&overlay=%7B%22errors%22%3Atrue%2C%22warnings%22%3Afalse%2C%22runtimeErrors%22%3Afalse%7D&reconnect=10&hot=${hot}&live-reload=true`;

/**
 * The development server's own scripts: the badge, and a remote with everything that it needs, without federation.
 * @param {string} dir the remote's folder
 * @param {string} folder address of the scripts
 * @returns {import('webpack').Configuration}
 */
export function pageConfig(dir, folder) {
  const { title, routes } = readRemoteConfig(dir);
  const page = join(root, 'tools/dev/page');
  return {
    name: 'page',
    context: dir,
    mode: 'development',
    target: ['web', 'es2022'],
    // Inside the shell, whose React is the players', an edit is a new page; alone, components are exchanged in the open one.
    entry: {
      badge: [news(false), join(page, 'badge.ts')],
      alone: [news(true), 'webpack/hot/dev-server.js', join(page, 'badge.ts'), join(page, 'alone.tsx')],
    },
    devtool: 'cheap-module-source-map',
    output: {
      path: join(dir, 'dist-dev/page'),
      publicPath: folder,
      uniqueName: 'poolhouse-dev',
      filename: 'page/[name].js',
      chunkFilename: 'page/[name].js',
      assetModuleFilename: 'page/[name][ext]',
    },
    resolve: { ...sourceResolution, alias: { 'the-remote$': join(dir, 'src/routes') } },
    module: { rules: sourceRules(false, { refresh: true }) },
    plugins: [
      new webpack.DefinePlugin({ THE_REMOTE: JSON.stringify({ title, routes }) }),
      new webpack.HotModuleReplacementPlugin(),
      ...refreshPlugins(),
    ],
    cache: { type: 'filesystem', cacheDirectory: join(root, '.cache/webpack'), name: `page-${basename(dir)}` },
    performance: false,
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
  };
}
