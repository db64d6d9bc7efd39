import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * How sources and fonts become part of a build.
 * @param {boolean} production
 * @param {{ refresh?: boolean }} [options] refresh: components can be exchanged in the open page (refresh.mjs)
 */
export function sourceRules(production, { refresh = false } = {}) {
  const swc = {
    loader: require.resolve('swc-loader'),
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        target: 'es2022',
        transform: { react: { runtime: 'automatic', development: !production, refresh } },
      },
    },
  };
  return [
    { test: /\.tsx?$/, exclude: /node_modules/, use: swc },
    { test: /\.(woff2|svg|png)$/, resourceQuery: { not: [/basic/] }, type: 'asset/resource' },
    {
      test: /\.woff2$/,
      resourceQuery: /basic/,
      type: 'asset/resource',
      generator: { filename: 'assets/[name]-basic.[contenthash:10][ext]' },
      use: require.resolve('./basic-font.cjs'),
    },
  ];
}

/** Workspaces are built from their sources. */
export const sourceResolution = { extensions: ['.tsx', '.ts', '.mjs', '.js'], conditionNames: ['source', '...'] };
