import { Command } from 'commander';
import { rollBack } from '../releases/rollback';
import { called, releaseSite, remoteMeant } from './release-site';

/** `poolhouse rollback [remote]`. */
export function rollbackCommand(call = called()): Command {
  return new Command('rollback')
    .argument('[remote]', 'the folder of a remote, mf-…; by default the one whose folder this is')
    .description('take back a share, else go back to what was live before')
    .action((named: string | undefined) => rollBack(releaseSite(call), remoteMeant(named, call)));
}
