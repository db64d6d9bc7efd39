import { z } from 'zod';
import { PERSON_COLORS } from './constants';
import { defineApi } from './endpoint';
import { group } from './fields';

export const personColor = z.enum(PERSON_COLORS);
export type PersonColor = z.infer<typeof personColor>;

const MONOGRAM = /^[\p{L}\p{N}]{1,2}$/u;

/** One or two letters or figures, kept as capitals. */
export const monogram = z
  .string('must be text')
  .max(20, 'must have one or two letters')
  .overwrite((typed) => typed.normalize('NFKC').trim().toUpperCase())
  .refine((letters) => MONOGRAM.test(letters), 'must be one or two letters or figures');

/** By what a person is known at a glance, beside their name or where there is no room for it. */
export interface PersonMark {
  readonly color: PersonColor;
  readonly monogram: string;
}

const personRow = z.object({
  Color: personColor,
  Monogram: z.string(),
  /** What their entries are called that the viewer may see, those of earlier years as well. */
  Names: z.array(z.string()),
});
export type PersonRow = z.infer<typeof personRow>;

const ownMark = z.object({ Color: personColor, Monogram: z.string() });

export const peopleApi = defineApi({
  'GET utils/people': {
    summary: "The color and the monogram of everybody in the player's circles, by the names of their entries; the player's own.",
    access: 'player',
    data: z.object({
      people: group(personRow),
      own: ownMark,
      /** What the player's own would be without a choice. */
      usual: ownMark,
    }),
  },
});
