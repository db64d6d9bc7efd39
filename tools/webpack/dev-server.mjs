import { join } from 'node:path';

/**
 * `webpack serve` for the shell: everything that is not its own comes from a running site; an edit is
 * exchanged in the open page. A remote is developed with
 * `npm run dev` (tools/dev).
 * @param {string} dir
 */
export function devServer(dir) {
  return {
    host: '127.0.0.1',
    port: 8090,
    hot: true,
    static: { directory: join(dir, 'public') },
    client: { overlay: { errors: true, warnings: false } },
    historyApiFallback: true,
    proxy: [
      { context: ['/api', '/registry.json', '/remotes', '/events.csv'], target: process.env.POOLHOUSE_SITE ?? 'http://127.0.0.1:8080' },
    ],
  };
}
