import type { Answer } from '../api/answer.types';

/** The board's callers answer null or why not; an action takes an answer. */
export const answerOf = (refusal: string | null): Answer<null> =>
  refusal === null ? { data: null } : { error: { code: 'refused', message: refusal } };
