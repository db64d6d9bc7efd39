import { Command } from 'commander';
import { ConfigError } from '../app/config';
import { Refusal } from '../http/errors';
import { backupCommand } from './backup.command';
import { CommandRefused } from './command-refused';
import { importCommand } from './import.command';
import { restoreCommand } from './restore.command';
import { serveCommand } from './serve.command';
import { userCommand } from './user.command';

/** `poolhouse …`. Ends with exit code 0 when done and 1 when refused, with the reason in plain words. */
export async function main(argv: string[]): Promise<void> {
  const program = new Command('poolhouse').description('Sports contests among circles of friends.').showHelpAfterError();
  for (const command of [serveCommand(), userCommand(), importCommand(), backupCommand(), restoreCommand()]) program.addCommand(command);
  try {
    await program.parseAsync(argv);
  } catch (error) {
    process.stderr.write(`${wordsFor(error)}\n`);
    process.exitCode = 1;
  }
}

function wordsFor(error: unknown): string {
  if (error instanceof Refusal || error instanceof ConfigError || error instanceof CommandRefused) return error.message;
  const { code, message } = error as { code?: string; message?: string };
  if (code === 'ECONNREFUSED') return 'The database server of DATABASE_URL cannot be reached.';
  if (code === 'EADDRINUSE') return 'The port is in use already. Stop the other program, or set PORT to another number.';
  return `It did not work: ${message || code || String(error)}`;
}
