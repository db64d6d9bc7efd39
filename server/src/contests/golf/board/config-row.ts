import type { GolfConfigRow } from '@poolhouse/contract';
import type { Contest } from '../../contest';
import type { Season } from '../golf-memories';
import type { Board } from '../rules/board.rules';
import { golfScore } from '../rules/card.rules';
import { staleFrom } from '../rules/stale.rules';
import { potsOf } from './finals';
import type { Play } from './play';
import { dollars } from './standing-rows';
import { isoOf } from './tournament-rows';

type Config = Omit<GolfConfigRow, 'entry_id' | 'EntryName' | 'is_admin' | 'pick1golf_entry_id' | 'pick1golf_contest_id' | 'in_side_action'>;

/** What all viewers' config says alike. */
export function configOf({
  contest,
  season,
  play,
  now,
}: {
  contest: Contest;
  season: Season;
  play: Play | undefined;
  now: number;
}): Config {
  const pots = play ? potsOf(play) : { aces: 0, winner: 0 };
  const { board } = play ?? {};
  return {
    ID: 1,
    contest_id: contest.id,
    contest_name: contest.name,
    ...tournamentFields(board, contest.year),
    cut_round: board?.tournament.cutRound ?? 0,
    cut_count: board?.tournament.cutCount ?? 0,
    cut_within: board?.tournament.cutWithin ?? 0,
    ...cutFields(board),
    cut_made: board?.cutMade ? 1 : 0,
    side_action_open: isSideActionOpen(season, now) ? 1 : 0,
    aces_pot: dollars(pots.aces),
    winner_pot: dollars(pots.winner),
    rounds: board?.tournament.rounds ?? 4,
    double: play?.event.double ? 1 : 0,
    LockAt: isoOf(board?.tournament.firstTeeAt ?? null),
    locked: play?.locked ? 1 : 0,
    ScoresFrom: isoOf(board ? staleFrom(board, now) : null),
  };
}

/** The line as a score to par, or in points where these are played for. */
function cutFields(board: Board | undefined): Pick<GolfConfigRow, 'projected_cut' | 'cut_points'> {
  const line = board?.line ?? null;
  if (board?.tournament.format === 'stableford') return { projected_cut: '', cut_points: line === null ? null : 0 - line };
  return { projected_cut: line === null ? '' : golfScore(line) };
}

export function tournamentFields(board: Board | undefined, year: number) {
  const tournament = board?.tournament;
  return {
    status: board?.status ?? ('NOT_STARTED' as const),
    current_round: board?.currentRound ?? 1,
    current_tournament: tournament?.id ?? 0,
    current_year: tournament?.year ?? year,
    tour_code: tournament?.tourCode ?? '',
    Perm_Num: tournament?.permNum ?? '',
    Name: tournament?.name ?? '',
  };
}

/** Open until the season's first lock, unless an administrator has opened or closed it. */
export function isSideActionOpen({ settings, events }: Season, now: number): boolean {
  return settings.sideActionOpen ?? now < (events[0]?.tournament.firstTeeAt ?? Infinity);
}
