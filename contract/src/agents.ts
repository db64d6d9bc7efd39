import { z } from 'zod';
import { defineApi } from './endpoint';
import { flag, flagParam, success, typedName } from './fields';

/** A job that the site does by itself, as the admin console shows it. */
export const contestAgent = z.object({
  ID: z.number().int(),
  name: z.string(),
  /** The name in words. */
  title: z.string().optional(),
  active: flag,
  /** Seconds between two runs while something is going on. */
  refresh_rate: z.number().int(),
  /** ISO; '' before the first run. */
  last_runtime: z.string(),
  /** What came of the last run, or why there is none, in words. */
  outcome: z.string(),
  /** ISO; '' while it is switched off or rests. */
  next_run: z.string(),
  /** Failed runs in a row. */
  failures: z.number().int(),
  /** 1 where it has not run for three times its rate though it should. */
  late: flag,
});
export type ContestAgentRow = z.infer<typeof contestAgent>;

const name = typedName.max(60);

export const agentsApi = defineApi({
  'GET ad/toggleagent': {
    summary: 'Switches an agent on or off.',
    access: 'site',
    writes: true,
    query: z.object({ name, active: flagParam }).strict(),
    data: success,
  },
  'POST ad/run_agent': {
    summary: 'Lets an agent run now: it is due at once, and a run under way is not disturbed.',
    access: 'site',
    body: z.object({ name }).strict(),
    data: success,
  },
  'POST ad/agent_rate': {
    summary: 'Sets how often an agent runs while something is going on.',
    access: 'site',
    body: z
      .object({
        name,
        /** Seconds, 10 to a day. */
        refresh_rate: z
          .number()
          .int('must be whole seconds')
          .min(10, 'must be 10 seconds to a day')
          .max(86_400, 'must be 10 seconds to a day'),
      })
      .strict(),
    data: success,
  },
});
