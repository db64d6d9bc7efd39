import type { Welcome } from '@poolhouse/contract';
import { formatList } from '@poolhouse/contract/formats';
import { DEMO_SCENES, sceneAt, SCENES } from '../contests/demo/demo-scenes';
import { readDemoStart } from '../contests/demo/demo-start';
import { readWelcome } from '../demo/welcome.store';
import { serveDemoWords } from '../ground/called';
import { offerFirstAdmin } from '../people/accounts/first-admin';
import type { Config } from './config';
import type { Site } from './site';

/** The site's time as whoever has started it reads time: in the machine's zone. */
export const inOwnZone = (instant: number): string =>
  new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(instant);

/** What whoever has started the site is told; the last line says where it is. */
export async function greeting(site: Site, config: Config, url: string): Promise<string> {
  const [welcome, start] = await site.db.read(async (tx) => [await readWelcome(tx), await readDemoStart(tx)]);
  const lines = welcome?.demo ? demoLines(welcome.demo, start) : await firstAdminLines(site, url);
  return ['', ...lines, ...standing(site, config), `Poolhouse is at ${url}`].join('\n');
}

/** What there is to see in a demo, who can look, and how it begins anew. */
function demoLines({ password, users }: NonNullable<Welcome['demo']>, start: number | undefined): string[] {
  const here = start === undefined ? undefined : sceneAt(start);
  const again = `${serveDemoWords()} --again`;
  const others = SCENES.filter((scene) => scene !== here).join('|');
  return [
    `A demo league${here ? ` on ${DEMO_SCENES[here].about}` : ''}. One press on its sign-in page lets you in.`,
    `Or sign in as ${formatList(users.map(({ username }) => username))}, with the password ${password}.`,
    `To begin anew: ${again}. At another moment: ${again} --scene ${others}`,
  ];
}

/** How the first administrator of an empty site gets in. */
async function firstAdminLines({ db }: Site, url: string): Promise<string[]> {
  const token = await offerFirstAdmin(db);
  // In the fragment, which a browser sends to nobody and so reaches no log.
  return token ? ['Nobody has an account yet. This link creates the first administrator, once:', `  ${url}/#first-admin=${token}`, ''] : [];
}

/** How the site's time runs, where it keeps what it knows, and how it is stopped. */
function standing({ db, mode, clock }: Site, { dataFolder, logFile }: Config): string[] {
  const log = logFile === undefined ? '' : `, and the log in ${logFile}`;
  const kept =
    db.engine === 'sqlite'
      ? `Everything is kept in ${dataFolder}${log}`
      : `Everything is kept in PostgreSQL; mails and imports lie in ${dataFolder}${log}`;
  const practice = mode === 'practice' ? [`Practice: it is ${inOwnZone(clock.now())} here, and time runs ${clock.rate}× as fast.`] : [];
  return [...practice, `${kept}. Ctrl-C stops it.`];
}
