import type { Database } from '../../../ground/db/database';
import { describeByTurns } from '../../../testing/engines';
import { addContest, addEntry, addUser } from '../../../testing/rows.store';
import { createMemories } from '../../memories';
import { footballDeps } from '../football-deps';
import { readFootballCalendar } from '../football-weeks';
import { playSeason, setWeek } from '../testing/football-season.store';
import { seasonPart } from './season.page';

const ENTRIES = 50;
/** Sunday of week 15, games of that week under way. */
const NOW = Date.parse('2022-12-18T20:00:00Z');

describeByTurns('the season page of 50 entries in week 15', (engine) => {
  let db: Database;
  let contestId: number;
  beforeAll(async () => {
    db = await engine.open();
    contestId = await addContest(db, { points_per_entry: 100, cigar_points: 15, overall_points: '60,30' });
    const wins: Record<number, number[]> = {};
    const user_id = await addUser(db);
    for (let n = 0; n < ENTRIES; n++)
      wins[await addEntry(db, { contest_id: contestId, user_id })] = Array.from({ length: 15 }, (_, week) => (n * 7 + week * 3) % 6);
    await playSeason(db, { year: 2022, contestId, firstTuesday: '2022-09-06', wins });
    await setWeek(db, '2022-12-13', { state: 'in_progress', score1: 3, score2: 0 });
  });

  it('built again after a change is what it would be if nothing had been kept', async () => {
    const calendar = await db.read((tx) => readFootballCalendar(tx, 2022));
    const kept = seasonPart(footballDeps(createMemories(db)));
    for (const score2 of [2, 3, 4]) {
      await setWeek(db, '2022-12-13', { state: 'in_progress', score1: 3, score2 });
      const build = (page: typeof kept) => db.read((tx) => page.load(tx, { contestId, calendar }, NOW, undefined));
      const { model } = await build(kept);
      expect(model.shared['race']).toHaveLength(ENTRIES * 15);
      expect(model.shared['outlook']).toHaveLength(ENTRIES * 2);
      expect(model.shared).toEqual((await build(seasonPart(footballDeps(createMemories(db))))).model.shared);
    }
  });
});
