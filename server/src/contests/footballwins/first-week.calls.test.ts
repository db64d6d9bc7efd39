import { describeByTurns } from '../../testing/engines';
import { addEntry } from '../../testing/rows.store';
import { finish } from '../../testing/scores.store';
import { give, winsLeague } from './testing/footballwins-league';

describeByTurns('an NFL wins contest that begins in week 2', (engine) => {
  it('counts no win of week 1, for nobody', async () => {
    const league = await winsLeague(engine);
    const { call, as, clock, db, games, users } = league;
    const opened = await call('POST ad/add_contest', {
      as: as.carl,
      body: { contest_type: 'footballwins', name: 'Second Chance', year: 2022, first_week: 2 },
    });
    const contest_id = opened.data!.id!;
    await call('POST ad/nflwins_populate_standings', { as: as.carl, body: { contest_id } });
    const entry = await addEntry(db, { contest_id, user_id: users.ann, entry_name: 'Ann again' });
    await give(league, entry, 'BUF');
    await finish(db, games.bufLa, 31, 10);
    const board = (week?: number) =>
      call('GET football/footballwins_pagedata', { as: as.ann, query: { contest_id, ...(week !== undefined && { week }) } });
    clock.set(Date.parse('2022-09-12T12:00:00Z'));
    expect((await board()).data!.config.data[0]).toMatchObject({ week: 2, ShowWeek: 2, FirstWeek: 2 });
    expect(await board(1)).toMatchObject({ status: 400, error: { message: 'This contest has weeks 2 to 18.' } });
    const overall = async () => (await board()).data!.standings.data.find(({ ID }) => ID === `o${entry}`);
    expect(await overall()).toMatchObject({ Wins: 0, Losses: 0, Points: 0 });
    clock.set(Date.parse('2022-09-20T06:00:00Z'));
    await finish(db, games.bufKc, 20, 17);
    expect(await overall()).toMatchObject({ Wins: 1, Losses: 0, Points: 1 });
    const { race } = (await call('GET football/footballwins_season', { as: as.ann, query: { contest_id } })).data!;
    expect(race.data.map(({ Week, Points }) => [Week, Points])).toEqual([[2, 1]]);
  });
});
