import { join } from 'node:path';

/**
 * `webpack serve` for one app. The shell passes everything that is not its own to a running site; a remote is fetched by a
 * shell elsewhere, so it allows any local origin.
 * @param {'shell' | 'remote' | 'single'} kind
 * @param {string} dir
 */
export function devServer(kind, dir) {
  const site = process.env.POOLHOUSE_SITE ?? 'http://127.0.0.1:8080';
  return {
    host: '127.0.0.1',
    port: kind === 'remote' ? 8091 : 8090,
    hot: false,
    liveReload: true,
    static: { directory: join(dir, 'public') },
    client: { overlay: { errors: true, warnings: false } },
    ...(kind === 'remote'
      ? { headers: { 'access-control-allow-origin': '*' } }
      : { historyApiFallback: true, proxy: [{ context: ['/api', '/registry.json', '/remotes', '/events.csv'], target: site }] }),
  };
}
