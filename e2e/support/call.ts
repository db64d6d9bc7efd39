import type { ApiKey, BodyOf, DataOf, QueryOf } from '@poolhouse/contract';

export interface Account {
  username: string;
  password: string;
}

export interface CallParts<K extends ApiKey> {
  query?: QueryOf<K>;
  body?: BodyOf<K>;
}

/** One API call to a site, signed in with user name and password; an error answer throws. */
export async function call<K extends ApiKey>(
  url: string,
  who: Account,
  key: K,
  { query: asked, body }: CallParts<K> = {},
): Promise<DataOf<K>> {
  const [method, path] = key.split(' ') as [string, string];
  const query = new URLSearchParams(Object.entries(asked ?? {}).map(([name, value]): [string, string] => [name, String(value)]));
  const answer = await fetch(`${url}/api/v1/${path}?${query}`, {
    method,
    headers: {
      authorization: `Basic ${Buffer.from(`${who.username}:${who.password}`).toString('base64')}`,
      'x-application-id': 'e2e',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const content = (await answer.json()) as { data: DataOf<K>; error?: { message: string } };
  if (content.error) throw new Error(`${key}: ${content.error.message}`);
  return content.data;
}
