import { describeByTurns } from '../../../testing/engines';
import { addContest, addEntry, addGame, addUser } from '../../../testing/rows.store';
import { gradeWeek } from './week-grades';

const ENTRIES = 5000;

describeByTurns('grading a finished week', (engine) => {
  it(`of ${ENTRIES} entries counts every pick`, async () => {
    const db = await engine.open();
    const [contest, user] = [await addContest(db), await addUser(db)];
    const games: number[] = [];
    for (let n = 0; n < 16; n++) games.push(await addGame(db, { state: 'final', score1: n, score2: 10 }));
    const first = await addEntry(db, { contest_id: contest, user_id: user, created_at: 0 });
    await db.write(async (tx) => {
      const names = Array.from({ length: ENTRIES - 1 }, (_, n) => `bulk ${n}`);
      for (let at = 0; at < names.length; at += 500) {
        await tx
          .insertInto('entries')
          .values(
            names.slice(at, at + 500).map((name) => ({
              contest_id: contest,
              user_id: user,
              entry_name: name,
              name_key: name,
              created_at: 0,
              removed_at: null,
            })),
          )
          .execute();
      }
      for (let at = first; at < first + ENTRIES; at += 500) {
        const picks = Array.from({ length: 500 }, (_, n) => at + n).flatMap((entry_id) =>
          [1, 2, 3, 4, 5].map((slot) => ({
            entry_id,
            week: 1,
            slot,
            event_id: games[(entry_id + slot) % 16]!,
            side: 1 + (entry_id % 2),
            locked_spread: null,
            locked_at: null,
            saved_at: 0,
            override_reason: null,
          })),
        );
        await tx.insertInto('football_picks').values(picks).execute();
      }
    });
    const graded = await db.read((tx) => gradeWeek(tx, contest, 1, Date.UTC(2022, 8, 14)));
    expect(graded.over).toBe(true);
    expect(graded.results.size).toBe(ENTRIES);
    for (const { wins, losses } of graded.results.values()) expect(wins + losses).toBe(5);
  });
});
