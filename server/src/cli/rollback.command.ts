import { Command } from 'commander';
import { called, remoteMeant, withReleaseService, type Elsewhere } from './release-site';

/** `poolhouse rollback [remote]`. */
export function rollbackCommand(call = called()): Command {
  return new Command('rollback')
    .argument('[remote]', 'the folder of a remote, mf-…; by default the one whose folder this is')
    .description('take back a share, else go back to what was live before')
    .option('--site <address>', 'at a site elsewhere, with the key of this machine')
    .option('--key <file>', 'that key, where it is kept elsewhere')
    .action((named: string | undefined, options: Elsewhere) => {
      const id = remoteMeant(named, call);
      return withReleaseService(call, id, options, (service) => service.rollBack(id));
    });
}
