import type { ErrorCode } from '@poolhouse/contract';

const statusOf: Record<ErrorCode, number> = {
  bad_input: 400,
  not_signed_in: 401,
  second_factor: 401,
  locked: 423,
  too_many_requests: 429,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  game_started: 409,
  no_line: 409,
  line_moved: 409,
  duplicate_pick: 400,
  reason_required: 400,
  unavailable: 503,
  internal: 500,
};

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
    this.status = statusOf[code];
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
