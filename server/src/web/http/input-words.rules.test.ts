import { api, type ApiKey, type Endpoint } from '@poolhouse/contract';
import type { z } from 'zod';
import { inputOf, sample, type Shape } from '../../testing/sample-input';
import { inputSentence, LABELS } from './input-words.rules';

const keys = Object.keys(api) as ApiKey[];
const inside = (shape: Shape): string[] => [
  ...Object.entries(shape.properties ?? {}).flatMap(([name, part]) => [name, ...inside(part)]),
  ...(shape.items ? inside(shape.items) : []),
  ...(shape.anyOf ?? shape.oneOf ?? []).flatMap(inside),
];
const inputs = keys.flatMap((key) => {
  const input = inputOf(key);
  return input ? [{ key, ...input }] : [];
});
const fields = [...new Set(inputs.flatMap(({ shape }) => inside(shape)))];

const said = (path: string[], message = 'is so') => inputSentence({ code: 'custom', message, path, input: undefined });
const labelOf = (field: string) =>
  said([field])
    .replace(/^The | is so\.$/g, '')
    .toLowerCase();

/** The words of a field's name, as it is spelled. */
const wordsOf = (field: string) =>
  field
    .split(/_|(?<=[a-z])(?=[A-Z0-9])|(?<=[A-Z])(?=[A-Z][a-z])/)
    .map((word) => word.toLowerCase())
    .filter(Boolean);

describe('the label of a field', () => {
  it('stands for many of them', () => {
    expect(fields.length).toBeGreaterThan(150);
    expect(['tid', 'gid', 'paid', 'auto_bids', 'contest_id', 'entryId', 'event_id3', 'ID'].map(labelOf)).toEqual([
      'tournament',
      'player’s number',
      'paid',
      'auto bids',
      'contest',
      'entry',
      'event 3',
      'number',
    ]);
  });

  it.each(fields)('%s is a thing, with an article or its number', (field) => {
    expect(said([field])).toMatch(/^The [a-z]\D* is so\.$|^[A-Z][a-z ]* \d+ is so\.$/);
    expect(labelOf(field)).not.toMatch(
      /^(accept|approve|active|on|off|after|before|now|max|uses|count|confirm|closed|double|self pick|dry run|enter me)$/,
    );
  });

  it.each(fields)('%s is whole words that can be read aloud', (field) => {
    const label = labelOf(field);
    const words = label.split(' ');
    for (const word of words.filter((one) => one !== 'a' && !/^\d+$/.test(one))) expect(word).toMatch(/^(?=.*[aeiouy]).{2,}$/);
    // What has no label of its own is said in the words of its name, none of them cut.
    if (!(field in LABELS)) expect([...wordsOf(field), 'number']).toEqual(expect.arrayContaining(words));
  });
});

describe('what is said of a refused field', () => {
  const BAD = [-1, 1e12, 0.3, 'no-such-thing', '', null, [], {}];
  const sentences = (key: ApiKey, input: unknown): { issue: z.core.$ZodIssue; sentence: string }[] => {
    const { query, body }: Endpoint = api[key];
    const { error } = (query ?? body)?.safeParse(input) ?? {};
    return (error?.issues ?? []).map((issue) => ({ issue, sentence: inputSentence(issue) }));
  };
  it.each(inputs)('$key lists nothing empty, and calls no number "no number"', ({ key, shape }) => {
    for (const name of Object.keys(shape.properties ?? {}))
      for (const bad of BAD)
        for (const { issue, sentence } of sentences(key, { ...(sample(shape) as object), [name]: bad })) {
          expect(sentence).not.toMatch(/, ,|\bbe ,|,\.|\bor \.|\bbe \.| {2}/);
          if (typeof bad === 'number' && issue.path.length === 1 && issue.path[0] === name && issue.code.startsWith('too_'))
            expect(sentence).not.toContain('must be a number');
        }
  });

  it('names a slot as the screen does, and several as several', () => {
    expect(['pick1', 'event_id3', 'Spread5', 'score2'].map((field) => said([field]))).toEqual([
      'Pick 1 is so.',
      'Event 3 is so.',
      'Spread 5 is so.',
      'Score 2 is so.',
    ]);
    const missing = (field: string) =>
      inputSentence({ code: 'invalid_type', expected: 'array', path: [field], message: 'Invalid input', input: undefined });
    expect(['emails', 'exp_wins', 'name', 'quiet_hours'].map(missing)).toEqual([
      'The emails are missing.',
      'The number of wins is missing.',
      'The name is missing.',
      'The quiet hours are missing.',
    ]);
  });

  it('names a choice of nothing as empty', () => {
    const body = { tournament_id: 1, status: 'ON', reason: 'seen at the course' };
    expect(sentences('POST ad/golf_set_status', body).map(({ sentence }) => sentence)).toEqual([
      'The status must be SUSPENDED, CANCELLED or FINAL, or empty.',
    ]);
  });
});
