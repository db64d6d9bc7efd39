import { FixedClock } from '../../../ground/clock/clock';
import type { Database } from '../../../ground/db/database';
import { must } from '../../../ground/must';
import { contestById } from '../../entries/contests.store';
import { throwAwayPeriods } from '../../periods/testing/thrown-away.store';
import { readCalendar } from '../../weeks/calendar';
import { footballWinsKind } from '../footballwins.kind';
import { WinsProcess } from '../testing/wins-process';
import { PLAYERS, type WinsContest } from './footballwins-contest';

/** What players see of a week and of the season comes from a process that has just started and finds nothing kept as from the one that runs. */
export async function checkThrownAway(
  db: Database,
  contest: WinsContest,
  week: number,
  userIds: ReadonlyMap<string, number>,
): Promise<void> {
  const known = must(await db.read((tx) => contestById(tx, contest.id)), 'a contest');
  const calendar = await db.read((tx) => readCalendar(tx, known.year, footballWinsKind));
  await throwAwayPeriods(db);
  const process = new WinsProcess(db, new FixedClock(contest.now), known, calendar);
  for (const [n, username] of PLAYERS.entries()) {
    const viewer = { userId: must(userIds.get(username), 'a player'), username, isAdmin: n === 0, groupNumber: 1, deviceId: null };
    const shown = [...(await process.ofWeek(week, calendar, [viewer])), ...(await process.season.shows([viewer]))];
    expect({ username, data: shown.map(({ data }) => data) }).toEqual({ username, data: await contest.pages(username, week) });
  }
}
