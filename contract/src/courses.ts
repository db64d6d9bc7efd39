import { z } from 'zod';
import { SPORTS } from './constants';
import { defineApi, type AnswerOf, type RowOf } from './endpoint';
import { group } from './fields';

/** So many games are told at once. */
export const MOST_COURSES = 40;

/** How a game went, and what its chances hang on. */
const course = z.object({
  /** The game's. */
  ID: z.number().int(),
  Sport: z.enum(SPORTS),
  Abbrev1: z.string(),
  Abbrev2: z.string(),
  /** The home side's closing line; null where it has none. */
  Line: z.number().nullable(),
  /** Kick-off, ISO. */
  day: z.string(),
  /** Its steps as `stepsFrom` reads them; '' of one that has not begun. */
  Steps: z.string(),
});

export const coursesApi = defineApi({
  'GET utils/courses': {
    summary:
      'How some games went: each change of score or period as the site saw it, from kick-off on, with the line that their chances go by.',
    access: 'player',
    query: z.object({
      /** Their IDs, comma list, each once. A game that does not exist is not told of. */
      games: z
        .string()
        .max(11 * MOST_COURSES)
        .regex(/^[1-9]\d{0,9}(,[1-9]\d{0,9})*$/, 'must be ids with commas between them')
        .refine((text) => text.split(',').length <= MOST_COURSES, `must be at most ${MOST_COURSES} ids`)
        .refine((text) => text.split(',').every((one) => Number(one) <= 2_147_483_647), 'must be ids'),
    }),
    data: z.object({ games: group(course) }),
  },
});

export type CourseRow = RowOf<AnswerOf<typeof coursesApi, 'GET utils/courses'>['games']>;
