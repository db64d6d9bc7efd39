import { inNumber, plural } from '@poolhouse/contract/formats';
import { Command } from 'commander';
import type { Overview } from '../releases/release-service';
import { tableOf } from '../releases/remotes-table';
import { renewManifest } from '../releases/renew';
import { CommandRefused } from './command-refused';
import { called, placeOf, remoteMeant, withReleaseService, withReleaseSite, type Called, type Elsewhere } from './release-site';

interface RemotesOptions extends Elsewhere {
  check?: boolean;
  renew?: boolean;
}

/** `poolhouse remotes [remote]`. */
export function remotesCommand(call = called()): Command {
  return new Command('remotes')
    .argument('[remote]', 'whose key asks a site elsewhere; by default the one whose folder this is')
    .description('list the versions of every remote: who is given which, since when, by whom')
    .option('--check', 'hold every kept file against what was published')
    .option('--site <address>', 'of a site elsewhere, with the key of this machine')
    .option('--key <file>', 'that key, where it is kept elsewhere')
    .option('--renew', 'sign the list anew, after a database was put back with other means than poolhouse restore')
    .action(async (named: string | undefined, { check = false, renew = false, ...elsewhere }: RemotesOptions) => {
      if (renew) return renewList(call);
      const id = elsewhere.site === undefined ? '' : remoteMeant(named, call);
      await withReleaseService(call, id, elsewhere, async (service, { say }) => report(await service.overview(id, check), check, say));
    });
}

function report({ lines, checked, damaged, faults }: Overview, check: boolean, say: (text: string) => void): void {
  for (const line of lines.length > 0 ? tableOf(lines) : ['There are no remotes: none is released and none is built.']) say(line);
  for (const fault of faults) say(fault);
  if (damaged > 0)
    throw new CommandRefused(
      `${damaged} of ${plural(checked, 'version')} ${inNumber(damaged, 'is', 'are')} damaged. Restore the database from a backup, or release another version.`,
    );
  if (check) say(`Checked ${plural(checked, 'version')}: every file is as it was published.`);
}

async function renewList(call: Called): Promise<void> {
  await withReleaseSite(placeOf(call), async ({ db, key, clock, say }) => {
    const number = await renewManifest(db, key, clock.now());
    say(
      number === null
        ? 'Nothing was released here, so there is no list to sign.'
        : `The list of releases is number ${number} now; browsers take it.`,
    );
  });
}
