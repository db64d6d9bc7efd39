import { formatList, plural } from '@poolhouse/contract/formats';
import type { Invalidate, Tx } from '../../../ground/db/database';
import { must } from '../../../ground/must';
import { FileRefused } from '../../../sport/imports/csv-file';
import type { ImportOptions } from '../../plug';
import { tournamentName } from '../feeds/rules/season-row.rules';
import type { Course } from '../golf';
import { HOLES } from '../rules/card.rules';
import { allCourses, coursesOf, keepCourse, tournamentByKey, tournamentsWith } from '../stores/tournaments.store';
import { headOf, namedTournament, readTable, refuse, takeTable, wholeNumber, type Site, type Taken } from './table';

const COURSE_ID = [1, 9_999_999] as const;

/**
 * Courses, their holes, and which tournament is played on which, each from its own table, told apart by its columns; in this order. With a
 * tournament named also the pars of one tournament's rounds.
 *
 * @throws FileRefused with every bad line
 */
export async function importCourses(site: Site, text: string, options: ImportOptions): Promise<string> {
  const head = headOf(text);
  const take = head.has('par_value')
    ? takeHoles
    : head.has('tournament_id')
      ? takePlaces
      : head.has('course_code')
        ? takeCourses
        : takeRounds;
  return takeTable(site, options, 'golf.courses_imported', (tx, invalidate) => take(tx, invalidate, text, options));
}

async function takeCourses(tx: Tx, invalidate: Invalidate | undefined, text: string): Promise<Taken> {
  const known = await allCourses(tx);
  const rows = readTable(text, ['course_id', 'name', 'course_code', 'par'], (row) => {
    const reasons: string[] = [];
    const courseId = wholeNumber(row, 'course_id', reasons, COURSE_ID);
    const par = wholeNumber(row, 'par', reasons, [54, 80]);
    if (row.value('name') === '') reasons.push('name is empty');
    return reasons.length > 0 ? reasons : { courseId, par, name: row.value('name'), code: row.value('course_code') };
  });
  let changed = 0;
  // A course that is there twice counts as it was told first.
  const first = [...new Map(rows.toReversed().map((row) => [row.courseId, row])).values()];
  for (const { courseId, par, name, code } of first) {
    const before = known.get(courseId);
    if (before && before.name === name && before.code === code) continue;
    changed += 1;
    const next = { courseId, par, scoringLevel: 'BASIC' as const, pars: [], yards: [], pictures: [], ...before, name, code };
    if (invalidate) await keepCourse(tx, invalidate, next);
  }
  return {
    changed,
    words: `${plural(changed, 'course')} new or changed, ${first.length - changed} as they were${leftOut(rows.length - first.length)}`,
  };
}

async function takeHoles(tx: Tx, invalidate: Invalidate | undefined, text: string): Promise<Taken> {
  const known = await allCourses(tx);
  const rows = readTable(text, ['course_id', 'hole_number', 'par_value', 'yards'], (row) => {
    const reasons: string[] = [];
    const courseId = wholeNumber(row, 'course_id', reasons, COURSE_ID);
    const hole = wholeNumber(row, 'hole_number', reasons, [1, 2 * HOLES]);
    const par = wholeNumber(row, 'par_value', reasons, [2, 7]);
    const yards = wholeNumber(row, 'yards', reasons, [0, 999]);
    if (reasons.length === 0 && !known.has(courseId)) reasons.push(`course ${courseId} is not known: import the courses first`);
    return reasons.length > 0 ? reasons : { courseId, hole, par, yards };
  });
  const byCourse = new Map<number, Map<number, { par: number; yards: number }>>();
  let twice = 0;
  for (const { courseId, hole, par, yards } of rows) {
    const holes = byCourse.get(courseId) ?? new Map<number, { par: number; yards: number }>();
    byCourse.set(courseId, holes);
    // A hole that is there twice counts as it was told first; nobody plays a nineteenth.
    if (hole > HOLES || holes.has(hole)) twice += 1;
    else holes.set(hole, { par, yards });
  }
  const short = [...byCourse].filter(([, holes]) => holes.size !== HOLES).map(([courseId]) => courseId);
  if (short.length > 0) throw refuse(`Courses ${formatList(short)} have not all eighteen holes.`);
  let changed = 0;
  for (const [courseId, holes] of byCourse) {
    const course = must(known.get(courseId), 'a course that was found');
    const order = Array.from({ length: HOLES }, (_, n) => must(holes.get(n + 1), 'a hole that was found'));
    const [pars, yards] = [order.map(({ par }) => par), order.map((one) => one.yards)];
    if (String(pars) === String(course.pars) && String(yards) === String(course.yards)) continue;
    changed += 1;
    if (!invalidate) continue;
    const next = { ...course, pars, yards, par: pars.reduce((sum, par) => sum + par, 0) };
    await keepCourse(tx, invalidate, next);
    for (const tid of await tournamentsWith(tx, courseId)) await keepCourse(tx, invalidate, next, tid);
  }
  return {
    changed,
    words: `holes of ${plural(changed, 'course')} new or changed, ${byCourse.size - changed} as they were${leftOut(twice)}`,
  };
}

async function takePlaces(tx: Tx, invalidate: Invalidate | undefined, text: string): Promise<Taken> {
  const known = await allCourses(tx);
  const rows = readTable(text, ['tournament_id', 'course_id'], (row) => {
    const reasons: string[] = [];
    const key = tournamentName(row.value('tournament_id'));
    const courseId = wholeNumber(row, 'course_id', reasons, COURSE_ID);
    if (!key) reasons.push(`tournament_id ${JSON.stringify(row.value('tournament_id').slice(0, 40))} is not a tournament such as R2024014`);
    return reasons.length > 0 || !key ? reasons : { key, courseId };
  });
  const counts = { changed: 0, same: 0, unknown: 0 };
  for (const { key, courseId } of rows) {
    const [tournament, course] = [await tournamentByKey(tx, key), known.get(courseId)];
    if (!tournament || !course) counts.unknown += 1;
    else if ((await coursesOf(tx, tournament.id)).some((one) => one.courseId === courseId)) counts.same += 1;
    else {
      counts.changed += 1;
      if (invalidate) await keepCourse(tx, invalidate, course, tournament.id);
    }
  }
  const strange = counts.unknown > 0 ? `; ${counts.unknown} of tournaments or courses that are not here left out` : '';
  return {
    changed: counts.changed,
    words: `${plural(counts.changed, 'course')} of tournaments new, ${counts.same} as they were${strange}`,
  };
}

const leftOut = (twice: number): string => (twice > 0 ? `; ${plural(twice, 'row')} of what was there already left out` : '');

/** Pars and lengths as one tournament had them: those of its first round. */
async function takeRounds(tx: Tx, invalidate: Invalidate | undefined, text: string, options: ImportOptions): Promise<Taken> {
  const rows = readTable(text, ['round', 'hole', 'par', 'actual_yards'], (row) => {
    const reasons: string[] = [];
    const round = wholeNumber(row, 'round', reasons, [1, 4]);
    const hole = wholeNumber(row, 'hole', reasons, [1, HOLES]);
    const par = wholeNumber(row, 'par', reasons, [2, 7]);
    const yards = wholeNumber(row, 'actual_yards', reasons, [0, 999]);
    return reasons.length > 0 ? reasons : { round, hole, par, yards };
  });
  const differs = rows.filter(({ hole, par }) => rows.some((one) => one.hole === hole && one.par !== par));
  if (differs.length > 0)
    throw new FileRefused(differs.map(({ line, hole }) => ({ line, reason: `hole ${hole} has another par in another round` })));
  const first = rows.filter(({ round }) => round === 1).sort((a, b) => a.hole - b.hole);
  if (first.length !== HOLES) throw refuse('The first round has not all eighteen holes.');
  const tournament = await namedTournament(tx, options.tournament);
  const [course] = await coursesOf(tx, tournament.id);
  const next: Course = {
    ...(course ?? { courseId: LOCAL_COURSES_FROM + tournament.id, name: tournament.name, code: '', scoringLevel: 'BASIC', pictures: [] }),
    pars: first.map(({ par }) => par),
    yards: first.map(({ yards }) => yards),
    par: first.reduce((sum, { par }) => sum + par, 0),
  };
  const same = course !== undefined && String(course.pars) === String(next.pars) && String(course.yards) === String(next.yards);
  if (!same && invalidate) await keepCourse(tx, invalidate, next, tournament.id);
  return { changed: same ? 0 : 1, words: `the course of ${tournament.name} ${same ? 'as it was' : 'kept'}` };
}

/** Courses that only a tournament's own table tells of have numbers that no tour gives. */
const LOCAL_COURSES_FROM = 20_000_000;
