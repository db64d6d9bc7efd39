import type { Tx } from '../../ground/db/database';
import type { Contest } from '../contest';
import type { Directory } from '../entries/directory';
import type { RecapSource, RoundRecap, SeasonCard } from './recap-source';
import type { Round } from './shares.store';

/** The kinds of contest that have recaps, and where their contests are found. */
export interface Recaps {
  readonly sources: readonly RecapSource[];
  readonly directory: Directory;
}

/** Of any contest; undefined while the round is not over, for a kind without recaps, and for a contest that is not there. */
export async function findRecap(
  tx: Tx,
  { sources, directory }: Recaps,
  { contestId, round }: Round,
  now: number,
): Promise<RoundRecap | undefined> {
  const contest = await directory.in(tx).contest(contestId);
  return contest && sources.find(({ type }) => type === contest.type)?.find?.(tx, contest, round, now);
}

/** Of an entry of this contest; undefined while its weeks are too few for a season, and for a kind that has none to show. */
export async function findSeason(
  tx: Tx,
  { sources }: Recaps,
  { contest, entryId }: { contest: Contest; entryId: number },
  now: number,
): Promise<SeasonCard | undefined> {
  return sources.find(({ type }) => type === contest.type)?.season?.(tx, contest, entryId, now);
}
