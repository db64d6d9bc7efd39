import { z } from 'zod';
import { defineApi } from './endpoint';
import { flag, flagParam, id, oneLine, success, typedName } from './fields';
import { gameStatus } from './game';

/** A job that the site does by itself, as the admin console shows it. */
export const contestAgent = z.object({
  ID: z.number().int(),
  name: z.string(),
  active: flag,
  /** Seconds between two runs while something is going on. */
  refresh_rate: z.number().int(),
  /** ISO; '' before the first run. */
  last_runtime: z.string(),
  /** What came of the last run, or why there is none, in words. */
  outcome: z.string(),
});
export type ContestAgentRow = z.infer<typeof contestAgent>;

const score = z.number().int().min(0).max(200).nullable();

export const agentsApi = defineApi({
  'GET ad/toggleagent': {
    summary: 'Switches an agent on or off.',
    access: 'admin',
    writes: true,
    query: z.object({ name: typedName.max(60), active: flagParam }).strict(),
    data: success,
  },
  'POST ad/set_game': {
    summary: "Enters a game's score and state by hand; feeds leave the game alone until it is released with manual 0.",
    access: 'admin',
    body: z
      .object({
        id,
        /** Needed unless the game is only released. */
        state: gameStatus.optional(),
        /** Both or none; needed for a game that is going on or over. */
        score1: score.optional(),
        score2: score.optional(),
        /** What to print, such as 'Q3'; left out, it follows the state. */
        status: oneLine(20).optional(),
        /** 'm:ss' */
        time_left: z
          .string()
          .regex(/^(\d{1,2}:[0-5]\d)?$/, 'must be minutes and seconds such as 7:45')
          .optional(),
        /** 1 keeps feeds away, 0 lets them speak again, about the line as well. */
        manual: flag.default(1),
      })
      .strict(),
    data: success,
  },
});
