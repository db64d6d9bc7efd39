import type { ApiKey } from '@poolhouse/contract';
import type { ApiError } from '../api/answer.types';

/** The calls that read. */
export type ReadKey = Extract<ApiKey, `GET ${string}`>;

export interface Read<T> {
  /** The last good answer to this very question; null before. */
  readonly data: T | null;
  /** Why it could not be read the last time. Data of before may stand beside it: then it is older than what the screen asked for. */
  readonly error: ApiError | null;
  /** Neither is known yet, or nothing is asked. */
  readonly pending: boolean;
  /** Reads again, for who presses 'Try again'. */
  retry(): void;
  /** Reads again once something was changed, and is done when the answer is there. @returns whether it came */
  again(): Promise<boolean>;
}
