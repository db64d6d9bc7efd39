import type { ApiKey, BodyOf, DataOf, QueryOf } from '@poolhouse/contract';
import type { ApiError } from '../api/answer.types';
import type { Credentials } from '../api/credentials';
import type { PageRead } from './fake-page';

type Given<K extends ApiKey> = DataOf<K> | PageRead<DataOf<K>> | { error: ApiError };

/** What a fake server answers to one call; checked against the contract. `{ error }` refuses; a promise keeps the screen waiting. */
export type FakeAnswer<K extends ApiKey> = (query: QueryOf<K>, body: BodyOf<K>) => Given<K> | Promise<Given<K>>;

/** Only the calls that a test needs; any other answers `not_found`. */
export type FakeAnswers = { [K in ApiKey]?: FakeAnswer<K> };

/** A call that was made. Values of a query are text, as on the wire. */
export interface FakeCall {
  key: string;
  query: Record<string, string>;
  body: unknown;
  /** Who made it, where that was not the player of the session. */
  as?: Credentials;
}
