import { z } from 'zod';
import { plural } from './formats';
import { refusedName, tidyName } from './names';

/** A group of rows as the spec sends them: `{ data: [...] }`. */
export const group = <T extends z.ZodType>(row: T) => z.object({ data: z.array(row) });

/** The largest number that both databases keep as an integer. */
export const LARGEST_INTEGER = 2_147_483_647;

/** The id of a row, in a body. */
export const id = z.number('must be a number').int('must be a whole number').min(1).max(LARGEST_INTEGER);

/** A positive whole number. A query string carries text; a caller gives a number all the same, and the compiler holds it to that. */
export const idParam = z.coerce.number<number>('must be a number').int('must be a whole number').min(1).max(LARGEST_INTEGER);
/** Like idParam, but 0 stands for "mine" (the spec's default contest). */
export const idOrZeroParam = z.coerce.number<number>('must be a number').int('must be a whole number').min(0).max(LARGEST_INTEGER);
/** 0 or 1, as the spec writes booleans. */
export const flagParam = z.coerce.number<number>('must be 0 or 1').int().min(0, 'must be 0 or 1').max(1, 'must be 0 or 1');
export const flag = z.union([z.literal(0), z.literal(1)]);

export const yearParam = z.coerce.number<number>('must be a year').int().min(1990).max(2200);
export const weekParam = z.coerce.number<number>('must be a week').int().min(1).max(30);

/** A line: whole or half points from -99.5 to 99.5; negative gives points. */
export const line = z.number('must be a number').min(-99.5).max(99.5).multipleOf(0.5, 'must be in steps of 0.5');
export const lineParam = z.preprocess(
  (value) => (value === '' ? undefined : value),
  z.coerce.number<number>('must be a number').min(-99.5).max(99.5).multipleOf(0.5, 'must be in steps of 0.5').optional(),
);

/** An instant in UTC, ISO 8601 with Z. */
export const instant = z.iso.datetime({ offset: true });

/** Text typed by a person: trimmed, without control characters but line breaks. */
export const text = (max: number) =>
  z
    .string('must be text')
    .trim()
    .min(1, 'must not be empty')
    .max(max, `must have at most ${plural(max, 'character')}`)
    // Control characters are exactly what is refused, and what turns the writing of all that follows around.
    .regex(/^[^\u0000-\u0009\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]*$/, 'must not contain control characters');

/** Control characters, which no field takes; NUL among them, which PostgreSQL cannot keep. */
const noControls = (max: number) =>
  z
    .string('must be text')
    .max(max, `must have at most ${plural(max, 'character')}`)
    .regex(/^[^\u0000-\u001f\u007f]*$/, 'must not contain control characters');

/** One line that may be empty: a reason, a label. */
export const oneLine = (max: number) => noControls(max).trim();

/** A secret or a machine's word, taken as it is. */
export const secretText = noControls;

/** A password as it was typed. */
export const password = noControls(200).min(1, 'must not be empty');

/** A name by which somebody or something is looked up, whatever it was allowed to be when it was given. */
export const typedName = noControls(254).trim().min(1, 'must not be empty');

/** A name that is given: to a user, an entry, a contest, a device. Made plain first, so that no two look alike (names.ts). */
export const newName = (max: number) =>
  z
    .string('must be text')
    .max(4 * max, `must have at most ${plural(max, 'character')}`)
    .overwrite(tidyName)
    .max(max, `must have at most ${plural(max, 'character')}`)
    .refine((name) => refusedName(name) === null, { error: ({ input }) => refusedName(String(input)) ?? 'cannot be had' });

/** The opaque version that a __delta URL carries. */
export const sinceParam = noControls(64).optional();

/** The answer of a call that only reports that it worked. `id` is the new row's id where one was made, `message` says what was done. */
export const success = z.object({ result: z.literal('success'), id: z.number().int().optional(), message: z.string().optional() });

/** Rows of which an answer carries the first, and how many there are in all. */
export const pagedGroup = <T extends z.ZodType>(row: T) => z.object({ data: z.array(row), total: z.number().int() });
/** What a read of a long list takes: words to find, the ID of the last row that is known, and how many more. */
export const paging = {
  q: noControls(100).trim().optional(),
  after: z.coerce.number<number>('must be a number').int().min(0).max(LARGEST_INTEGER).optional(),
  limit: z.coerce.number<number>('must be a number').int('must be a whole number').min(1).max(200, 'must be at most 200').default(50),
};

/** Why an administrator does something: it is shown to whom it concerns. */
export const reasonText = noControls(200).trim().min(3, 'must say why');
