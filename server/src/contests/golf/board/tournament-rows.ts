import type { GolfCourseRow, GolfHoleName, GolfLeaderRow, GolfScoresRow, GolfTournamentRow } from '@poolhouse/contract';
import type { Course } from '../golf';
import type { Season } from '../golf-memories';
import type { Board, GolferState, SeenCard } from '../rules/board.rules';
import { plays } from '../rules/board.rules';
import { countOutcomes, HOLES, posted, thruOf } from '../rules/card.rules';
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
  return leaderboard(board).map((row) => ({
    ID: row.golferId,
    Golfer_ID: row.golferId,
    Name: row.name,
    Position: row.position,
    Score: row.score,
    Through: row.through,
    Round_Score: row.today,
    Group_Num: row.groupNum,
    sort_order: row.sortOrder,
    last_shot: lastShots.get(row.golferId) ?? (row.lastShot || lastHole(board.byId.get(row.golferId), board)),
    Tee_Time: row.through === '' ? isoOf(row.teeAt) : '',
    Moved: row.moved,
    Status: row.status,
  }));
}

const OUTCOMES: Readonly<Record<number, string>> = { [-3]: 'Albatross', [-2]: 'Eagle', [-1]: 'Birdie', 0: 'Par', 1: 'Bogey' };

/** Without strokes the last hole says it: 'Birdie on 12, thru 12'. */
function lastHole(golfer: GolferState | undefined, { currentRound }: Board): string {
  const card = golfer?.cards[currentRound - 1];
  if (!card || posted(card.holes) === 0) return '';
  const order = Array.from({ length: HOLES }, (_, n) => (card.startHole - 1 + n) % HOLES);
  const last = [...order].reverse().find((hole) => card.holes[hole] !== null) ?? 0;
  const strokes = card.holes[last] ?? 0;
  const toPar = strokes - (card.pars[last] ?? strokes);
  const word = strokes === 1 ? 'Ace' : (OUTCOMES[toPar] ?? (toPar > 1 ? 'Double bogey or worse' : 'Albatross'));
  return `${word} on ${last + 1}, thru ${thruOf(card)}`;
}

/** Rows for each golfer and round that has a score, or was begun. */
export function scoreRows({ golfers, roundOver }: Board): GolfScoresRow[] {
  return golfers.flatMap((golfer) =>
    golfer.cards.flatMap((card) =>
      card && (card.teedOff || thruOf(card) > 0) ? [scoreRow(golfer, card, roundOver[card.round - 1] ?? false)] : [],
    ),
  );
}

export function scoreRow(golfer: GolferState, card: SeenCard, over: boolean): GolfScoresRow {
  return {
    ID: `${golfer.golferId}-${card.round}`,
    golfer_ID: golfer.golferId,
    round_number: card.round,
    ...holeFields<number | null>(card.holes, null),
    holes_remaining: plays(golfer) && !over ? HOLES - thruOf(card) : 0,
    course_id: card.courseId,
    ...countOutcomes(card.holes, card.pars),
    shot_details: null,
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
    status: shown?.tournament.id === tid ? shown.status : calendarStatus(tournament, now),
    double: double ? 1 : 0,
    seq,
  }));
}

/** What the calendar alone says: of one that is on, no more than that. */
export function calendarStatus({ officialAt, told, toldAt, firstTeeAt }: Board['tournament'], now: number): GolfTournamentRow['status'] {
  if (told === 'CANCELLED' && toldAt <= now) return 'CANCELLED';
  if (officialAt !== null && officialAt <= now) return 'OFFICIAL';
  return firstTeeAt <= now ? 'IN_PROGRESS' : 'NOT_STARTED';
}
