import type { ApiKey, BodyOf, DataOf, QueryOf } from '@poolhouse/contract';
import type { Answer } from './answer.types';
import type { Credentials } from './credentials';
import type { StreamEvent, WatchEnd } from './watch';

export interface CallParts<K extends ApiKey> {
  query?: QueryOf<K>;
  body?: BodyOf<K>;
  signal?: AbortSignal;
  /** Who makes this one call, instead of whoever is signed in. */
  as?: Credentials;
}

/** Makes the calls of the contract for whoever is signed in. Never throws. */
export interface ApiClient {
  call<K extends ApiKey>(key: K, parts?: CallParts<K>): Promise<Answer<DataOf<K>>>;
  /** Reads the URL of a `__delta`: its path and query, on the API's own host. */
  follow<T>(deltaUrl: string, signal?: AbortSignal): Promise<Answer<T>>;
  /** Hears of a page's deltas as they come, until the stream ends. Left out where there is none. */
  watch?(deltaUrl: string, signal: AbortSignal, onEvent: (event: StreamEvent) => void): Promise<WatchEnd>;
  /** Hears only that the site is there, and its time, until the stream ends. Left out where there is none. */
  watchSite?(signal: AbortSignal, onEvent: (event: StreamEvent) => void): Promise<WatchEnd>;
}
