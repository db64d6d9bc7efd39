import { z } from 'zod';
import { defineApi, type AnswerOf, type RowOf } from '../endpoint';
import { group, idOrZeroParam, sinceParam, weekParam } from '../fields';

const gameSteps = z.object({
  /** The game's. */
  ID: z.number().int(),
  /** Its steps as `stepsFrom` reads them: `1668362400,Q2,3:12,7,3,field_goal;…`, the first of them first. */
  Steps: z.string(),
});

export const footballStepsApi = defineApi({
  'GET football/steps': {
    summary: 'How some games of a week went: each change of score or period as the site saw it, from kick-off on.',
    access: 'player',
    query: z.object({
      /** Their IDs, comma list, at most five. Of games that have not begun there is nothing to tell. */
      games: z
        .string()
        .max(60)
        .regex(/^[1-9]\d{0,9}(,[1-9]\d{0,9}){0,4}$/, 'must be one to five ids with commas between them')
        .refine((text) => text.split(',').every((one) => Number(one) <= 2_147_483_647), 'must be ids'),
      week: weekParam,
      /** Of any season. */
      contest_id: idOrZeroParam.optional(),
      since: sinceParam,
    }),
    data: z.object({ games: group(gameSteps) }),
  },
});

export type FootballStepsRow = RowOf<AnswerOf<typeof footballStepsApi, 'GET football/steps'>['games']>;
