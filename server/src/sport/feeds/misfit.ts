import { formatOr } from '@poolhouse/contract/formats';
import type { z } from 'zod';

export type Path = readonly PropertyKey[];

/** What of an answer is not as it should be. Words and path name kinds and fields, never a value: one may hold a key. */
export interface Misfit {
  /** `events[3].competitions[0].competitors[1].score` */
  readonly path: string;
  /** 'is not a whole number but missing' */
  readonly words: string;
  /** By which a feed's game is known here, `ESPN:401437634`, where one was left out for it. */
  readonly game?: string;
}

/** The misfit in a sentence. @param about where it was answered, 'ESPN scoreboard https://…' */
export const misfitSentence = ({ path, words }: Misfit, about = ''): string =>
  `${about === '' ? '' : `${about}: `}${path === '' ? 'the answer' : path} ${words}`;

/** @param found what stands there */
export const misfitAt = (path: Path, isNot: string, found: unknown): Misfit => ({
  path: pathWords(path),
  words: `${isNot} but ${foundWords(found)}`,
});

/** What a schema says of a value, in plain words. */
export function misfitOf(issue: z.core.$ZodIssue, { at, found }: { at: Path; found: unknown }): Misfit {
  const path = [...at, ...issue.path];
  if (issue.code === 'custom') return misfitAt(path, issue.message, found);
  const expected = expectedWords(issue);
  const isOfKind = issue.code !== 'invalid_type' || (issue.expected === 'int' && typeof found === 'number');
  return { path: pathWords(path), words: `is not ${expected} but ${isOfKind ? otherWords(found) : foundWords(found)}` };
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'an object',
  record: 'an object',
};

function expectedWords(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return KINDS[issue.expected] ?? issue.expected;
    case 'invalid_value':
      return formatOr(issue.values.map(String));
    case 'invalid_union':
      return formatOr(new Set(issue.errors.flatMap(([first]) => (first ? [expectedWords(first)] : []))));
    case 'invalid_format':
      return 'a text of the form that it had';
    default:
      return 'what it was';
  }
}

function foundWords(value: unknown): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return KINDS[typeof value] ?? typeof value;
}

/** Of the right kind, and yet not right. */
function otherWords(value: unknown): string {
  if (typeof value === 'string') return value === '' ? 'an empty text' : 'another text';
  return typeof value === 'number' ? 'another number' : foundWords(value);
}

const PLAIN = /^[A-Za-z_]\w{0,60}$/;

function pathWords(path: Path): string {
  return path
    .map((key, n) => {
      if (typeof key === 'number') return `[${key}]`;
      const name = String(key);
      if (!PLAIN.test(name)) return `[${JSON.stringify(name.slice(0, 20))}]`;
      return n === 0 ? name : `.${name}`;
    })
    .join('');
}
