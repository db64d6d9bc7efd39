import { z } from 'zod';
import { wantedContest } from '../contest';
import { id, idParam, oneLine, yearParam } from '../fields';

export const MOST_POINTS = 1_000_000;
export const points = z.number('must be a number').int('must be a whole number').min(1).max(MOST_POINTS);
export const reason = oneLine(200);

/**
 * Which auction: the year's, and the number of the group's auction within it, by either of its two names. Left out: the current year, and
 * the first. Or the contest itself. Names that mean different auctions are refused.
 */
export const which = {
  year: z.number().int().min(1990).max(2200).optional(),
  group: id.optional(),
  group_id: id.optional(),
  contest_id: wantedContest,
};
export const whichQuery = {
  year: yearParam.optional(),
  group: idParam.optional(),
  group_id: idParam.optional(),
  contest_id: idParam.optional(),
};

export const done = z.object({ result: z.literal('success'), seq: z.number().int() });
