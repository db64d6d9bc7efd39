import type { z } from 'zod';
import { misfitOf, type Misfit, type Path } from './misfit';

/** Each round takes one more part away; no answer is nested deeper than that. */
const ROUNDS = 16;

/**
 * Reads a part of an answer at the door. What does not fit is told by its path, and taken away as if the feed had not said it, as far as the
 * schema lets it be left out: a broken broadcast does not cost the score. Undefined where what is needed does not fit.
 *
 * @param at where the part stands in the answer
 */
export function fit<S extends z.ZodType>(schema: S, value: unknown, at: Path, misfits: Misfit[]): z.output<S> | undefined {
  const told: Path[] = [];
  let rest = value;
  for (let round = 0; round < ROUNDS; round += 1) {
    const parsed = schema.safeParse(rest);
    if (parsed.success) return parsed.data;
    const { issues } = parsed.error;
    for (const issue of issues) {
      // What lacks only because a part of it was taken away was told by that part.
      if (told.some((known) => begins(known, issue.path))) continue;
      told.push(issue.path);
      misfits.push(misfitOf(issue, { at, found: valueAt(value, issue.path) }));
    }
    const away: Path[] = [];
    for (const { path } of issues) {
      const part = removable(rest, path);
      if (part === undefined) return undefined;
      away.push(part);
    }
    for (const part of away) rest = without(rest, part);
  }
  return undefined;
}

export function valueAt(value: unknown, path: Path): unknown {
  let here = value;
  for (const key of path) here = isNode(here) ? here[key] : undefined;
  return here;
}

const isNode = (value: unknown): value is Record<PropertyKey, unknown> => typeof value === 'object' && value !== null;
const begins = (long: Path, short: Path): boolean => short.every((key, n) => long[n] === key);

/** The smallest part around a path that can be taken away: a field that is there, or an element that is not null yet. */
function removable(value: unknown, path: Path): Path | undefined {
  for (let n = path.length; n > 0; n -= 1) {
    const part = path.slice(0, n);
    const found = valueAt(value, part);
    if (found !== undefined && !(found === null && Array.isArray(valueAt(value, path.slice(0, n - 1))))) return part;
  }
  return undefined;
}

/** A copy without a field; the place of an element stays, empty, so that the others keep theirs. */
function without(value: unknown, [key, ...deeper]: Path): unknown {
  if (!isNode(value) || key === undefined) return value;
  const copy: Record<PropertyKey, unknown> = Array.isArray(value) ? ([...value] as never) : { ...value };
  if (deeper.length > 0) copy[key] = without(copy[key], deeper);
  else if (Array.isArray(value)) copy[key] = null;
  else delete copy[key];
  return copy;
}
