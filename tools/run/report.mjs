import { CommandFailed } from './command.mjs';

/**
 * Says why the work stopped, with what the failing command wrote, and ends.
 * @param {unknown} trouble
 * @returns {never}
 */
export function tellAndExit(trouble) {
  if (trouble instanceof CommandFailed) console.error(`${trouble.output.trim()}\n\n${trouble.message}`);
  else console.error(trouble instanceof Error ? trouble.message : trouble);
  process.exit(1);
}
