import type { ActiveContestRow } from '@poolhouse/contract';
import { seasonName } from '@poolhouse/contract/rules';

/** Contests to choose one from, by their number; behind a line for none of them where it has words. */
export const seasonChoices = (
  contests: readonly Pick<ActiveContestRow, 'id' | 'name' | 'year'>[],
  none?: string,
): { value: number; label: string }[] => [
  ...(none === undefined ? [] : [{ value: 0, label: none }]),
  ...contests.map((contest) => ({ value: contest.id, label: seasonName(contest) })),
];
