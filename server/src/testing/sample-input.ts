import { api, type ApiKey, type Endpoint } from '@poolhouse/contract';
import { z } from 'zod';

/** What of a JSON schema tests go by. */
export interface Shape {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  format?: string;
  minimum?: number;
  properties?: Record<string, Shape>;
  required?: string[];
  items?: Shape;
  anyOf?: Shape[];
  oneOf?: Shape[];
}

/** Where a call takes its input, and as what; null for a call without. */
export const inputOf = (key: ApiKey): { where: 'query' | 'body'; shape: Shape } | null => {
  const { query, body }: Endpoint = api[key];
  const schema = query ?? body;
  return schema
    ? { where: query ? 'query' : 'body', shape: z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape }
    : null;
};

/** Something that the schema is likely to take. */
export function sample(shape: Shape): unknown {
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return shape.enum[0];
  const [first] = shape.anyOf ?? shape.oneOf ?? [];
  if (first) return sample(first);
  if (shape.type === 'array') return [sample(shape.items ?? {})];
  if (shape.type === 'object')
    return Object.fromEntries((shape.required ?? []).map((name) => [name, sample(shape.properties?.[name] ?? {})]));
  if (shape.type === 'integer' || shape.type === 'number') return Math.max(1, shape.minimum ?? 1);
  if (shape.format === 'email') return 'zoe@example.net';
  if (shape.format === 'uri') return 'https://push.example.org/x';
  return 'Sample';
}

/** The way to a field of an input: names, and 0 for the first of a list. */
export type Path = readonly (string | 0)[];

/** The input with another value at a place in it; what leads there is made where it is missing. */
export function withValue(input: unknown, [head, ...rest]: Path, value: unknown): unknown {
  if (head === undefined) return value;
  if (head === 0) return [withValue(Array.isArray(input) ? input[0] : undefined, rest, value)];
  return { ...(input as object), [head]: withValue((input as Record<string, unknown> | undefined)?.[head], rest, value) };
}

/** An input as a query carries it. */
export const queryOf = (input: unknown) =>
  new URLSearchParams(Object.entries(input as object).map(([name, value]): [string, string] => [name, String(value)]));
