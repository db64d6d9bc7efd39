import { tag } from '../../../ground/db/database';
import { addWeeks, weekWindow } from '../../../sport/games/week.rules';
import { describeByTurns } from '../../../testing/engines';
import { addContest, addEntry, addGame } from '../../../testing/rows.store';
import { finish } from '../../../testing/scores.store';
import { winsLeague } from '../testing/footballwins-league';

const DAY = 86_400_000;
const TUESDAY = '2021-09-07';

describeByTurns("a player's own season of NFL wins", (engine) => {
  /** 2021, four weeks: Ann's Buffalo beats Bob's Dallas each week at home, giving three points; the fourth week's game is on at first. */
  async function pastYear() {
    const league = await winsLeague(engine);
    const { db, users, clock } = league;
    const past = await addContest(db, { contest_type: 'footballwins', name: 'Win League', year: 2021 });
    const add = (user_id: number, entry_name: string) => addEntry(db, { contest_id: past, user_id, entry_name, created_at: 0 });
    const mine = { ann: await add(users.ann, 'Ann'), bob: await add(users.bob, 'Bob') };
    await db.write(async (tx, invalidate) => {
      const rows = [
        { contest_id: past, abbrev: 'BUF', entry_id: mine.ann, exp_wins: 8.5 },
        { contest_id: past, abbrev: 'DAL', entry_id: mine.bob, exp_wins: null },
      ];
      await tx.insertInto('nflwins_teams').values(rows).execute();
      invalidate(tag.contest(past));
    });
    const games: number[] = [];
    for (let week = 1; week <= 4; week++) {
      const week_start = addWeeks(TUESDAY, week - 1);
      const kickoff_at = weekWindow(week_start).opensAt + 5 * DAY;
      const clubs = { team1: 'Cowboys', abbrev1: 'DAL', team2: 'Bills', abbrev2: 'BUF', spread2: -3 };
      const end = week === 4 ? {} : { state: 'final' as const, status: 'Final', score1: 10, score2: 20 };
      games.push(await addGame(db, { season: 2021, week_start, kickoff_at, ...clubs, ...end }));
    }
    clock.set(weekWindow(addWeeks(TUESDAY, 3)).opensAt + 5 * DAY + 3_600_000);
    const read = (as: keyof typeof league.as, query: { year?: number; contest_id?: number } = {}) =>
      league.call('GET football/footballwins_my_season', { as: league.as[as], query: { contest_id: past, ...query } });
    return { ...league, past, mine, played: games, read };
  }

  it('is each player’s own, up to the last week of which every result is there', async () => {
    const { read, mine, played, past, db, call, as, app } = await pastYear();
    const { config, weeks, teams, facts, luck } = (await read('ann')).data!;
    expect(config.data[0]).toMatchObject({
      ...{ entry_id: mine.ann, Week: 3, Over: 0, Rank: 1, Shared: 0, Entries: 2, Wins: 3, Losses: 0, Ties: 0, Points: 3 },
      Gap: '3 wins ahead of Bob',
    });
    expect(weeks.data.map(({ Rank, Points }) => [Rank, Points])).toEqual([1, 2, 3].map(() => [1, 1]));
    expect(teams.data).toEqual([expect.objectContaining({ ID: 'BUF', team_name: 'Bills', Results: 'W,W,W' })]);
    expect(facts.data.map(({ ID }) => ID)).toEqual(['best', 'paid']);
    // Three games, and each is what the line gave its giver.
    const chances = luck.data[0]!.Chances.split(',').map(Number);
    expect([chances.length, new Set(chances).size, chances[0]! > 0.5]).toEqual([3, 1, true]);
    expect(luck.data[0]!.Pace).toBe(1.5);

    const bob = (await read('bob')).data!;
    expect(bob.config.data[0]).toMatchObject({ Rank: 2, Losses: 3, Gap: '3 wins behind Ann' });
    expect(bob.facts.data.find(({ ID }) => ID === 'nemesis')).toMatchObject({ Head: 'Ann', Text: 'Their teams beat yours all 3 times.' });
    expect(bob.luck.data[0]!.Pace).toBeNull();
    expect((await read('dan')).status).toBe(404);
    expect((await read('carl')).data!.config.data[0]).toMatchObject({ entry_id: 0, Rank: 0 });

    await finish(db, played[3]!, 24, 20);
    expect((await read('ann')).data!.config.data[0]).toMatchObject({ Week: 4, Wins: 3, Losses: 1 });
    await finish(db, played[0]!, 20, 20);
    expect((await read('ann')).data!.config.data[0]).toMatchObject({ Wins: 2, Losses: 1, Ties: 1, Points: 2.5 });

    const card = (who: 'ann' | 'carl') => call('GET utils/season_card', { as: as[who], query: { contest_id: past } });
    expect((await card('ann')).data!.picture).toMatch(/^data:image\/png;base64,iVBOR/);
    expect((await card('carl')).status).toBe(404);
    await app.close();
  });

  it('waits for three weeks in the year that is on', async () => {
    const { read, contest, app } = await pastYear();
    const { config, weeks, teams, facts, luck } = (await read('ann', { contest_id: contest })).data!;
    expect(config.data[0]).toMatchObject({ Week: 0, Rank: 0, Gap: '' });
    expect([weeks, teams, facts, luck].map(({ data }) => data.length)).toEqual([0, 0, 0, 0]);
    await app.close();
  });
});
