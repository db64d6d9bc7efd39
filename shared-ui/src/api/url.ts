import { API_PREFIX } from '@poolhouse/contract/constants';

/** The method and the URL of a call of the contract. Query fields without a value are left out. */
export function urlOf(key: string, query: unknown): { method: string; url: string } {
  const [method = 'GET', path = ''] = key.split(' ');
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null) params.append(name, String(value));
  }
  const search = params.toString();
  return { method, url: API_PREFIX + path + (search && `?${search}`) };
}

/** Path and query of a `__delta`, below our API whatever host it names; null when it points elsewhere. */
export function deltaPath(deltaUrl: string): string | null {
  try {
    const { pathname, search } = new URL(deltaUrl, 'http://poolhouse.invalid');
    return pathname.startsWith(API_PREFIX) ? pathname + search : null;
  } catch {
    return null;
  }
}
