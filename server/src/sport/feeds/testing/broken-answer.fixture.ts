import fc from 'fast-check';
import { valueAt } from '../fit';
import type { Path } from '../misfit';

/** What a feed may do to a field. */
const HOWS = ['removed', 'nulled', 'retyped', 'renamed'] as const;

export interface Broken {
  readonly path: Path;
  /** As misfits write it. */
  readonly at: string;
  readonly how: (typeof HOWS)[number];
  readonly json: unknown;
}

/**
 * An answer of which one field, wherever it stands, is not what it was.
 *
 * @param read names of the fields that a reader looks at, which are broken more often than the many others
 */
export function brokenAnswers(answer: unknown, read: ReadonlySet<string>): fc.Arbitrary<Broken> {
  const paths = fieldsOf(answer, []);
  const looked = paths.filter((path) => read.has(String(path.at(-1))));
  const path = fc.oneof({ weight: 7, arbitrary: fc.constantFrom(...looked) }, { weight: 1, arbitrary: fc.constantFrom(...paths) });
  return fc.tuple(path, fc.constantFrom(...HOWS)).map(([path, how]) => ({
    path,
    at: path.map((key, n) => (typeof key === 'number' ? `[${key}]` : n === 0 ? String(key) : `.${String(key)}`)).join(''),
    how,
    json: broken(answer, path, how),
  }));
}

/** Whether one of these paths is the other, or leads to it. */
export const related = (one: string, other: string): boolean => one.startsWith(other) || other.startsWith(one);

const isNode = (value: unknown): value is Record<PropertyKey, unknown> => typeof value === 'object' && value !== null;

/** Every field of every object in it. */
function fieldsOf(value: unknown, at: Path): Path[] {
  if (Array.isArray(value)) return value.flatMap((one, n) => fieldsOf(one, [...at, n]));
  if (!isNode(value)) return [];
  return Object.entries(value).flatMap(([key, one]) => [[...at, key], ...fieldsOf(one, [...at, key])]);
}

function broken(answer: unknown, path: Path, how: Broken['how']): unknown {
  const copy = structuredClone(answer);
  const parent = valueAt(copy, path.slice(0, -1));
  const key = path.at(-1);
  if (!isNode(parent) || key === undefined) return copy;
  const value = parent[key];
  delete parent[key];
  if (how === 'nulled') parent[key] = null;
  if (how === 'retyped') parent[key] = retyped(value);
  if (how === 'renamed') parent[`${String(key)}Now`] = value;
  return copy;
}

/** The same in another kind: what is wrapped, or spelled out. */
function retyped(value: unknown): unknown {
  if (Array.isArray(value)) return { list: value };
  if (isNode(value)) return [value];
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : { value };
}
