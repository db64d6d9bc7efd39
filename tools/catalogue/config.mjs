import { join } from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { root } from '../run/command.mjs';
import { refreshPlugins } from '../webpack/refresh.mjs';
import { sourceResolution, sourceRules } from '../webpack/source-rules.mjs';

/**
 * The kit's catalogue: a page that reads the `*.stories.tsx` beside the components. Built from the sources as apps are, with React's
 * development build, since the fake kit around a story is that of tests.
 * @param {{ out?: string, refresh?: boolean }} options out: folder of the files; refresh: components can be exchanged in the open page
 * @returns {import('webpack').Configuration}
 */
export function catalogueConfig({ out = join(root, '.cache/catalogue'), refresh = false }) {
  const page = join(root, 'tools/catalogue/page');
  return {
    name: 'catalogue',
    context: page,
    mode: 'development',
    target: ['web', 'es2022'],
    entry: join(page, 'index.tsx'),
    devtool: refresh ? 'cheap-module-source-map' : false,
    output: { path: out, publicPath: '', filename: '[name].js', assetModuleFilename: '[name].[contenthash:10][ext]', clean: true },
    resolve: sourceResolution,
    module: { rules: sourceRules(false, { refresh }) },
    plugins: [new HtmlWebpackPlugin({ template: join(page, 'index.html') }), ...(refresh ? refreshPlugins() : [])],
    cache: { type: 'filesystem', cacheDirectory: join(root, '.cache/webpack'), name: `catalogue-${refresh ? 'served' : 'built'}` },
    performance: false,
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
  };
}
