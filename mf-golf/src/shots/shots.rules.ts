import type { GolfCourseRow, GolfGroundRow, GolfHoleShots, GolfScoresRow } from '@poolhouse/contract';
import { plural } from '@poolhouse/contract/formats';
import { cellsOf, type Cells } from '../contest/cells.rules';
import { outcomeWord } from '../contest/score.rules';

export function shotsOf({ shot_details: text }: Pick<GolfScoresRow, 'shot_details'>): GolfHoleShots[] {
  return text === null ? [] : (JSON.parse(text) as GolfHoleShots[]);
}

/** The hole that is being played: the last that has strokes, else the last that is posted, else the first. */
export function currentHole(cells: Cells, shots: readonly GolfHoleShots[]): number {
  const open = shots.find(({ score }) => score === '');
  if (open) return open.holeNumber;
  return shots.at(-1)?.holeNumber ?? Math.max(1, cells.findLastIndex((cell) => cell !== null) + 1);
}

/** Fewer strokes are reported than the score has: '1 stroke not reported'; ''. The score is never counted from the strokes. */
export function missingStrokes({ score, strokes }: Pick<GolfHoleShots, 'score' | 'strokes'>): string {
  const counted = strokes.filter(({ strokeType }) => strokeType === 'STROKE' || strokeType === 'PENALTY').length;
  const missing = score === '' ? 0 : Number(score) - counted;
  return missing > 0 ? `${plural(missing, 'stroke')} not reported` : '';
}

export const cellsOfRow = (row: GolfScoresRow, courses: readonly GolfCourseRow[]) =>
  cellsOf(
    row,
    courses.find(({ course_id }) => course_id === row.course_id),
  );

/** The ground of a hole on the course of a round; that of another course where his has none. */
export function groundOf(grounds: readonly GolfGroundRow[], row: GolfScoresRow, hole: number): GolfGroundRow | undefined {
  const here = grounds.filter((one) => one.hole === hole && one.round_number === row.round_number);
  return here.find((one) => one.course_id === row.course_id) ?? here[0];
}

/** 'Drawn from 412 plays'; from what little is known before anybody has holed out. */
export const drawnFrom = ({ plays }: Pick<GolfGroundRow, 'plays'>): string =>
  plays === 0 ? 'Drawn from the shots so far' : `Drawn from ${plural(plays, 'play')}`;

/** Where the served picture of a hole lies; undefined where the site has none. */
export function pictureUrl(
  course: GolfCourseRow | undefined,
  hole: number,
  { current_year: year, tour_code: tour, Perm_Num: perm }: { current_year: number; tour_code: string; Perm_Num: string },
): string | undefined {
  if (!course?.pictures.split(',').includes(String(hole))) return undefined;
  return `/golf-holes/${year}/${tour}/${perm}/${course.course_id}/${hole}`;
}

/** A hole in one line: how it ended, else the last stroke on it. */
export function holeLine(
  hole: number,
  cell: Cells[number] | undefined,
  details: Pick<GolfHoleShots, 'par' | 'strokes'> | undefined,
): string {
  const last = details?.strokes.at(-1)?.playByPlay;
  const outcome = cell ? outcomeWord(cell.strokes, cell.strokes - cell.toPar) : last;
  return `Hole ${hole}: ${outcome ?? 'not begun'}${cell && last ? `, ${last}` : ''}`;
}
