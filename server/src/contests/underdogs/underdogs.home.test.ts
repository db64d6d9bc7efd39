import { describeByTurns } from '../../testing/engines';
import { addGame } from '../../testing/rows.store';
import { finish, moveLine, play } from '../../testing/scores.store';
import { SUNDAY, WEEK_2_OPENS } from '../football/testing/football-league';
import { dogOf, underdogsLeague, type UnderdogsLeague } from './testing/underdogs-league';

describeByTurns('home of an Underdogs player', (engine) => {
  let league: UnderdogsLeague;
  beforeEach(async () => {
    league = await underdogsLeague(engine);
  });

  const home = async (as: string) => {
    const { data, error } = await league.call('GET utils/home', { as });
    if (!data) throw new Error(error?.message);
    return data;
  };
  const line = async (as: string) => (await home(as)).contests.data[0];

  it('goes from what is to do over what locks next to what is on', async () => {
    const { as, clock, db, games, entries } = league;
    expect(await line(as.ann)).toEqual({
      ID: `Underdogs-${league.entries.ann}`,
      contest: 'Underdogs',
      pool: 'League',
      entry: expect.any(String),
      href: `/underdogs?contest=${league.contest}&entry=${league.entries.ann}`,
      note: 'Week 1',
      done: 0,
      state: 'No pick yet',
      next: '2022-09-09T00:20:00.000Z',
      next_label: 'Next kickoff',
      live: 0,
      rank: null,
      rank_shared: 0,
      of: 3,
      overall_rank: null,
      overall_shared: 0,
      action: 'Make pick',
      action_href: `/underdogs?contest=${league.contest}&entry=${league.entries.ann}`,
    });
    await league.call('POST underdogs/savepick', { as: as.ann, body: dogOf(entries.ann, games[1]!) });
    const sunday = new Date(SUNDAY).toISOString();
    expect(await line(as.ann)).toMatchObject({
      done: 1,
      state: 'Away1 +3.5',
      next: sunday,
      next_label: 'Kickoff of your pick',
      action: '',
      action_href: '',
    });
    expect((await home(as.ann)).locks.data).toEqual([
      {
        ID: `Underdogs-${entries.ann}-${games[1]}`,
        contest: 'Underdogs',
        pool: 'League',
        pick: 'Away1',
        spread: 3.5,
        at: sunday,
        line_locked: 1,
        chance: 0.496,
      },
    ]);
    expect(JSON.stringify([await home(as.bob), await home(as.carl)])).not.toContain('Away1');

    clock.set(SUNDAY);
    await play(db, games[1]!, 10, 13);
    expect((await home(as.ann)).live.data).toEqual([
      expect.objectContaining({
        contest: 'Underdogs',
        pick: 'Away1 +3.5',
        need: 'Covers, needs 4 more to win',
        score: '10–13',
        result: -1,
        push: 0,
        covers: 1,
      }),
    ]);
    await play(db, games[1]!, 17, 14);
    expect((await home(as.ann)).live.data).toEqual([expect.objectContaining({ result: -1, covers: 0 })]);
    await play(db, games[1]!, 10, 14);
    expect((await home(as.ann)).live.data).toEqual([expect.objectContaining({ result: -2, push: 0 })]);
    await finish(db, games[1]!, 21, 14);
    expect(await line(as.ann)).toMatchObject({ rank: 1, rank_shared: 0, of: 3, live: 0 });
    expect(await line(as.bob)).toMatchObject({ rank: 2, rank_shared: 1, state: 'No pick yet', action: 'Make pick' });
    clock.set(WEEK_2_OPENS - 1);
    expect(await line(as.bob)).toMatchObject({ done: 0, state: 'No pick', next: '', action: '', action_href: '' });
  });

  it('warns of nothing while the games of the week are not there', async () => {
    league.clock.set(Date.parse('2022-09-21T12:00:00Z'));
    expect(await line(league.as.ann)).toMatchObject({ note: 'Week 3', done: null, state: 'No games yet', action: '', next: '' });
  });

  it('warns of no missed pick once the week is played', async () => {
    for (const game of [...league.games, league.noLine]) await finish(league.db, game, 21, 14);
    league.clock.set(WEEK_2_OPENS - 1);
    expect(await line(league.as.ann)).toMatchObject({ done: null, state: 'No pick', action: '' });
  });

  it('says where each ended once the last game of the last week is over', async () => {
    const { as, clock, db, entries, games } = league;
    await league.call('POST underdogs/savepick', { as: as.ann, body: dogOf(entries.ann, games[1]!) });
    const last = await addGame(db, {
      team1: 'Away1',
      team2: 'Home9',
      kickoff_at: Date.parse('2023-01-08T18:00:00Z'),
      week_start: '2023-01-03',
    });
    clock.set(Date.parse('2023-01-08T19:00:00Z'));
    await finish(db, games[1]!, 21, 14);
    await play(db, last, 3, 0);
    expect(await line(as.ann)).toMatchObject({ note: 'Week 18', live: 1 });
    await finish(db, last, 3, 0);
    const ended = { note: '2022', state: 'Season over', of: 3, done: null, next: '', action: '' };
    expect([await line(as.ann), await line(as.bob)]).toMatchObject([
      { ...ended, rank: 1, rank_shared: 0 },
      { ...ended, rank: 2, rank_shared: 1 },
    ]);
  });

  it('asks nothing of players whose administrator picks', async () => {
    await league.call('POST ad/underdogs_settings', { as: league.as.carl, body: { contest_id: league.contest, self_pick: 0 } });
    expect(await line(league.as.ann)).toMatchObject({ done: null, action: '', action_href: '' });
  });

  it('asks again when the pick would count for nothing', async () => {
    const { as, entries, bare, clock, db } = league;
    await league.call('POST underdogs/savepick', { as: as.ann, body: dogOf(entries.ann, bare, { spread: null }) });
    clock.set(WEEK_2_OPENS);
    expect(await line(as.ann)).toMatchObject({ done: 1, state: 'Away3', action: '' });
    await moveLine(db, bare, 2);
    expect(await line(as.ann)).toMatchObject({ done: 0, state: 'Your pick counts for nothing', action: 'Make pick' });
  });
});
