import { z } from 'zod';
import { contestFields, contestOption, wantedContest } from '../contest';
import { defineApi } from '../endpoint';
import { flag, group, idOrZeroParam, idParam, sinceParam, success, yearParam } from '../fields';
import { scoreFields } from '../game';
import { smackMessage, smackRow } from '../smack';
import { defineContest } from './contest-contract';

const config = z.object({
  ...contestFields,
  /** The week that is on. */
  week: z.number().int(),
  year: z.number().int(),
  Weeks: z.number().int(),
  isAdmin: flag,
  /** ISO; ''. */
  NextKickoff: z.string(),
  ScoresFrom: z.string(),
  Years: z.string(),
});

/** An entry and its pick of the week that is on, as this viewer may see it. */
const pick = z.object({
  /** Entry id. */
  ID: z.number().int(),
  EntryName: z.string(),
  /** 1 for the viewer's own entries. */
  mine: flag,
  /** 1 when a pick is in; no content. */
  PickIn: flag,
  /** Team name; '' without a pick, and while it is sealed from this viewer. */
  Pick: z.string(),
  event_id: z.number().int().nullable(),
  /** 1 away, 2 home. */
  side: z.union([z.literal(1), z.literal(2)]).nullable(),
  /** '' while not graded. */
  Grade: z.enum(['W', 'L', '']),
});

const standing = z.object({
  /** Entry id. */
  ID: z.number().int(),
  EntryName: z.string(),
  Points: z.number().int(),
  Losses: z.number().int(),
  /** Shared rank by most points. */
  Rank: z.number().int(),
  Moved: z.number().int(),
});

const __id__Api = defineApi({
  'GET __id__/pagedata': {
    summary: 'The board of one contest.',
    access: 'player',
    query: z.object({ contest_id: idOrZeroParam.optional(), year: yearParam.optional(), since: sinceParam }),
    data: z.object({
      config: group(config),
      contests: group(contestOption),
      games: group(z.object(scoreFields)),
      picks: group(pick),
      standings: group(standing),
      smack: group(smackRow),
    }),
  },
  'POST __id__/pick': {
    summary: "Sets one's pick of the week that is on, until its game kicks off.",
    access: 'player',
    body: z
      .object({ entry_id: z.number().int().min(1), event_id: z.number().int().min(1), side: z.union([z.literal(1), z.literal(2)]) })
      .strict(),
    data: success,
  },
  'POST __id__/smack': {
    summary: "Posts a message to the contest's smack board; without contest_id to the viewer's own.",
    access: 'player',
    body: z.object({ Message: smackMessage, contest_id: wantedContest }),
    data: success,
  },
  'DELETE __id__/smack': {
    summary: "Removes one's own message from the smack board.",
    access: 'player',
    query: z.object({ id: idParam, contest_id: idOrZeroParam.optional() }),
    data: success,
  },
});

export const __id__ = defineContest({ type: '__id__', name: '__Name__', api: __id__Api });
