import type { GolfCourseRow, GolfHoleName, GolfLeaderRow, GolfScoresRow, GolfTournamentRow } from '@poolhouse/contract';
import type { Course } from '../golf';
import type { Season } from '../golf-memories';
import type { Board } from '../rules/board.rules';
import { plays } from '../rules/board.rules';
import { countOutcomes, HOLES, thruOf } from '../rules/card.rules';
import type { SeenCard, GolferState } from '../rules/golfer-state';
import { leaderboard } from '../rules/leaderboard.rules';

export const isoOf = (at: number | null): string => (at === null ? '' : new Date(at).toISOString());

/** `Hole1` to `Hole18`. */
export function holeFields<T>(values: readonly T[], none: T): Record<GolfHoleName, T> {
  return Object.fromEntries(Array.from({ length: HOLES }, (_, n) => [`Hole${n + 1}`, values[n] ?? none])) as Record<GolfHoleName, T>;
}

export function courseRows(courses: readonly Course[]): GolfCourseRow[] {
  return courses.map((course) => ({
    ID: course.courseId,
    course_id: course.courseId,
    Par: course.par,
    Name: course.name,
    code: course.code,
    scoring_level: course.scoringLevel,
    ...holeFields(course.pars, 4),
    yards: course.yards.join(','),
    pictures: course.pictures.join(','),
  }));
}

/** @param lastShots of golfers whose strokes are known; others say what a feed told */
export function leaderRows(board: Board, lastShots: ReadonlyMap<number, string>): GolfLeaderRow[] {
  // Always in the same order, so that a change is found in its place; clients sort by `sort_order`.
  const rows = leaderboard(board).sort((a, b) => a.golferId - b.golferId);
  const [byPoints, hasStarting] = [board.tournament.format === 'stableford', rows.some(({ starting }) => starting !== 0)];
  return rows.map((row) => ({
    ID: row.golferId,
    Golfer_ID: row.golferId,
    Name: row.name,
    // What is the same in row after row stands together: it packs best.
    Status: row.status,
    Tee_Time: row.through === '' ? isoOf(row.teeAt) : '',
    ...(row.through === '' && row.teeAt !== null && row.fromTen ? { back_nine: 1 as const } : {}),
    last_shot: lastShots.get(row.golferId) ?? row.lastShot,
    Group_Num: row.groupNum,
    Through: row.through,
    Round_Score: row.today,
    Score: row.score,
    Position: row.position,
    sort_order: row.sortOrder,
    ...(hasStarting ? { Starting: row.starting } : {}),
    ...(byPoints ? { Points: row.points, Round_Points: row.todayPoints } : {}),
  }));
}

/** Rows for each golfer and round that has a score, or was begun; cards alike beside each other, which pack best. */
export function scoreRows({ golfers, roundOver }: Board): GolfScoresRow[] {
  return golfers
    .flatMap((golfer) =>
      golfer.cards.flatMap((card) =>
        card && (card.teedOff || thruOf(card) > 0) ? [scoreRow(golfer, card, roundOver[card.round - 1] ?? false)] : [],
      ),
    )
    .sort((a, b) => a.round_number - b.round_number || a.holes_remaining - b.holes_remaining);
}

export function scoreRow(golfer: GolferState, card: SeenCard, over: boolean): GolfScoresRow {
  return {
    ID: `${golfer.golferId}-${card.round}`,
    golfer_ID: golfer.golferId,
    round_number: card.round,
    // What is the same in row after row stands together: it packs best.
    holes_remaining: plays(golfer) && !over ? HOLES - thruOf(card) : 0,
    course_id: card.courseId,
    shot_details: null,
    ...countOutcomes(card.holes, card.pars),
    ...holeFields<number | null>(card.holes, null),
  };
}

/** @param shown its own board says the status of the shown tournament */
export function tournamentRows({ events }: Season, now: number, shown?: Board): GolfTournamentRow[] {
  return events.map(({ tid, seq, double, tournament }) => ({
    ID: tid,
    Name: tournament.name,
    Perm_Num: tournament.permNum,
    Start_Date: tournament.startDate,
    End_Date: tournament.endDate,
    status: statusOf(tournament, shown?.tournament.id === tid ? shown : undefined, now),
    double: double ? 1 : 0,
    seq,
  }));
}

/**
 * How a tournament stands, for every list that says it: what its board says where it is at hand, else what the calendar alone does,
 * of one that is on no more than that.
 */
export function statusOf(
  { officialAt, reported, reportedAt, firstTeeAt }: Board['tournament'],
  board: Pick<Board, 'status'> | undefined,
  now: number,
): GolfTournamentRow['status'] {
  if (board) return board.status;
  if (reported === 'CANCELLED' && reportedAt <= now) return 'CANCELLED';
  if (officialAt !== null && officialAt <= now) return 'OFFICIAL';
  if (reported === 'SUSPENDED' && reportedAt <= now) return 'SUSPENDED';
  return firstTeeAt <= now ? 'IN_PROGRESS' : 'NOT_STARTED';
}
