import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * React Fast Refresh: what is drawn is exchanged in the open page, and what was typed stays. For builds that bring their own React: the one
 * that a released shell hands out is the one for players, which exchanges nothing. Development servers alone need it, so it is loaded late.
 *
 * @returns {import('webpack').WebpackPluginInstance[]}
 */
export function refreshPlugins() {
  /** @type {new (options: { overlay: boolean }) => import('webpack').WebpackPluginInstance} */
  const ReactRefresh = require('@pmmmwh/react-refresh-webpack-plugin');
  return [new ReactRefresh({ overlay: false })];
}
