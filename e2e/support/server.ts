import { join } from 'node:path';
import { environmentFor, RunningServer, runPoolhouse } from '../../server/src/testing/run-poolhouse';

/** What a site is started with, beside its folder. */
export interface Start {
  args: string[];
  env: Record<string, string>;
}

/** The demo league, its clock standing. */
export const demo: Start = { args: ['--demo'], env: { POOLHOUSE_CLOCK_RATE: '0' } };
const environment = (dataFolder: string, env: Record<string, string>) =>
  environmentFor({ file: join(dataFolder, 'poolhouse.db') }, dataFolder, env);

/** Runs a `poolhouse` command beside the site of a folder, and throws what it said when it failed. */
export async function command(dataFolder: string, { args, env = {} }: Pick<Start, 'args'> & Partial<Start>): Promise<void> {
  const { code, stdout, stderr } = await runPoolhouse(args, environment(dataFolder, env));
  if (code !== 0) throw new Error(`poolhouse ${args.join(' ')} ended with ${code}:\n${stdout}${stderr}`);
}

/**
 * Starts the built site, with the demo league and a standing clock unless told otherwise.
 *
 * @param dataFolder its POOLHOUSE_DATA; a folder that has been served before starts at once
 */
export function serve(dataFolder: string, { args, env } = demo): Promise<RunningServer> {
  return RunningServer.start(environment(dataFolder, env), args);
}
