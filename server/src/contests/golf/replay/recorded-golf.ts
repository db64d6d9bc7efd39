import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { DateTime } from 'luxon';
import { readCsv } from '../../../sport/imports/csv-file';
import type { Course, RoundCard } from '../golf';
import { aCard, aCourse } from '../testing/facts.fixture';

/** Recorded tournaments lie beside the repository, not in it. */
const DATA = process.env['POOLHOUSE_GOLF_DATA'] ?? resolve(__dirname, '../../../../../../shared/data/golf');
const HOLES = Array.from({ length: 18 }, (_, n) => n);

/** Runs a suite over recorded tournaments where they are, and says so where they are not. */
export function describeRecordedGolf(name: string, files: readonly string[], suite: () => void): void {
  const missing = files.find((file) => !existsSync(resolve(DATA, file)));
  if (missing === undefined) describe(name, suite);
  else describe.skip(name, () => it(`needs ${resolve(DATA, missing)}, which is not there`, () => {}));
}

export const golfText = (file: string): string => readFileSync(resolve(DATA, file), 'utf8');
export const golfFiles = (folder: string): string[] =>
  readdirSync(resolve(DATA, folder), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'));

export interface RecordedRound {
  readonly golferId: number;
  readonly name: string;
  readonly round: number;
  readonly holes: readonly number[];
  readonly roundScore: number;
}

export function recordedRounds(file: string): RecordedRound[] {
  const text = golfText(file);
  const { rows } = readCsv(text, ['player_id', 'round', 'h1', 'h18', 'round_score']);
  return rows.map((row) => ({
    golferId: Number(row.value('player_id')),
    name: row.value('player'),
    round: Number(row.value('round')),
    holes: HOLES.map((n) => Number(row.value(`h${n + 1}`))),
    roundScore: Number(row.value('round_score')),
  }));
}

/** A card of a recorded round. @param at when each hole became known; left out: long ago */
export function cardOf({ golferId, round, holes }: RecordedRound, courseId: number, at?: readonly (number | null)[]): RoundCard {
  return { ...aCard(golferId, round, []), courseId, holes, at: at ?? holes.map(() => 0) };
}

/** When four golfers of 2011 holed out, by golfer and hole, from the times of their strokes. */
export function holedAt2011(round: number, date: string): Map<number, (number | null)[]> {
  const { rows } = readCsv(golfText('tour_championship_2011/strokes_4_players.csv'), ['player_id', 'round', 'hole', 'in_hole', 'time']);
  const at = new Map<number, (number | null)[]>();
  for (const row of rows) {
    if (Number(row.value('round')) !== round || row.value('in_hole') !== 'Y') continue;
    const golferId = Number(row.value('player_id'));
    const time = row.value('time').padStart(4, '0');
    const instant = DateTime.fromISO(`${date}T${time.slice(0, 2)}:${time.slice(2)}`, { zone: 'America/New_York' }).toMillis();
    at.set(golferId, (at.get(golferId) ?? HOLES.map(() => null)).with(Number(row.value('hole')) - 1, instant));
  }
  return at;
}

/** Pars of a course in the table of courses. */
export function recordedCourse(courseId: number): Course {
  const { rows } = readCsv(golfText('course_holes.csv'), ['course_id', 'hole_number', 'par_value']);
  const pars = rows.filter((row) => Number(row.value('course_id')) === courseId).map((row) => Number(row.value('par_value')));
  return aCourse({ courseId, pars: pars.slice(0, HOLES.length), par: pars.slice(0, HOLES.length).reduce((sum, par) => sum + par, 0) });
}
