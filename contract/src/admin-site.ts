import { z } from 'zod';
import { defineApi } from './endpoint';
import { flag, group, oneLine, success } from './fields';
import { isRemoteId } from './remote';

/** Where scores and lines come from. */
export const feedRow = z.object({
  /** The agent's name. */
  ID: z.string(),
  /** The same in words. */
  name: z.string(),
  /** Where it asks, without its key; '' where it is not set. */
  address: z.string(),
  /** Who has set the address: the operator's variable, or the console's switch. */
  set_by: z.enum(['operator', 'console', 'nobody']),
  /** What the console's switch would set. */
  usual_address: z.string(),
  /** ISO; ''. */
  last_good: z.string(),
  last_error: z.string(),
  next_run: z.string(),
  /** How much of the last answer was not believed. */
  refused: z.number().int(),
  /** Games that are kept by hand against it. */
  by_hand: z.number().int(),
  /** Which of its addresses answered last, without its key; '' where none did. */
  answered_by: z.string().optional(),
  /** Its place among them, from 1, and how many there are. */
  source: z.number().int().optional(),
  sources: z.number().int().optional(),
  /** What of the last answer is not as agreed, a sentence each. */
  misfits: z.array(z.string()).optional(),
});
export type FeedRow = z.infer<typeof feedRow>;

/** One thing that was looked at. */
const doctorFinding = z.object({
  ID: z.number().int(),
  /** 'bad' wants somebody today, 'look' when there is time. */
  level: z.enum(['good', 'look', 'bad']),
  about: z.string(),
  says: z.string(),
  /** What to do; '' where it is good. */
  todo: z.string(),
});
export type DoctorFindingRow = z.infer<typeof doctorFinding>;

/** What is live of a remote, for whom, since when, by whom. */
export const releaseRow = z.object({
  /** `mf-football 1.4.0` */
  ID: z.string(),
  remote: z.string(),
  version: z.string(),
  /** 'live', '10 %', 'kept', 'live, as built in place'. */
  given: z.string(),
  since: z.string(),
  by: z.string(),
  /** How many browsers said in the last 7 days that this version failed. */
  failures: z.number().int(),
  /** Of the latest of them, ISO; ''. */
  last_failure: z.string(),
  /** 1 where roll back has something to go back to. */
  can_roll_back: flag,
});
export type ReleaseRow = z.infer<typeof releaseRow>;

const remote = z.string().max(60).refine(isRemoteId, 'must be the name of a remote, such as mf-football');

export const adminSiteApi = defineApi({
  'POST ad/test': {
    summary: 'Says how the site fares: versions, clocks, database, what is set up. Writes nothing, shows no address and no key.',
    access: 'site',
    data: z.object({
      version: z.string(),
      commit: z.string(),
      node: z.string(),
      mode: z.enum(['practice', 'production']),
      site_clock: z.string(),
      wall_clock: z.string(),
      engine: z.enum(['sqlite', 'postgres']),
      engine_version: z.string(),
      /** The last migration that was applied. */
      migration: z.string(),
      /** How long a write and its roll back took. */
      write_and_rollback_ms: z.number(),
      mail: z.enum(['server', 'folder']),
      push: z.enum(['set', 'not set']),
      feeds: z.record(z.string(), z.enum(['set', 'not set'])),
      agents: z.record(z.string(), z.string()),
    }),
  },
  'GET ad/doctor': {
    summary: 'What was found when the site was last looked at from end to end, as `poolhouse doctor` tells it.',
    access: 'site',
    data: z.object({
      findings: group(doctorFinding),
      /** When it was looked at, ISO; '' for never. */
      at: z.string(),
      /** 1 while it is being looked at. */
      checking: flag,
    }),
  },
  'POST ad/check_doctor': {
    summary: 'Looks at the site from end to end, in a program of its own; `ad/doctor` has what it finds, once it has.',
    access: 'site',
    data: success,
  },
  'POST ad/check_remotes': {
    summary: 'Holds every kept file of every released version against what was published.',
    access: 'site',
    data: success.extend({ checked: z.number().int(), damaged: z.number().int(), faults: z.array(z.string()) }),
  },
  'POST ad/rollback_remote': {
    summary: 'Takes back a share of a remote, else goes back to what was live before; as the command does.',
    access: 'site',
    body: z.object({ id: remote }).strict(),
    data: success.extend({ said: z.array(z.string()) }),
  },
  'GET ad/remote_failures': {
    summary: 'What browsers said of failures of a remote, the latest first.',
    access: 'site',
    query: z.object({ remote: oneLine(60).optional() }),
    data: z.object({
      failures: group(
        z.object({
          ID: z.number().int(),
          remote: z.string(),
          version: z.string(),
          kind: z.string(),
          file: z.string(),
          message: z.string(),
          page: z.string(),
          count: z.number().int(),
          last_at: z.string(),
        }),
      ),
    }),
  },
});
