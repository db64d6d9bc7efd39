import type { ApiKey, BodyOf, DataOf, ErrorAnswer, QueryOf } from '@poolhouse/contract';

export type Answer<K extends ApiKey> = { data: DataOf<K>; error?: undefined } | (ErrorAnswer & { data?: undefined });

/** What of `fetch` is needed here; another one goes another way. */
export type Ask = (
  url: string,
  how: { method?: string; headers?: Record<string, string>; body?: string },
) => Promise<{ json(): Promise<unknown> }>;

/** Calls the API of a server elsewhere; rejects when it cannot be reached or dies before the answer is whole. */
export async function callAt<K extends ApiKey>(
  url: string,
  authorization: string,
  key: K,
  { ask = fetch, ...parts }: { query?: QueryOf<K>; body?: BodyOf<K>; ask?: Ask } = {},
): Promise<Answer<K>> {
  const [method, path] = key.split(' ') as [string, string];
  const query = new URLSearchParams(Object.entries(parts.query ?? {}).map(([name, value]): [string, string] => [name, String(value)]));
  const answer = await ask(`${url}/api/v1/${path}?${query}`, {
    method,
    headers: { authorization, 'x-application-id': 'test', ...(parts.body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(parts.body === undefined ? {} : { body: JSON.stringify(parts.body) }),
  });
  return (await answer.json()) as Answer<K>;
}

export function basic(username: string, secret: string): string {
  return `Basic ${Buffer.from(`${username}:${secret}`).toString('base64')}`;
}

/** The `data` of an answer; a refusal throws. */
export async function dataOf<K extends ApiKey>(answer: Promise<Answer<K>>): Promise<DataOf<K>> {
  const { data, error } = await answer;
  if (error) throw new Error(`${error.code}: ${error.message}`);
  return data;
}
