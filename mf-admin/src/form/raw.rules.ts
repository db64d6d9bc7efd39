import type { Answer } from '@poolhouse/shared-ui';

/** What a call of the console answers where it worked. */
export interface Said {
  readonly result: 'success';
  readonly message?: string | undefined;
}

/** The answer as the console shows it: 'success: invitation to ann@example.com is on the way'. */
export const rawLine = ({ result, message }: Said): string => (message ? `${result}: ${message}` : result);

/** What stands in a box for whoever wants to see all of it: the data, or the error as it came. */
export const rawJson = (answer: Answer<unknown>): string =>
  JSON.stringify(answer.error ? { error: answer.error } : { data: answer.data }, null, 2);
