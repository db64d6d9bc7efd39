import type { ContestType } from '@poolhouse/contract';
import type { Tx } from '../../ground/db/database';

/** The contests of a kind whose season is not closed, from a year on, in their order; as `c`. */
export const unclosedContests = (tx: Tx, type: ContestType, since: number) =>
  tx
    .selectFrom('contests as c')
    .leftJoin('season_freezes as f', 'f.contest_id', 'c.id')
    .selectAll('c')
    .where('c.contest_type', '=', type)
    .where('c.year', '>=', since)
    .where('f.contest_id', 'is', null)
    .orderBy('c.id');
