import type { ApiError } from '../api/answer.types';
import type { ResultNote } from '../feedback/ResultText';

/** Failures that say nothing about what was asked, and may be over at the next attempt. */
const passing = new Set(['unavailable', 'internal', 'too_many_requests']);

/** Whether trying the same again may work. */
export const mayPass = ({ code }: ApiError): boolean => passing.has(code);

/** Why an action failed. */
export class ActionError extends Error {
  constructor(readonly error: ApiError) {
    super(error.message);
    this.name = 'ActionError';
  }

  /** Anything that was thrown instead of answered. */
  static of(trouble: unknown): ActionError {
    return trouble instanceof ActionError ? trouble : new ActionError({ code: 'internal', message: 'It did not work. Try again.' });
  }
}

/** What is said under the button; null for nothing. */
export function resultOf(of: string | ResultNote | ActionError): ResultNote | null {
  if (of instanceof ActionError) return { ok: false, text: of.error.message };
  if (typeof of !== 'string') return of;
  return of === '' ? null : { ok: true, text: of };
}
