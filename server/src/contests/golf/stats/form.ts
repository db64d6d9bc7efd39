import type { Tx } from '../../../ground/db/database';
import type { TournamentFacts } from '../golf';
import { golfersByIds } from '../stores/golfers.store';
import { resultsOf, statsUpTo, type Result } from '../stores/history.store';

/** What is known of a golfer before a tournament. */
export interface Form {
  readonly country: string;
  readonly birthday: string;
  readonly rank: number | null;
  /** Birdies a round, holes an eagle, greens in regulation (percent). */
  readonly bpr: number | null;
  readonly hpe: number | null;
  readonly gir: number | null;
  /** Cuts made in a row. */
  readonly cc: number | null;
  /** Cuts made and events played this year. */
  readonly cuts: number;
  readonly events: number;
}

/** A season's figures count from so many rounds on; before, those of the season before. */
const ROUNDS_THAT_COUNT = 10;

/** Without a place, who played a third round made the cut all the same. */
export const madeCut = ({ position, through }: Pick<Result, 'position' | 'through'>): boolean =>
  position === '' ? ['F', 'R3'].includes(through) : !['CUT', 'WD', 'DQ'].includes(position);

/** Whether a result tells about the cut at all; what does not is in neither number. */
export const tellsOfCut = ({ position, through }: Pick<Result, 'position' | 'through'>): boolean => position !== '' || through !== '';

/** By golfer of the field, as it was before the tournament began. */
export async function readForm(tx: Tx, { tournament, field }: Pick<TournamentFacts, 'tournament' | 'field'>): Promise<Map<number, Form>> {
  const ids = field.map(({ golferId }) => golferId);
  const golfers = await golfersByIds(tx, ids);
  const stats = new Map<number, Awaited<ReturnType<typeof statsUpTo>>>();
  for (const one of await statsUpTo(tx, tournament.year)) stats.set(one.golferId, [...(stats.get(one.golferId) ?? []), one]);
  const year = new Map<number, Result[]>();
  const results = await resultsOf(tx, { golferIds: ids, from: `${tournament.startDate.slice(0, 4)}-01-01`, before: tournament.startDate });
  for (const result of results) year.set(result.golferId, [...(year.get(result.golferId) ?? []), result]);
  return new Map(
    field.map((golfer) => {
      const own = stats.get(golfer.golferId) ?? [];
      const counted = own.find(({ rounds }) => rounds === null || rounds >= ROUNDS_THAT_COUNT) ?? own[0];
      const played = (year.get(golfer.golferId) ?? []).filter(tellsOfCut);
      const inARow = played.findIndex((result) => !madeCut(result));
      return [
        golfer.golferId,
        {
          country: golfers.get(golfer.golferId)?.country ?? '',
          birthday: golfers.get(golfer.golferId)?.birthday ?? '',
          rank: golfer.worldRank ?? own.find(({ worldRank }) => worldRank !== null)?.worldRank ?? null,
          bpr: counted?.bpr ?? null,
          hpe: counted?.hpe ?? null,
          gir: counted?.gir ?? null,
          cc: own.find(({ cc }) => cc !== null)?.cc ?? (played.length === 0 ? null : inARow === -1 ? played.length : inARow),
          cuts: played.filter(madeCut).length,
          events: played.length,
        },
      ];
    }),
  );
}
