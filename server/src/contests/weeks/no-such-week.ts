import { plural } from '@poolhouse/contract/formats';
import { Refusal } from '../../ground/refusal';

/** For a week before a contest begins, or after its last. */
export function noSuchWeek(first: number, last: number): Refusal {
  const words = first === 1 ? `This contest has ${plural(last, 'week')}.` : `This contest has weeks ${first} to ${last}.`;
  return new Refusal('bad_input', words, { week: `must be ${first} to ${last}` });
}

/** For a contest that would begin after the last week of its season. */
export function refuseLaterThan(last: number, firstWeek: number | undefined): void {
  if (firstWeek === undefined || firstWeek <= last) return;
  throw new Refusal('bad_input', `A contest of this kind begins in week ${last} at the latest.`, { first_week: `must be 1 to ${last}` });
}
