import type { Database } from '../../../db/database';
import { describeEachEngine } from '../../../testing/engines';
import { playSeason, setWeek } from '../../../testing/football-season.store';
import { addContest, addEntry, addUser } from '../../../testing/rows.store';
import { Directory } from '../../directory';
import { readFootballCalendar } from '../football-weeks';
import { SeasonGrades } from '../season-grades';
import { seasonPage } from './season.page';

const ENTRIES = 50;
/** Sunday of week 15, games of that week under way. */
const NOW = Date.parse('2022-12-18T20:00:00Z');

describeEachEngine('the season page of 50 entries in week 15', (engine) => {
  let db: Database;
  let contestId: number;
  beforeAll(async () => {
    db = await engine.open();
    contestId = await addContest(db, { points_per_entry: 100, cigar_points: 15, overall_points: '60,30' });
    const wins: Record<number, number[]> = {};
    const user_id = await addUser(db);
    for (let n = 0; n < ENTRIES; n++) wins[await addEntry(db, { contest_id: contestId, user_id })] = Array.from({ length: 15 }, (_, week) => (n * 7 + week * 3) % 6);
    await playSeason(db, { year: 2022, contestId, firstTuesday: '2022-09-06', wins });
    await setWeek(db, '2022-12-13', { state: 'in_progress', score1: 3, score2: 0 });
  });

  it('takes little work to build again after a change', async () => {
    const calendar = await db.read((tx) => readFootballCalendar(tx, 2022));
    const page = seasonPage(new Directory(db), new SeasonGrades());
    const build = () => db.read((tx) => page.load(tx, { contestId, calendar }, NOW));
    let { model } = await build();
    expect(model.shared['race']).toHaveLength(ENTRIES * 15);
    expect(model.shared['outlook']).toHaveLength(ENTRIES * 2);
    const spent: number[] = [];
    for (let n = 0; n < 15; n++) {
      await setWeek(db, '2022-12-13', { state: 'in_progress', score1: 3, score2: n });
      const { user, system } = process.cpuUsage();
      ({ model } = await build());
      const after = process.cpuUsage();
      spent.push((after.user + after.system - user - system) / 1000);
    }
    // Milliseconds of the processor; the best of several, so that a busy machine does not count.
    expect(Math.min(...spent)).toBeLessThan(30);
  });
});
