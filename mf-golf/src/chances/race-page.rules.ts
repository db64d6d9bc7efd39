import type { GolfConfigRow, GolfLeaderRow } from '@poolhouse/contract';
import type { GolfPage } from '../contest/golf.types';
import { golferIds } from '../contest/golfer-ids.rules';
import { hasChances } from '../contest/left.rules';

/** What of a board its race hangs on. */
export interface RacePage extends Pick<GolfPage, 'picks' | 'rounds' | 'courses' | 'scores'> {
  readonly config: { readonly data: readonly RaceConfig[] };
  readonly leaderboard: { readonly data: readonly RaceLeader[] };
}

type RaceConfig = Pick<
  GolfConfigRow,
  | 'locked'
  | 'status'
  | 'current_round'
  | 'rounds'
  | 'cut_round'
  | 'cut_count'
  | 'cut_within'
  | 'cut_made'
  | 'entry_id'
  | 'current_tournament'
>;
/** Of how far he is nothing is asked but whether he began on hole 10. */
type RaceLeader = Pick<GolfLeaderRow, 'Golfer_ID' | 'Name' | 'Status' | 'Group_Num' | 'Score' | 'Through' | 'Starting'>;

/** A board without what does not matter to its race: shots, messages and what the clock says. */
export function racePage({ config, leaderboard, picks, rounds, courses, scores }: GolfPage): RacePage {
  return {
    ...{ picks, rounds, courses, scores },
    config: { data: config.data.map(raceConfig) },
    leaderboard: { data: leaderboard.data.map(raceLeader) },
  };
}

/** Whether there is anything to count: picks are open, holes are left, and somebody has a golfer. */
export const hasRace = ({ config, picks }: Pick<RacePage, 'config' | 'picks'>): boolean =>
  config.data.some(hasChances) && picks.data.some((row) => golferIds(row).length > 0);

const raceConfig = (row: GolfConfigRow): RaceConfig => ({
  ...{ locked: row.locked, status: row.status, current_round: row.current_round, rounds: row.rounds },
  ...{ cut_round: row.cut_round, cut_count: row.cut_count, cut_within: row.cut_within, cut_made: row.cut_made },
  ...{ entry_id: row.entry_id, current_tournament: row.current_tournament },
});

const raceLeader = ({ Golfer_ID, Name, Status, Group_Num, Score, Through, Starting }: GolfLeaderRow): RaceLeader => ({
  ...{ Golfer_ID, Name, Status, Group_Num, Score, Through: Through.endsWith('*') ? '*' : '' },
  ...(Starting !== undefined && { Starting }),
});
