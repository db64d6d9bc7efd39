import type { Answer } from './answer.types';
import { withOwnRows, type Groups } from './own-rows';

export const unreachable: Answer<never> = {
  error: { code: 'unavailable', message: "Can't reach Poolhouse. Check your connection and try again." },
};

/** The answer in a response; one that is no answer of ours (a proxy's page, a cut body) counts as unreachable. */
export async function readAnswer<T>(response: Response): Promise<Answer<T>> {
  const body: unknown = await response.json().catch(() => null);
  if (typeof body !== 'object' || body === null) return unreachable;
  const { error } = body as { error?: { message?: unknown } };
  if (error !== undefined && error !== null) return typeof error.message === 'string' ? (body as Answer<T>) : unreachable;
  if (!response.ok || !('data' in body)) return unreachable;
  const { __own: own, ...answer } = body as { data: Groups; __own?: Groups };
  return (own ? { ...answer, data: withOwnRows(answer.data, own) } : body) as Answer<T>;
}
