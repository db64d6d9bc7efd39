import { writeFileSync } from 'node:fs';
import { plural } from '@poolhouse/contract/formats';
import { Command } from 'commander';
import { logFile } from '../contests/proof/log-file';
import { KeptProofSite } from '../ground/proof/proof-site';
import { CommandRefused } from './command-refused';
import { writeWhole } from './whole-file';
import { say, withDatabase } from './with-database';

/** `poolhouse prove CONTEST FILE`: a contest's log with what was opened of it, for who wants to check it without the site. */
export function proveCommand(): Command {
  return new Command('prove')
    .argument('<contest>', 'its number')
    .argument('<file>')
    .description("a contest's log, with all that was opened of its seals, as check-contest.mjs takes it; holds nothing that is sealed")
    .action((contest: string, file: string) =>
      withDatabase(async (db) => {
        const site = await KeptProofSite.of(db);
        const lines = await db.read((tx) => logFile(tx, site, idOf(contest)));
        if (lines.length === 0) throw new CommandRefused(`There is no contest ${contest} whose log has begun.`);
        await writeWhole(file, (part) => writeFileSync(part, `${lines.join('\n')}\n`));
        say(`${file} holds the log of contest ${contest}: ${plural(lines.length, 'line')}. node check-contest.mjs ${file} checks it.`);
      }),
    );
}

function idOf(contest: string): number {
  const id = Number(contest);
  if (!Number.isSafeInteger(id) || id < 1) throw new CommandRefused(`${contest} is no number of a contest.`);
  return id;
}
