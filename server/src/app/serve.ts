import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { readWelcome } from '../demo/welcome.store';
import { offerFirstAdmin } from '../people/accounts/first-admin';
import type { Config } from './config';
import { createLog } from './log';
import { openSite, type Site } from './site';
import { spareMemory } from './spare-memory';

/** Requests that have not ended by then are cut off. */
const PATIENCE_MS = 10_000;

/** Serves the site until SIGTERM or SIGINT. `say` tells the operator; the log has its own stream. */
export async function serve(
  config: Config,
  { demo, demoStart, say }: { demo: boolean; demoStart?: number | undefined; say(text: string): void },
): Promise<void> {
  spareMemory();
  // On a terminal the lines below are enough; a service manager wants to see that it started.
  const log = createLog(undefined, config.logLevel ?? (process.stderr.isTTY ? 'warn' : 'info'));
  const site = await openSite(config, { demo, demoStart, log });
  const stopped = stopOnSignal(site);
  try {
    await site.app.listen({ host: config.host, port: config.port });
  } catch (error) {
    await site.stop();
    throw error;
  }
  const { port } = site.app.server.address() as AddressInfo;
  const url = `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`;
  // The port may have been left to the machine.
  if (config.port === 0) site.reachedAt(url);
  const whoCanSignIn = await signInHelp(site, url);
  say([...whoCanSignIn, ...standing(site, config), `Poolhouse is at ${url}`].join('\n'));
  log.info({ url, mode: site.mode, engine: site.db.engine }, 'Serving.');
  await stopped;
  log.info('Stopped.');
}

/** Where the site keeps what it knows, how its time runs, and how it is stopped. */
function standing({ db, mode, clock }: Site, { dataFolder }: Config): string[] {
  const kept =
    db.engine === 'sqlite'
      ? `Everything is kept in ${dataFolder}`
      : `Everything is kept in PostgreSQL; mails and imports lie in ${dataFolder}`;
  const practice =
    mode === 'practice' ? [`Practice: it is ${new Date(clock.now()).toUTCString()} here, and time runs ${clock.rate}× as fast`] : [];
  return ['', ...practice, `${kept}. Ctrl-C stops it.`];
}

/** What somebody who has just started the site needs to get in. */
async function signInHelp({ db }: Site, url: string): Promise<string[]> {
  const demo = (await db.read(readWelcome))?.demo;
  if (demo)
    return [
      `Sign in with the password ${demo.password} as`,
      ...demo.users.map(({ username, about }) => `  ${username.padEnd(10)} ${about}`),
    ];
  const token = await offerFirstAdmin(db);
  // In the fragment, which a browser sends to nobody and so reaches no log.
  return token ? ['Nobody has an account yet. This link creates the first administrator, once:', `  ${url}/#first-admin=${token}`] : [];
}

async function stopOnSignal(site: Site): Promise<void> {
  const signal = new AbortController();
  await Promise.race(['SIGTERM', 'SIGINT'].map((name) => once(process, name, { signal: signal.signal })));
  signal.abort();
  const impatient = setTimeout(() => site.app.server.closeAllConnections(), PATIENCE_MS);
  await site.stop();
  clearTimeout(impatient);
}
