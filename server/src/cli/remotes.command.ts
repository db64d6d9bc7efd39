import { Command } from 'commander';
import { readBook } from '../releases/book-file';
import { InPlaceRemotes } from '../releases/in-place';
import { publishedFaults } from '../releases/published-version';
import { remoteLines, tableOf } from '../releases/remotes-table';
import { CommandRefused } from './command-refused';
import { called, releaseSite, type ReleaseCommandSite } from './release-site';

/** `poolhouse remotes`. */
export function remotesCommand(call = called()): Command {
  return new Command('remotes')
    .description('list the versions of every remote: who is given which, since when, by whom')
    .option('--check', 'hold every kept file against what was published')
    .action(async ({ check = false }: { check?: boolean }) => {
      const site = releaseSite(call);
      listRemotes(site);
      if (check) await checkFiles(site);
    });
}

function listRemotes({ folders, key, say }: ReleaseCommandSite): void {
  const wrong: string[] = [];
  const inPlace = new InPlaceRemotes(folders.apps, (file, faults) => wrong.push(`${file} is left out: ${faults.join('; ')}`)).list();
  const lines = remoteLines(readBook(folders.releases, key), inPlace);
  for (const line of lines.length > 0 ? tableOf(lines) : ['There are no remotes: none is released and none is built.']) say(line);
  for (const line of wrong) say(line);
}

async function checkFiles({ folders, key, say }: ReleaseCommandSite): Promise<void> {
  let [versions, damaged] = [0, 0];
  for (const [id, remote] of Object.entries(readBook(folders.releases, key).remotes)) {
    for (const [version, published] of Object.entries(remote.versions)) {
      if (published.pruned) continue;
      const faults = await publishedFaults(folders.releases, id, version, published);
      versions++;
      if (faults.length > 0) damaged++;
      for (const fault of faults) say(`${id} ${version}: ${fault}`);
    }
  }
  if (damaged > 0)
    throw new CommandRefused(
      `${damaged} of ${versions} versions are damaged. Restore the releases folder from a backup, or release another version.`,
    );
  say(`Checked ${versions === 1 ? '1 version' : `${versions} versions`}: every file is as it was published.`);
}
