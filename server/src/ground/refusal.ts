import { errorStatus, type ErrorCode } from '@poolhouse/contract';

/** A refusal with words for people. Thrown inside a write it also undoes the write. */
export class Refusal extends Error {
  readonly status: number;
  constructor(
    readonly code: ErrorCode,
    message: string,
    /** Reasons by field, `{ pick3: 'Bills kicked off at …' }`. */
    readonly fields?: Record<string, string>,
  ) {
    super(message);
    this.name = 'Refusal';
    this.status = errorStatus[code];
  }
}

/** The caller must wait; the answer says for how long in its Retry-After header. */
export class TooManyRequests extends Refusal {
  /** @param what what there was too much of, and of whom */
  constructor(
    readonly retryAfterSeconds: number,
    what = 'failed sign-ins from your address',
  ) {
    const wait = retryAfterSeconds < 60 ? `${retryAfterSeconds} s` : `${Math.ceil(retryAfterSeconds / 60)} min`;
    super('too_many_requests', `There were too many ${what}. Please try again in ${wait}.`);
  }
}
