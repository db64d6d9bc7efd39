import { describeByTurns } from '../../../testing/engines';
import { footballLeague, saveOf, SUNDAY, THURSDAY, WEEK_2_OPENS, type FootballLeague } from '../testing/football-league';

describeByTurns('the public change log', (engine) => {
  let league: FootballLeague;
  beforeAll(async () => (league = await footballLeague(engine)));

  const log = async (contest_id = league.contest) => {
    const { changes } = (await league.call('GET football/season', { as: league.as.carl, query: { contest_id } })).data!;
    return changes.data.map((row) => [row.Who, row.What]);
  };
  const override = (game: number, reason: string) =>
    league.call('GET football/MakePicksGuts', {
      as: league.as.carl,
      query: { entry_id: league.entries.bob, Pick1: `A${game}`, event_id1: league.games[game]!, reason },
    });

  it('tells what an administrator does, in plain words, to that contest alone', async () => {
    const { as, contest, elsewhere, users, games, entries, nextWeek } = league;
    expect(await log()).toEqual([]);
    const added = (
      await league.call('POST ad/add_contest_entry', {
        as: as.carl,
        body: { contest_id: contest, user_id: users.eve, entry_name: 'Dan <b>' },
      })
    ).data!.id!;
    await league.call('POST ad/add_contest_entry', { as: as.carl, body: { contest_id: elsewhere, user_id: users.dan } });
    await league.call('POST ad/set_sidebet', { as: as.carl, body: { entry_id: entries.bob, sidebet: 1 } });
    await league.call('POST ad/remove_contest_entry', { as: as.carl, body: { entry_id: added, user_id: users.eve } });
    await league.call('PUT football/events', { as: as.carl, body: { id: games[1]!, spread1: 4, spread2: -4 } });
    await league.call('PUT football/events', { as: as.carl, body: { id: nextWeek, spread1: null, spread2: null, state: 'postponed' } });
    expect(await log()).toEqual([
      ['Carl', 'Away9 at Home9: postponed; the line was taken away, was −3.5.'],
      ['Carl', 'Away1 at Home1: line Home1 −4, was −3.5.'],
      ['Carl', 'Took the entry Dan <b> out.'],
      ['Carl', 'Bob is in the sidebet.'],
      ['Carl', 'Added the entry Dan <b>.'],
    ]);
    expect((await log(elsewhere)).map(([, what]) => what)).toContain('Added the entry Dan 2.');
  });

  it('tells of an override at once, and why only when that can no longer tell of a sealed pick', async () => {
    league.clock.set(THURSDAY - 1);
    await override(1, 'He phoned: Away1');
    expect((await log())[0]).toEqual(['Carl', 'Set picks of Bob for week 1. Why is told when the week is over.']);
    league.clock.set(SUNDAY + 1);
    await override(2, 'Phone was dead');
    expect((await log()).slice(0, 2)).toEqual([
      ['Carl', 'Set picks of Bob for week 1. Why: Phone was dead'],
      ['Carl', 'Set picks of Bob for week 1. Why is told when the week is over.'],
    ]);
    league.clock.set(WEEK_2_OPENS);
    expect((await log())[1]).toEqual(['Carl', 'Set picks of Bob for week 1. Why: He phoned: Away1']);
  });

  it('has no address, no saved pick and no other line of the activity log', async () => {
    await league.call('GET football/makepicks', { as: league.as.ann, query: saveOf(league, league.entries.ann, []) });
    const answer = await league.inject({ method: 'GET', url: '/api/v1/football/season', headers: { authorization: league.as.bob } });
    expect(answer.body).not.toMatch(/127\.0\.0\.1|"ip"|football\.picks/);
    expect(await log()).toHaveLength(7);
  });
});
