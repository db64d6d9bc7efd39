import type { CourseRow, HomeLiveRow } from '@poolhouse/contract';
import { chanceCourse, type Course } from '@poolhouse/contract/chances';
import { stepsFrom } from '@poolhouse/contract/rules';
import { epoch } from '@poolhouse/shared-ui';
import type { CoursePoint } from '@poolhouse/shared-ui/board';
import { stepNote, stepTitle, toldMoments, type ChanceMoment } from '@poolhouse/shared-ui/season';

/** How a row's chance went. */
export interface RowCourse {
  /** Epoch s; the last of them is the row's own chance, now. */
  readonly points: readonly CoursePoint[];
  /** What moved it enough to be told, the first of it first. */
  readonly moments: readonly ChanceMoment[];
}

/** By the row's ID. */
export type RowCourses = ReadonlyMap<string, RowCourse>;

type Row = Pick<HomeLiveRow, 'ID' | 'pick' | 'game' | 'side' | 'line' | 'chance'>;

/** Steps of games between two breaths of the page. */
const SLICE = 4;

/** How the chances of rows went, of those whose game has a line. @param now epoch ms */
export function* rowCourses(rows: readonly Row[], games: readonly CourseRow[], now: number): Generator<void, RowCourses> {
  const of = new Map(games.map((game) => [game.ID, game]));
  const courses = new Map<string, RowCourse>();
  let done = 0;
  for (const { ID, pick, game: id, side, line, chance } of rows) {
    const game = of.get(id ?? 0);
    if (!game || game.Line === null || (side !== 1 && side !== 2) || line === undefined || chance == null) continue;
    const steps = chanceCourse(courseOf(game, game.Line), { side, line });
    let step = steps.next();
    for (; !step.done; step = steps.next()) if ((done += 1) % SLICE === 0) yield;
    const points = [...step.value.points, { at: now / 1000, chance }];
    const moments = step.value.moments.map(({ was, step: is, before, after }, n): ChanceMoment => ({
      ...{ id: `${ID} ${n}`, at: 1000 * is.at, before, after },
      ...{ title: stepTitle(game, was, is), note: `${pick}: ${stepNote(is)}` },
    }));
    courses.set(ID, { points, moments: toldMoments(points, moments) });
  }
  return courses;
}

const courseOf = ({ Sport: sport, day, Steps }: CourseRow, line: number): Course => ({
  ...{ sport, line, steps: stepsFrom(Steps) },
  began: Math.floor(epoch(day) / 1000),
});

/** All that moved the rows, the first of it first. */
export const movedBy = (courses: RowCourses, rows: readonly Pick<Row, 'ID'>[]): ChanceMoment[] =>
  rows.flatMap(({ ID }) => courses.get(ID)?.moments ?? []).sort((a, b) => a.at - b.at);
