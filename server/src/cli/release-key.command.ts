import { userInfo, hostname } from 'node:os';
import { isRemoteId } from '@poolhouse/contract';
import { Command, InvalidArgumentError } from 'commander';
import { fingerprintOf } from '../ground/crypto/signing-key';
import { listKeys } from '../releases/keys.store';
import type { ReleaseSite } from '../releases/release-site';
import { columns } from '../releases/remotes-table';
import { trustKey, revoke } from '../releases/trust-key';
import { called, placeOf, remoteMeant, withReleaseSite, type Called } from './release-site';
import { siteAddress, teamKey } from './team-key';

/** `poolhouse release-key …`: a team makes a key on its machine, and an administrator of the site lets its public half in. */
export function releaseKeyCommand(call = called()): Command {
  const command = new Command('release-key').description('keys with which teams release from their own machines');
  command
    .command('make', { isDefault: true })
    .argument('[remote]', 'mf-NAME; by default the one whose folder this is')
    .description("on a team's machine: make its key for a site, and print what an administrator has to run there")
    .requiredOption('--site <address>', 'where it is to release')
    .option('--key <file>', 'keep it in this file')
    .action((named: string | undefined, options: { site: string; key?: string }) => make(call, remoteMeant(named, call), options));
  command
    .command('add')
    .argument('<remote>', 'the only remote that it may release', remote)
    .argument('<key>', 'its public half, as the team has sent it')
    .description('beside the site: let a key in')
    .requiredOption('--name <name>', 'whose it is; shown in lists and in the activity log')
    .action((id: string, key: string, { name }: { name: string }) =>
      beside(call, (site) => add(site, { remote: id, public_key: key, name })),
    );
  command
    .command('list')
    .description('beside the site: every key, and whether it may release')
    .action(() => beside(call, list));
  command
    .command('revoke')
    .argument('<id>', 'its number in the list', Number)
    .description('beside the site: take the right away from a key, at once')
    .action((id: number) =>
      beside(call, async (site) => {
        const key = await site.db.write((tx) => revoke(tx, id, site.clock.now(), who(site)));
        site.say(`"${key.name}" may not release ${key.remote} any more.`);
      }),
    );
  return command;
}

function make(call: Called, id: string, options: { site: string; key?: string }): void {
  const site = siteAddress(options.site);
  const { key, file, made } = teamKey(call, { site, remote: id, file: options.key });
  const { say } = placeOf(call);
  say(
    `${made ? 'Made' : 'There is'} a key to release ${id} at ${site}: ${file}. It never leaves this machine; keep it out of backups that others can read.`,
  );
  say(`An administrator of ${site} lets it in, where the site runs (or by the call ad/add_release_key), with:`);
  say('');
  say(`  npx poolhouse release-key add ${id} ${key.publicKey} --name "${nameOfThisMachine()}"`);
  say('');
  say(`Its fingerprint is ${fingerprintOf(key.publicKey)}; compare it on the telephone. Then: npm run release -w ${id} -- --site ${site}`);
}

const nameOfThisMachine = (): string => `${userInfo().username}@${hostname()}`.replaceAll(/[^\w@.-]/g, '');

const who = ({ siteClock, by }: ReleaseSite) => ({ by, ip: '', at: siteClock.now() });

async function beside(call: Called, work: (site: ReleaseSite) => Promise<void>): Promise<void> {
  await withReleaseSite(placeOf(call), work);
}

async function add(site: ReleaseSite, key: { remote: string; public_key: string; name: string }): Promise<void> {
  const id = await site.db.write((tx) => trustKey(tx, key, site.clock.now(), who(site)));
  site.say(
    `"${key.name}" may release ${key.remote} (key ${id}, fingerprint ${fingerprintOf(key.public_key)}). Take it back with: npx poolhouse release-key revoke ${id}`,
  );
}

async function list({ db, say }: ReleaseSite): Promise<void> {
  const keys = await db.read(listKeys);
  const day = (at: number) => new Date(at).toISOString().slice(0, 10);
  const rows = keys.map((key) => [
    String(key.id),
    key.remote,
    key.name,
    key.fingerprint,
    `${day(key.added_at)} by ${key.added_by}`,
    key.revoked_at === null ? '' : day(key.revoked_at),
  ]);
  for (const line of rows.length > 0
    ? columns([['ID', 'REMOTE', 'NAME', 'FINGERPRINT', 'ADDED', 'REVOKED'], ...rows])
    : ['No team has a key.'])
    say(line);
}

function remote(text: string): string {
  if (!isRemoteId(text)) throw new InvalidArgumentError('Remotes are called mf- and a name.');
  return text;
}
