import { z } from 'zod';
import { defineApi } from './endpoint';
import { flag, group, id, oneLine, sinceParam, success } from './fields';
import { FAILURE_KINDS, isRemoteId, isRemoteVersion } from './remote';
import { inPlayFields } from './sweat';

/** What the home list says about one entry of the player. Texts are ready to show; '' and null leave their place empty. */
const homeContest = z.object({
  /** Contest name and entry: 'Football-7'. */
  ID: z.string(),
  /** Contest name as in the sign-in's user_contests: 'Football'. */
  contest: z.string(),
  /** Its contest, as its administrator called it: 'Oak Street Pool'. */
  pool: z.string(),
  entry: z.string(),
  /** The contest's page, opened at this entry. */
  href: z.string(),
  /** 'Week 7'. */
  note: z.string(),
  /** 1 when nothing is left to do, 0 when something is, null where the contest asks nothing of the player. */
  done: flag.nullable(),
  /** '3 of 5 saved'. */
  state: z.string(),
  /** ISO instant of what comes next (a kick-off), ''. */
  next: z.string(),
  /** What `next` is: 'Next kickoff'. */
  next_label: z.string(),
  /** Games on now. */
  live: z.number().int(),
  /** Shared rank in what runs now, of how many; null before there is one. */
  rank: z.number().int().nullable(),
  rank_shared: flag,
  of: z.number().int(),
  overall_rank: z.number().int().nullable(),
  overall_shared: flag,
  /** What the player should do, and still can: label of the button and its page, opened at this entry; '' for nothing. */
  action: z.string(),
  action_href: z.string(),
});

/** Something of the player's that is being played: a pick, a team, a square or an entry's golfers. Texts are ready to show. */
const homeLive = z.object({ ...inPlayFields, contest: z.string(), pool: z.string() });

/** A pick of the player whose game is still to come. */
const homeLock = z.object({
  ID: z.string(),
  contest: z.string(),
  pool: z.string(),
  pick: z.string(),
  spread: z.number().nullable(),
  at: z.string(),
  line_locked: flag,
  /** As of what is on (`chance`): null where the game has no line. */
  chance: z.number().min(0).max(1).nullable().optional(),
});

const seasonQuestion = z.object({
  /** The contest of the new year. */
  ID: z.number().int(),
  /** Its kind, 'Football'. */
  contest: z.string(),
  name: z.string(),
  year: z.number().int(),
  /** What the player's entries were called in the year before. */
  entries: z.array(z.string()),
  asked_by: z.string(),
  /** '' until the player has said. */
  answer: z.enum(['', 'in', 'out']),
});
export type SeasonQuestionRow = z.infer<typeof seasonQuestion>;

export const homeApi = defineApi({
  'GET utils/season_questions': {
    summary: 'New years of pools that the player was asked about, and what they said; of seasons that are closed nothing.',
    access: 'player',
    data: z.object({ season_questions: group(seasonQuestion) }),
  },
  'POST utils/answer_season': {
    summary:
      "The player's word on the new year of a pool: in, with last year's entries by name, or out. It may change until the season begins.",
    access: 'player',
    body: z.object({ contest_id: id, answer: z.enum(['in', 'out']) }).strict(),
    data: success,
  },
  'GET utils/home': {
    summary: 'What the home page tells of every entry of the player.',
    access: 'player',
    query: z.object({ since: sinceParam }),
    data: z.object({ contests: group(homeContest), live: group(homeLive), locks: group(homeLock) }),
  },
  'POST utils/remote_failure': {
    summary: 'Reports that a remote could not be shown in this browser; the log names it with owner and version.',
    access: 'player',
    body: z
      .object({
        remote: oneLine(60).refine(isRemoteId, 'must be the id of a remote'),
        version: oneLine(60).refine(isRemoteVersion, 'must be a version'),
        owner: oneLine(80),
        kind: z.enum(FAILURE_KINDS),
        /** The file that failed, '' where none did. */
        file: oneLine(200),
        /** What the browser said of it. */
        message: z
          .string()
          .max(500)
          .regex(/^[^\u0000]*$/, 'must not contain control characters'),
        /** Path of the page, without its query. */
        page: oneLine(200),
      })
      .strict(),
    data: success,
  },
});
