import type { Tx } from '../../../ground/db/database';
import { gamesOfWeek } from '../../../sport/games/games.store';
import { contestById } from '../../entries/contests.store';
import { entriesOf } from '../../entries/entries.store';
import { weekStart, windowOf } from '../../weeks/calendar';
import { readFootballCalendar } from '../football-weeks';
import { picksOfWeeks } from '../football.store';
import { byEntry, playWeek, type WeekResults } from './played-week.rules';

/** Reads and grades one week of a contest, past every cache. */
export async function gradeWeek(tx: Tx, contestId: number, week: number, now: number): Promise<WeekResults> {
  const contest = await contestById(tx, contestId);
  if (!contest) throw new Error(`There is no contest ${contestId}.`);
  const calendar = await readFootballCalendar(tx, contest.year);
  const start = weekStart(calendar, week);
  const games = start === undefined ? [] : await gamesOfWeek(tx, start, calendar.sports);
  const saved = byEntry(await picksOfWeeks(tx, contestId, [week]));
  const facts = { week, closesAt: windowOf(calendar, week)?.closesAt ?? null, games, saved };
  return playWeek(facts, await entriesOf(tx, contestId), now);
}
