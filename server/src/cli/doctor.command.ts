import { Command } from 'commander';
import { examined } from '../admin/doctor/examine';
import { written } from '../admin/doctor/finding';
import { contests } from '../contests';
import { SystemClock } from '../ground/clock/clock';
import { say, withDatabase } from './with-database';

/** `poolhouse doctor`: what is wrong with a site, and what to do. Ends with 1 where something is bad. */
export function doctorCommand(): Command {
  return new Command('doctor')
    .description('say what is wrong with the site, and what to do; ends with 1 where something is bad')
    .option('--json', 'as a list for programs, and for the console')
    .action(async ({ json = false }: { json?: boolean }) => {
      const findings = await withDatabase((db, config) => {
        const feeds = contests.flatMap(({ feeds: own = [] }) => own).flatMap(({ feeds: own }) => own);
        return examined({ ...config, db, feeds, now: new SystemClock().now() });
      });
      if (json) say(JSON.stringify(findings));
      else for (const line of written(findings)) say(line);
      if (findings.some(({ level }) => level === 'bad')) process.exitCode = 1;
    });
}
