import type { Tx } from '../../../ground/db/database';

/** What the activity log calls the steps, in order. Steps 6 and 7 are told apart by the contest. */
export const STEP_ACTIONS = [
  'auction.configured',
  'auction.owners_copied',
  'auction.bracket_copied',
  'auction.teams_imported',
  'auction.teams_prepared',
  'auction.versus_prepared',
  'auction.versus_prepared',
  'auction.play_ins_imported',
] as const;
export type StepAction = (typeof STEP_ACTIONS)[number];

/** A step that was done: by whom, and when for the last time. */
export interface StepMark {
  action: string;
  contestId: number | null;
  /** Site time, epoch ms. */
  at: number;
  by: string;
}

/** What the log keeps of a step; the year stands first, for `readStepMarks` looks for it. */
export const stepDetails = (year: number, message: string) => ({ year, message });

/** Who last did each step of a year, and when: told by the activity log, where these lines stay for good. @param circle the group of players */
export async function readStepMarks(tx: Tx, circle: number, year: number): Promise<StepMark[]> {
  const latest = tx
    .selectFrom('activity')
    .select(({ fn }) => fn.max('id').as('id'))
    .where('group_number', '=', circle)
    .where('action', 'in', STEP_ACTIONS)
    .where('after', 'like', `{"year":${year},%`)
    .groupBy(['action', 'contest_id']);
  return tx.selectFrom('activity').select(['action', 'contest_id as contestId', 'at', 'actor as by']).where('id', 'in', latest).execute();
}
