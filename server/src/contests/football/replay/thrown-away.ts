import { FixedClock } from '../../../ground/clock/clock';
import type { Database } from '../../../ground/db/database';
import { must } from '../../../ground/must';
import { contestById } from '../../entries/contests.store';
import { throwAwayPeriods } from '../../periods/testing/thrown-away.store';
import { readCalendar } from '../../weeks/calendar';
import { footballKind } from '../football.kind';
import { FootballProcess } from '../testing/football-process';
import { ADMIN, type Contest } from './contest';

/** What every player sees of a week and of the season comes from a process that has just started and finds nothing kept as from the one that runs. */
export async function checkThrownAway(db: Database, contest: Contest, week: number, userIds: ReadonlyMap<string, number>): Promise<void> {
  const known = must(await db.read((tx) => contestById(tx, contest.id)), 'a contest');
  const calendar = await db.read((tx) => readCalendar(tx, known.year, footballKind));
  await throwAwayPeriods(db);
  const process = new FootballProcess(db, new FixedClock(contest.now), known, calendar);
  for (const username of contest.entryIds.keys()) {
    const viewer = {
      userId: must(userIds.get(username), 'a player'),
      username,
      isAdmin: username === ADMIN,
      groupNumber: 1,
      deviceId: null,
    };
    const shown = [...(await process.ofWeek(week, calendar, [viewer])), ...(await process.season.shows([viewer]))];
    expect({ username, data: shown.map(({ data }) => data) }).toEqual({ username, data: await contest.pages(username, week) });
  }
}
