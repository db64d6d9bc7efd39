import type { ContestChoiceRow } from '@poolhouse/contract';
import { termsBody, type Terms } from './terms.rules';

/** A contest that is to be opened, as it is typed. */
export interface NewContest {
  type: ContestChoiceRow['ID'];
  year: string;
  name: string;
  terms: Terms;
  entries: string;
  /** All members of the group are entered at once. */
  everybody: boolean;
}

/** What the server is sent of it. @param known fields that its kind has */
export const contestBody = ({ type, year, name, terms }: NewContest, group: number, known: readonly string[]) => ({
  contest_type: type,
  name: name.trim(),
  year: Number(year),
  group_number: group,
  ...termsBody(terms, known),
});
