import { formatAnd } from '@poolhouse/contract/formats';
import type { Invalidate, Tx } from '../../../ground/db/database';
import { Refusal } from '../../../ground/refusal';
import { readTournament, type Tournament } from '../../../sport/tournament/tournament';
import type { Memberships } from '../../entries/directory';
import type { NumberedAuction } from '../groups.rules';

/** What a step of the yearly set-up works on. */
export interface SetUp {
  readonly tx: Tx;
  readonly invalidate: Invalidate;
  /** Site time, epoch ms. */
  readonly now: number;
  readonly year: number;
  /** The group of players whose administrator does it. */
  readonly circle: number;
  readonly memberships: Memberships;
  /** All auctions of the group of players. */
  readonly auctions: readonly NumberedAuction[];
  readonly ofYear: readonly NumberedAuction[];
}

export interface StepDone {
  message: string;
  count: number;
  /** Where it was done for one auction alone. */
  contestId?: number;
}

export function needAuctions({ ofYear, year }: SetUp): readonly NumberedAuction[] {
  if (ofYear.length === 0) throw new Refusal('conflict', `There is no auction in ${year} yet. Do step 1 first.`);
  return ofYear;
}

export async function needTournament({ tx, year, now }: SetUp): Promise<Tournament> {
  const tournament = await readTournament(tx, year, now);
  if (!tournament)
    throw new Refusal(
      'conflict',
      `The site does not know the tournament of ${year}. Make it from its field in the console, Game day, or import it: poolhouse import ncaab.`,
    );
  return tournament;
}

/** The latest auctions before the year. */
export function lastYears({ auctions, year }: SetUp): readonly NumberedAuction[] {
  const before = Math.max(...auctions.map(({ contest }) => contest.year).filter((one) => one < year));
  return auctions.filter(({ contest }) => contest.year === before);
}

/** 'group 1 and 2' */
export const groupsWords = (auctions: readonly NumberedAuction[]): string => `group ${formatAnd(auctions.map(({ group }) => group))}`;
