import { formatAnd } from '@poolhouse/contract/formats';
const NAMED = 3;

/** 'Ann', 'Ann and Bob', 'Ann, Bob and 4 more'. */
export function namesOf(names: readonly string[]): string {
  const shown = names.length <= NAMED ? names : [...names.slice(0, NAMED - 1), `${names.length - NAMED + 1} more`];
  return formatAnd(shown);
}

/** The verb that goes with so many names: `goes` or `go`. */
export const verb = (names: readonly unknown[], one: string, many: string): string => (names.length === 1 ? one : many);

/** Words as a sentence; a name at their end may bring its own full stop. */
export const sentence = (words: string): string => (/[.!?]$/.test(words) ? words : `${words}.`);
