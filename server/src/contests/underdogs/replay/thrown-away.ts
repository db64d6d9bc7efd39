import { FixedClock } from '../../../ground/clock/clock';
import type { Database } from '../../../ground/db/database';
import { throwAwayPeriods } from '../../periods/testing/thrown-away.store';
import { readCalendar } from '../../weeks/calendar';
import { SeasonProcess } from '../testing/season-process';
import { underdogsKind } from '../underdogs.kind';
import type { Contest } from './contest';
import { ADMIN } from './players';

/** What every player sees of a season comes from a process that has just started and finds no week kept as it comes from the one that runs. */
export async function checkThrownAway(db: Database, contest: Contest, year: number, userIds: ReadonlyMap<string, number>): Promise<void> {
  const calendar = await db.read((tx) => readCalendar(tx, year, underdogsKind));
  await throwAwayPeriods(db);
  const process = new SeasonProcess(db, new FixedClock(contest.now), { contestId: contest.id, calendar, configYear: year });
  for (const username of contest.entryIds.keys()) {
    const viewer = { userId: userIds.get(username)!, username, isAdmin: username === ADMIN, groupNumber: 1, deviceId: null };
    expect({ username, data: (await process.ask(viewer)).data }).toEqual({ username, data: await contest.page(username) });
  }
}
