import { Command } from 'commander';
import { ConfigError } from '../app/config';
import { Refusal } from '../ground/refusal';
import { KeyDamaged } from '../releases/registry-key';
import { ReleaseRefused } from '../releases/release-refused';
import { ManifestDamaged } from '../releases/signed-manifest';
import { backupCommand } from './backup.command';
import { beginAgainCommand } from './begin-again.command';
import { CommandRefused } from './command-refused';
import { doctorCommand } from './doctor.command';
import { feedCommand } from './feed.command';
import { importCommand } from './import.command';
import { proveCommand } from './prove.command';
import { rehearseCommand } from './rehearse.command';
import { releaseKeyCommand } from './release-key.command';
import { releaseCommand } from './release.command';
import { remotesCommand } from './remotes.command';
import { restoreCommand } from './restore.command';
import { rollbackCommand } from './rollback.command';
import { seedModelCommand } from './seed-model.command';
import { serveCommand } from './serve.command';
import { ssfCommand } from './ssf.command';
import { upgradeCommand } from './upgrade.command';
import { userCommand } from './user.command';

/** Every command that `poolhouse --help` lists. */
export const commands = (): Command[] => [
  serveCommand(),
  userCommand(),
  importCommand(),
  releaseCommand(),
  releaseKeyCommand(),
  rollbackCommand(),
  remotesCommand(),
  backupCommand(),
  rehearseCommand(),
  upgradeCommand(),
  doctorCommand(),
  feedCommand(),
  restoreCommand(),
  proveCommand(),
  beginAgainCommand(),
  ssfCommand(),
  seedModelCommand(),
];

/** `poolhouse …`. Ends with exit code 0 when done and 1 when refused, with the reason in plain words. */
export async function main(argv: string[]): Promise<void> {
  const program = new Command('poolhouse').description('Sports contests among circles of friends.').showHelpAfterError();
  for (const command of commands()) program.addCommand(command);
  // What a release writes is for a web server's eyes too; everything else is for the owner's alone.
  program.hook('preAction', (_program, command) => {
    if (!PUBLIC.includes(command.name())) process.umask(0o077);
  });
  try {
    await program.parseAsync(argv);
  } catch (error) {
    process.stderr.write(`${wordsFor(error)}\n`);
    process.exitCode = 1;
  }
}

/** Commands that write files for a web server. */
const PUBLIC = ['release', 'rollback', 'remotes'];

/** Errors whose message is written for the operator. */
const PLAIN = [Refusal, ConfigError, CommandRefused, ReleaseRefused, ManifestDamaged, KeyDamaged];

function wordsFor(error: unknown): string {
  if (PLAIN.some((kind) => error instanceof kind)) return (error as Error).message;
  const { code, message } = error as { code?: string; message?: string };
  if (code === 'ECONNREFUSED') return 'The database server of DATABASE_URL cannot be reached.';
  if (code === 'EADDRINUSE') return 'The port is in use already. Stop the other program, or set PORT to another number.';
  return `It did not work: ${message || code || String(error)}`;
}
