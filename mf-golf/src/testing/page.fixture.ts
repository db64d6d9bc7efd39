import type { DataOf, GolfConfigRow, GolfLeaderRow, GolfPicksRow, GolfRoundRow, GolfScoresRow, GolfStandingRow } from '@poolhouse/contract';
import { HOLES, holeName } from '../contest/cells.rules';
import type { GolfPage } from '../contest/golf.types';

export const PARS = [4, 3, 4, 4, 4, 5, 4, 4, 3, 4, 3, 4, 4, 4, 3, 4, 4, 5];

const holes = <T>(of: (n: number) => T) =>
  Object.fromEntries(HOLES.map((hole) => [holeName(hole), of(hole - 1)])) as Record<ReturnType<typeof holeName>, T>;

export const aConfig = (over: Partial<GolfConfigRow> = {}): GolfConfigRow => ({
  ID: 1,
  contest_id: 3,
  contest_name: 'Golf 2026',
  entry_id: 12,
  EntryName: 'Rusty Nail',
  status: 'IN_PROGRESS',
  current_round: 2,
  current_tournament: 7,
  current_year: 2026,
  tour_code: 'R',
  Perm_Num: '911',
  Name: 'Copper Ridge Classic',
  cut_round: 2,
  cut_count: 3,
  cut_within: 0,
  projected_cut: '-1',
  cut_made: 0,
  is_admin: 0,
  pick1golf_entry_id: 0,
  pick1golf_contest_id: 0,
  side_action_open: 1,
  in_side_action: 0,
  aces_pot: 5,
  winner_pot: 2.5,
  rounds: 4,
  double: 0,
  LockAt: '2026-11-19T12:35:00.000Z',
  locked: 1,
  ScoresFrom: '',
  ...over,
});

export const aLeader = (golferId: number, over: Partial<GolfLeaderRow> = {}): GolfLeaderRow => ({
  ID: golferId,
  Golfer_ID: golferId,
  Name: `Golfer ${golferId}`,
  Position: String(golferId),
  Score: '-3',
  Through: '12',
  Round_Score: '-1',
  Group_Num: (golferId - 1) % 4,
  sort_order: golferId,
  last_shot: 'Hole 13: Tee shot 291 yds to left fairway',
  Tee_Time: '',
  Status: 'IN',
  ...over,
});

export const someScores = (golferId: number, round: number, toPar: readonly (number | null)[]): GolfScoresRow => ({
  ID: `${golferId}-${round}`,
  golfer_ID: golferId,
  round_number: round,
  ...holes((n) => (toPar[n] === undefined || toPar[n] === null ? null : (toPar[n] ?? 0) + (PARS[n] ?? 4))),
  holes_remaining: 18 - toPar.filter((one) => one !== null).length,
  course_id: 1,
  birdies: toPar.filter((one) => one === -1).length,
  eagles: 0,
  bogies: toPar.filter((one) => (one ?? 0) > 0).length,
  shot_details: null,
});

export const aPick = (id: number, over: Partial<GolfPicksRow> = {}): GolfPicksRow => ({
  id,
  EntryName: id === 12 ? 'Rusty Nail' : `Entry ${id}`,
  picked: 1,
  Pick1: 1,
  Pick2: 2,
  Pick3: 3,
  Pick4: 4,
  Pick1Name: 'Golfer 1',
  Pick2Name: 'Golfer 2',
  Pick3Name: 'Golfer 3',
  Pick4Name: 'Golfer 4',
  Notes: '',
  Override: '',
  mine: id === 12 ? 1 : 0,
  ...over,
});

export const aRound = (entry_id: number, over: Partial<GolfRoundRow> = {}): GolfRoundRow => ({
  ID: `${entry_id}-2`,
  entry_id,
  round_number: 2,
  Round: -2,
  HR: 60,
  BOR: 16,
  Total: -9,
  dead: 0,
  ...over,
});

export const aStanding = (entry_id: number, over: Partial<GolfStandingRow> = {}): GolfStandingRow => ({
  ID: `7-${entry_id}`,
  entry_id,
  EntryName: entry_id === 12 ? 'Rusty Nail' : `Entry ${entry_id}`,
  Tournament_ID: 7,
  Score: -9,
  Points: 8,
  golfers_making_cut: 3,
  side_action: 1,
  side_action_score: -5,
  side_action_points: 0,
  holes_remaining: 60,
  Rank: 1,
  Shared: 1,
  TieNote: 'Level at -9; would be broken by round 2 so far: -2 against -1.',
  Projected: 1,
  Won: '$8 for place 1 if it ended now',
  ...over,
});

export function aPage(over: Partial<GolfPage> = {}): GolfPage {
  return {
    config: { data: [aConfig()] },
    contests: { data: [{ id: 3, name: 'Golf 2026' }] },
    smack: { data: [] },
    standings: {
      data: [
        aStanding(12),
        aStanding(13, { Rank: 1, TieNote: '', golfers_making_cut: 0 }),
        aStanding(12, { ID: '0-12', Tournament_ID: 0, Score: -300, TieNote: '' }),
      ],
    },
    rounds: { data: [aRound(12), aRound(13, { Round: -1, Total: -9 })] },
    picks: { data: [aPick(12), aPick(13)] },
    courses: {
      data: [
        {
          ID: 1,
          course_id: 1,
          Par: 70,
          Name: 'Copper Ridge',
          code: 'CR',
          scoring_level: 'TOURCAST',
          ...holes((n) => PARS[n] ?? 4),
          yards: PARS.map((par) => par * 100).join(','),
          pictures: '',
        },
      ],
    },
    leaderboard: {
      data: [
        aLeader(1),
        aLeader(2),
        aLeader(3, { Score: 'E', Position: '3' }),
        aLeader(4, { Score: '+2', Through: 'F*', Position: '4' }),
        aLeader(5, { Status: 'WD', Position: 'WD', Score: '' }),
      ],
    },
    scores: { data: [someScores(1, 2, [-1, 0]), someScores(2, 2, [0, 0, -1]), someScores(3, 2, [1]), someScores(4, 2, [2, 0, 0])] },
    tournaments: {
      data: [
        {
          ID: 7,
          Name: 'Copper Ridge Classic',
          Perm_Num: '911',
          Start_Date: '2026-11-19',
          End_Date: '2026-11-22',
          status: 'IN_PROGRESS',
          double: 0,
          seq: 11,
        },
        {
          ID: 8,
          Name: 'Ironwood Classic',
          Perm_Num: '912',
          Start_Date: '2026-11-26',
          End_Date: '2026-11-29',
          status: 'NOT_STARTED',
          double: 1,
          seq: 12,
        },
      ],
    },
    pick1picks: { data: [] },
    ...over,
  };
}

type Available = DataOf<'GET golf/makepicksdata'>;

export const aGolfer = (
  id: number,
  group: number,
  over: Partial<Available['available_golfers']['data'][number]> = {},
): Available['available_golfers']['data'][number] => ({
  ID: id,
  Golfer_ID: id,
  Name: `Golfer ${id}`,
  Group_Num: group,
  code: 'USA',
  Rank: id,
  Tee_Time: '2026-11-26T12:05:00.000Z',
  back_nine: 0,
  Avg_Birdies: 4.1,
  Holes_Per_Eagle: 108,
  Cuts_Made: '12/14',
  Consecutive_Cuts: 3,
  GIR: 68.2,
  Withdrawn: '',
  ...over,
});

/** What the pages beside the board say first of contest, entry and tournament. */
export function aHead() {
  const {
    contest_id,
    contest_name,
    entry_id,
    EntryName,
    status,
    current_round,
    current_tournament,
    current_year,
    tour_code,
    Perm_Num,
    Name,
  } = aConfig();
  return {
    ID: 1,
    contest_id,
    contest_name,
    entry_id,
    EntryName,
    status,
    current_round,
    current_tournament,
    current_year,
    tour_code,
    Perm_Num,
    Name,
  };
}

export function aPicksPage(over: Partial<Available> = {}): Available {
  return {
    config: {
      data: [
        {
          ...aHead(),
          status: 'NOT_STARTED',
          current_round: 1,
          current_tournament: 8,
          current_year: 2026,
          tour_code: 'R',
          Perm_Num: '912',
          Name: 'Ironwood Classic',
          is_admin: 0,
          LockAt: '2026-11-26T12:05:00.000Z',
          SavedAt: '',
          Sentence: '',
          pick1golf_entry_id: 0,
          pick1golf_contest_id: 0,
          pick1: 0,
          Pick1SavedAt: '',
          Pick1Override: '',
          self_pick1: 1,
        },
      ],
    },
    entries: { data: [{ id: 12, entry_name: 'Rusty Nail' }] },
    available_golfers: {
      data: [0, 1, 2, 3].flatMap((group) =>
        [1, 2, 3].map((n) => aGolfer(group * 10 + n, group, n === 3 ? { Withdrawn: '2026-11-24T12:00:00.000Z' } : {})),
      ),
    },
    current_picks: { data: [] },
    pick1_taken: { data: [] },
    ...over,
  };
}
