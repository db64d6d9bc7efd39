import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { newSigningKey, readSigningKey, type SigningKey } from '../ground/crypto/signing-key';
import { CommandRefused } from './command-refused';

interface Caller {
  env: NodeJS.ProcessEnv;
  cwd: string;
}

/** Which key is meant: one a remote and site, unless a file is named. */
export interface TeamKeyPlace {
  /** From siteAddress. */
  site: string;
  remote: string;
  file?: string | undefined;
}

/** A site's address without a slash at its end. Throws CommandRefused. */
export function siteAddress(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol)) throw new CommandRefused(`${text} is no address of a site such as https://pool.example.`);
  return url.origin;
}

/** Where this machine keeps a key: never in the project, from where it could be committed. */
export function teamKeyFile({ env, cwd }: Caller, { site, remote, file }: TeamKeyPlace): string {
  const named = file ?? env.POOLHOUSE_RELEASE_KEY;
  if (named) return resolve(cwd, named);
  const config = env.XDG_CONFIG_HOME || join(env.HOME || homedir(), '.config');
  return join(config, 'poolhouse/release-keys', new URL(site).host.replaceAll(':', '_'), `${remote}.pem`);
}

/** This machine's key. Throws CommandRefused when there is none that can be used. */
export function readTeamKey(caller: Caller, place: TeamKeyPlace): SigningKey {
  const file = teamKeyFile(caller, place);
  if (!existsSync(file))
    throw new CommandRefused(
      `This machine has no key to release ${place.remote} at ${place.site} (${file}). Make one: npm run release-key -w ${place.remote} -- --site ${place.site}`,
    );
  return readIn(file);
}

/** This machine's key, made where there is none; only its user can read it. */
export function teamKey(caller: Caller, place: TeamKeyPlace): { key: SigningKey; file: string; made: boolean } {
  const file = teamKeyFile(caller, place);
  const made = !existsSync(file);
  if (made) {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    writeFileSync(file, newSigningKey().pem(), { mode: 0o600, flag: 'wx' });
  }
  return { key: readIn(file), file, made };
}

function readIn(file: string): SigningKey {
  try {
    return readSigningKey(readFileSync(file));
  } catch (cause) {
    throw new CommandRefused(`${file} holds no release key that can be read.`, { cause });
  }
}
