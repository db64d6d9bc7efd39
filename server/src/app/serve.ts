import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Config } from './config';
import { greeting } from './greeting';
import { createLog, logDestination } from './log';
import { openSite, type DemoWish, type Site } from './site';
import { spareMemory } from './spare-memory';

/** Requests that have not ended by then are cut off. */
const PATIENCE_MS = 10_000;

/** Serves the site until SIGTERM or SIGINT. `say` tells the operator; the log has its own stream. */
export async function serve(config: Config, { demo, say }: { demo?: DemoWish | undefined; say(text: string): void }): Promise<void> {
  spareMemory();
  // On a terminal the lines below are enough; a service manager wants to see that it started.
  const quiet = config.logFile === undefined && process.stderr.isTTY;
  const log = createLog(logDestination(config.logFile), config.logLevel ?? (quiet ? 'warn' : 'info'));
  const site = await openSite(config, { demo, log });
  const stopped = stopOnSignal(site);
  try {
    await site.app.listen({ host: config.host === 'localhost' ? '127.0.0.1' : config.host, port: config.port });
  } catch (error) {
    await site.stop();
    throw error;
  }
  const { port } = site.app.server.address() as AddressInfo;
  const url = `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`;
  // The port may have been left to the machine.
  if (config.port === 0) site.reachedAt(url);
  say(await greeting(site, config, url));
  log.info({ url, mode: site.mode, engine: site.db.engine }, 'Serving.');
  await stopped;
  log.info('Stopped.');
}

async function stopOnSignal(site: Site): Promise<void> {
  const signal = new AbortController();
  await Promise.race(['SIGTERM', 'SIGINT'].map((name) => once(process, name, { signal: signal.signal })));
  signal.abort();
  const impatient = setTimeout(() => site.app.server.closeAllConnections(), PATIENCE_MS);
  await site.stop();
  clearTimeout(impatient);
}
