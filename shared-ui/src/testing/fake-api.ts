import type { ApiKey, DataOf } from '@poolhouse/contract';
import type { Answer, ApiError } from '../api/answer.types';
import type { ApiClient } from '../api/client.types';
import type { Credentials } from '../api/credentials';
import { urlOf } from '../api/url';
import type { FakeAnswers, FakeCall } from './fake-answers.types';
import { PageRead } from './fake-page';

type AnyAnswer = (
  query: unknown,
  body: unknown,
) => PageRead<unknown> | { error?: ApiError } | Promise<PageRead<unknown> | { error?: ApiError }>;

/** An API client that answers from a table and keeps a list of what was asked. */
export function fakeApi(answers: FakeAnswers, calls: FakeCall[]): ApiClient {
  async function answer<T>(key: string, query: Record<string, string>, body: unknown, as?: Credentials): Promise<Answer<T>> {
    calls.push({ key, query, body, ...(as ? { as } : {}) });
    const answerTo = (answers as Record<string, AnyAnswer | undefined>)[key];
    if (!answerTo) return { error: { code: 'not_found', message: `This test has no answer for ${key}.` } };
    const given = await answerTo(query, body);
    if (given instanceof PageRead) return { data: given.data as T, __delta: given.delta, ...(given.whole ? { __whole: true } : {}) };
    return given.error ? { error: given.error } : { data: given as T };
  }
  return {
    call: async <K extends ApiKey>(key: K, parts?: { query?: unknown; body?: unknown; as?: Credentials }) => {
      const { url } = urlOf(key, parts?.query);
      return answer<DataOf<K>>(key, Object.fromEntries(new URL(url, 'http://test').searchParams), parts?.body, parts?.as);
    },
    follow: async <T>(deltaUrl: string) => {
      const { pathname, searchParams } = new URL(deltaUrl, 'http://test');
      return answer<T>(`GET ${pathname.replace('/api/v1/', '')}`, Object.fromEntries(searchParams), undefined);
    },
  };
}
