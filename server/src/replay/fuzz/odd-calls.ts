import { api, API_PREFIX, type ApiKey, type Endpoint } from '@poolhouse/contract';
import type { Random } from '../../sport/practice/random.rules';
import { inputOf } from '../../testing/sample-input';
import { objectFor, odd, pick } from './odd-values';

export interface OddCall {
  key: ApiKey;
  method: string;
  url: string;
  /** The body as it is sent, which need not be JSON. */
  body?: string;
}

/** A stream has no end to wait for, and who signs out makes no more calls. */
const NOT_MADE: readonly ApiKey[] = ['GET live', 'GET utils/logout', 'POST utils/logout'];
const KEYS = (Object.keys(api) as ApiKey[]).filter((key) => !NOT_MADE.includes(key));

/** Bodies that are refused before a field of theirs is looked at, or should be. */
const WHOLE: readonly ((random: Random) => string)[] = [
  (random) => nested('[', ']', pick(random, [30, 33, 3_000, 5_000, 30_000])),
  (random) => nested('{"a":', '}', pick(random, [30, 33, 3_000, 5_000, 10_000])),
  (random) => JSON.stringify({ user_options: JSON.parse(nested('[', ']', pick(random, [20, 200]))) as unknown }),
  () => '{"a":1',
  () => '{"year":1,"year":2}',
  () => '{"__proto__":{"is_admin":1}}',
  () => '{"constructor":{"prototype":{}}}',
  () => `{"Message":"${'x'.repeat(70_000)}"}`,
  () => '\u0000',
  () => '﻿{}',
  (random) => JSON.stringify(odd(random)),
];
const nested = (open: string, close: string, levels: number): string => `${open.repeat(levels)}1${close.repeat(levels)}`;

/** Queries whose escapes are odd by themselves. */
const QUERIES = [
  '?%00',
  '?a=%ff',
  '?a=%zz',
  '?ids=2147483648',
  '?ids=1,2147483648',
  '?id=1&id=2',
  '?year[]=1',
  '?&&=&',
  `?q=${'%F0%9F'.repeat(200)}`,
];

/** The next call: any of the contract's, its input near to what it takes and then spoilt. */
export function oddCall(random: Random): OddCall {
  const key = pick(random, KEYS);
  const [method = '', path = ''] = key.split(' ');
  const { bytes }: Endpoint = api[key];
  const input = inputOf(key);
  const oddness = pick(random, [0, 0, 0.1, 0.3]);
  const given = input ? objectFor(wholeObject(input.shape, random), random, oddness) : {};
  const query = input?.where === 'query' ? searchOf(given) : '';
  const url = API_PREFIX + path + (random() < 0.05 ? pick(random, QUERIES) : query);
  if (method === 'GET' || method === 'DELETE') return { key, method, url };
  if (bytes || random() < 0.08) return { key, method, url, body: pick(random, WHOLE)(random) };
  return input?.where === 'body' ? { key, method, url, body: JSON.stringify(given) } : { key, method, url };
}

const wholeObject = (shape: NonNullable<ReturnType<typeof inputOf>>['shape'], random: Random) =>
  pick(random, shape.anyOf ?? shape.oneOf ?? [shape]);

function searchOf(given: Record<string, unknown>): string {
  const pairs = Object.entries(given).flatMap(([name, value]): [string, string][] =>
    Array.isArray(value) ? value.slice(0, 20).map((one) => [name, String(one)]) : [[name, plain(value)]],
  );
  return `?${new URLSearchParams(pairs)}`;
}

const plain = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));
