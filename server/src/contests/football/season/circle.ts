import type { Tx } from '../../../ground/db/database';
import type { Contest } from '../../contest';
import type { FootballDeps } from '../football-deps';
import { readSeason, type FootballSeason } from '../football-season';
import { footballKind } from '../football.kind';

/** One year of a contest, to date. */
export async function readYear(tx: Tx, deps: FootballDeps, { id, year }: Contest, now: number): Promise<FootballSeason> {
  return readSeason(tx, deps, { contestId: id, calendar: await deps.calendars.readIn(tx, year, footballKind), now });
}
