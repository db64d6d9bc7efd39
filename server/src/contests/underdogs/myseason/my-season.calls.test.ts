import { tag } from '../../../ground/db/database';
import { addWeeks, weekWindow } from '../../../sport/games/week.rules';
import { describeByTurns } from '../../../testing/engines';
import { addContest, addEntry, addGame } from '../../../testing/rows.store';
import { finish } from '../../../testing/scores.store';
import { underdogsLeague } from '../testing/underdogs-league';

const DAY = 86_400_000;
const TUESDAY = '2021-09-07';

describeByTurns("a player's own season of Underdogs", (engine) => {
  /**
   * 2021, four weeks of three dogs: of each week the first won, the second covered, the third lost. Ann has two entries, which take them
   * in turn; Bob takes the first in every week; the fourth week's last game is still to be played at first.
   */
  async function pastYear() {
    const league = await underdogsLeague(engine);
    const { db, users, clock } = league;
    const past = await addContest(db, { contest_type: 'underdogs', name: 'League', year: 2021 });
    const add = (user_id: number, entry_name: string) => addEntry(db, { contest_id: past, user_id, entry_name, created_at: 0 });
    const mine = { one: await add(users.ann, 'Ann One'), two: await add(users.ann, 'Ann Two'), bob: await add(users.bob, 'Bob') };
    const games: number[][] = [];
    for (let week = 1; week <= 4; week++) {
      const week_start = addWeeks(TUESDAY, week - 1);
      const kickoff_at = weekWindow(week_start).opensAt + 5 * DAY;
      const ofWeek: number[] = [];
      for (const [n, score1] of [24, 19, 3].entries()) {
        const clubs = { team1: `Dog${week}${n}`, abbrev1: `D${week}${n}`, team2: `Home${n}`, abbrev2: `H${n}` };
        const open = week === 4 && n === 2;
        const end = open ? {} : { state: 'final' as const, status: 'Final', score1, score2: 20 };
        ofWeek.push(await addGame(db, { season: 2021, week_start, kickoff_at, spread2: -3 - n, ...clubs, ...end }));
      }
      games.push(ofWeek);
      const pick = (entry_id: number, n: number) => ({
        ...{ entry_id, week, event_id: ofWeek[n]!, side: 1, spread: 3 + n, taken_at: 0, saved_at: 0, override_reason: null },
      });
      await db.write(async (tx, invalidate) => {
        await tx
          .insertInto('underdogs_picks')
          .values([pick(mine.one, 1), pick(mine.two, 2), pick(mine.bob, 0)])
          .execute();
        invalidate(tag.picks(past, week));
      });
    }
    clock.set(weekWindow(addWeeks(TUESDAY, 3)).opensAt + 5 * DAY + 3_600_000);
    const read = (as: keyof typeof league.as, query: { entry_id?: number; year?: number; contest_id?: number } = {}) =>
      league.call('GET underdogs/my_season', { as: league.as[as], query: { contest_id: past, ...query } });
    return { ...league, past, mine, played: games, read };
  }

  it('is each player’s own, entry by entry, up to the last week that is open to all', async () => {
    const { read, mine, played, past, db, call, as, app } = await pastYear();
    const first = (await read('ann')).data!;
    expect(first.config.data[0]).toMatchObject({
      ...{ entry_id: mine.one, EntryName: 'Ann One', Week: 3, Over: 0, Rank: 2, Shared: 0, Entries: 3, Wins: 0, Covers: 3, Losses: 0 },
      Gap: '3 wins behind Bob',
    });
    expect(first.mine.data.map(({ EntryName }) => EntryName)).toEqual(['Ann One', 'Ann Two']);
    expect(first.weeks.data.map(({ Grade, Dogs, DogsWon }) => [Grade, Dogs, DogsWon])).toEqual([1, 2, 3].map(() => ['C', 3, 1]));
    expect(first.facts.data.find(({ ID }) => ID === 'nemesis')).toMatchObject({ Head: 'Bob', Weeks: '1,2,3' });
    expect(first.rules.data.find(({ ID }) => ID === 'random')).toMatchObject({ Wins: 1, Covers: 1, Losses: 1 });

    const second = (await read('ann', { entry_id: mine.two })).data!;
    expect(second.config.data[0]).toMatchObject({ EntryName: 'Ann Two', Rank: 3, Losses: 3 });
    expect((await read('ann', { entry_id: mine.bob })).status).toBe(404);
    expect((await read('dan')).status).toBe(404);
    expect((await read('carl')).data!.config.data[0]).toMatchObject({ entry_id: 0, EntryName: '', Rank: 0 });

    // The last game of week 4 makes it count, and a correction of an old one is told.
    await finish(db, played[3]![2]!, 3, 20);
    expect((await read('ann')).data!.config.data[0]).toMatchObject({ Week: 4, Covers: 4 });
    await finish(db, played[0]![1]!, 27, 20);
    expect((await read('ann')).data!.config.data[0]).toMatchObject({ Wins: 1, Covers: 3, Gap: '3 wins behind Bob' });

    const card = (entry_id?: number) =>
      call('GET utils/season_card', { as: as.ann, query: { contest_id: past, ...(entry_id && { entry_id }) } });
    const pictures = [await card(), await card(mine.one), await card(mine.two)].map(({ data }) => data!.picture);
    expect([pictures[0] === pictures[1], pictures[1] === pictures[2]]).toEqual([true, false]);
    expect((await card(mine.bob)).status).toBe(404);
    const share = (entry_id: number) => call('POST utils/share_season', { as: as.ann, body: { contest_id: past, entry_id } });
    const paths = [(await share(mine.one)).data!.path, (await share(mine.two)).data!.path];
    expect(new Set(paths).size).toBe(2);
    expect((await share(mine.bob)).status).toBe(404);
    await app.close();
  });

  it('waits for three weeks in the year that is on, and keeps what is sealed', async () => {
    const { read, contest, mine, entries, app } = await pastYear();
    // An entry of another year is no fault of the device that remembers it.
    const { config, weeks, facts, rules, luck } = (await read('ann', { contest_id: contest, entry_id: mine.two })).data!;
    expect(config.data[0]).toMatchObject({ entry_id: entries.ann });
    expect(config.data[0]).toMatchObject({ Week: 0, Rank: 0, Gap: '' });
    expect([weeks, facts, rules, luck].map(({ data }) => data.length)).toEqual([0, 0, 0, 0]);
    await app.close();
  });
});
