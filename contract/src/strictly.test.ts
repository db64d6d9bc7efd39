import { z } from 'zod';
import { api } from './api';
import type { Endpoint } from './endpoint';
import { strictly } from './strictly';

/** Objects of which somebody else says what they hold, and why. */
const LOOSE: Readonly<Record<string, string>> = {
  'POST utils/passkey_add body.credential': 'a browser’s own API makes it, and newer browsers add to it',
  'POST na/passkey_finish body.credential': 'the same',
};

interface Node {
  type?: string;
  properties?: Record<string, Node>;
  items?: Node;
  anyOf?: Node[];
  additionalProperties?: unknown;
}
const looseIn = (node: Node, path: string): string[] => [
  ...(node.properties && node.additionalProperties !== false ? [path] : []),
  ...Object.entries(node.properties ?? {}).flatMap(([name, part]) => looseIn(part, `${path}.${name}`)),
  ...(node.items ? looseIn(node.items, `${path}.0`) : []),
  ...(node.anyOf ?? []).flatMap((part) => looseIn(part, path)),
];

it('leaves no object of any call’s input open, but those that are not ours', () => {
  const loose = Object.entries<Endpoint>(api).flatMap(([key, { query, body }]) =>
    Object.entries({ query, body }).flatMap(([where, schema]) =>
      schema ? looseIn(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Node, `${key} ${where}`) : [],
    ),
  );
  expect(loose.sort()).toEqual(Object.keys(LOOSE).sort());
});

describe('a schema that was made strict', () => {
  const inner = z.object({ a: z.number().optional() });
  it.each<[string, z.ZodType, unknown]>([
    ['an object', inner, { b: 1 }],
    ['one in an object', z.object({ in: inner }), { in: { b: 1 } }],
    ['one in a list', z.array(inner), [{ b: 1 }]],
    ['one that may be left out, be null or has a default', inner.nullable().default({}).optional(), { b: 1 }],
    ['one of several', z.union([z.string(), inner]), { b: 1 }],
    ['one behind a preparation', z.preprocess((value) => value, inner), { b: 1 }],
    ['one under any name', z.record(z.string(), inner), { any: { b: 1 } }],
  ])('refuses what %s does not know', (_, schema, input) => {
    expect(schema.safeParse(input).success).toBe(true);
    expect(strictly(schema).safeParse(input).success).toBe(false);
  });

  it('keeps checks, defaults made anew and descriptions', () => {
    let made = 0;
    const old = z
      .object({ n: z.number().default(() => ++made), from: inner.optional() })
      .refine(({ n }) => n !== 13, 'must bring luck')
      .meta({ description: 'as it was' });
    const strict = strictly(old);
    expect([strict.parse({}), strict.parse({})]).toEqual([{ n: 1 }, { n: 2 }]);
    expect(strict.safeParse({ n: 13 }).error?.issues[0]?.message).toBe('must bring luck');
    expect(strict.meta()?.description).toBe('as it was');
  });

  it('leaves alone what is loose by its own word', () => {
    expect(strictly(z.looseObject({})).safeParse({ b: 1 }).success).toBe(true);
  });

  it('is refused where nobody knows how', () => {
    expect(() => strictly(z.object({ a: inner.and(z.object({ c: z.number() })) }))).toThrow('intersection');
  });
});
