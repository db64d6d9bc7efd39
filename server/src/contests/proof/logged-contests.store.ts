import type { ContestType } from '@poolhouse/contract';
import type { Tx } from '../../ground/db/database';
import { contestOf, type Contest } from '../contest';
import { unclosedContests } from '../entries/unclosed.store';

/** The contests of a kind that keep their logs. @param since the first year of those */
export async function loggedContests(tx: Tx, type: ContestType, since: number): Promise<Contest[]> {
  return (await unclosedContests(tx, type, since).execute()).map(contestOf);
}
