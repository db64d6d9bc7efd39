import { tag } from '../../ground/db/database';
import { describeEachEngine } from '../../testing/engines';
import { addGame } from '../../testing/rows.store';
import type { Calendar } from './calendar';
import { SeasonGames } from './season-games';

const calendar: Calendar = { year: 2022, sports: ['NFL', 'NCAA'], start: '2022-09-06', weeks: 3, lastWithGames: 3, lastRegular: 3 };

describeEachEngine('the games of a season', (engine) => {
  it('are kept by week until that week changes', async () => {
    const db = await engine.open();
    const games = new SeasonGames(db);
    const read = () => db.read((tx) => games.read(tx, calendar));
    const score = (id: number, score1: number, invalidated?: string) =>
      db.write(async (tx, invalidate) => {
        await tx.updateTable('events').set({ score1 }).where('id', '=', id).execute();
        if (invalidated) invalidate(tag.games(invalidated));
      });
    const [first, third] = [await addGame(db), await addGame(db, { week_start: '2022-09-20' })];
    expect((await read()).map((week) => week.map(({ id }) => id))).toEqual([[first], [], [third]]);
    await score(third, 3);
    await score(first, 7, '2022-09-06');
    // Week 3 was not said to change, so it was not read again.
    expect((await read()).map((week) => week.map(({ score1 }) => score1))).toEqual([[7], [], [null]]);
    await score(third, 3, '2022-09-20');
    await addGame(db, { week_start: '2022-09-13' });
    expect((await read()).map((week) => week.map(({ score1 }) => score1))).toEqual([[7], [null], [3]]);
  });

  it('are those of the snapshot, whatever others keep meanwhile', async () => {
    const db = await engine.open();
    const [early, late] = [await addGame(db), await addGame(db, { week_start: '2022-09-20' })];
    const games = new SeasonGames(db);
    // More weeks than are kept.
    const long = await db.read((tx) => games.read(tx, { ...calendar, weeks: 150 }));
    expect(long.flatMap((week) => week.map(({ id }) => id))).toEqual([early, late]);
    expect(long).toHaveLength(150);
  });

  it('are none while the season has none', async () => {
    const db = await engine.open();
    expect(await db.read((tx) => new SeasonGames(db).read(tx, { ...calendar, start: undefined }))).toEqual([[], [], []]);
  });
});
