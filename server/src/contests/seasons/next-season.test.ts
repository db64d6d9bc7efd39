import { contests } from '..';
import { readOpenPicks } from '../../sport/reminders/pick-source';
import { describeByTurns } from '../../testing/engines';
import { weekOneLeague } from '../football/testing/football-league';
import { openContests } from '../open-contests';

/** While seasons of this manner are played: football in its first week, what ends in April in March. */
const midSeason = (leadsFrom: number) => Date.parse(leadsFrom < 0 ? '2022-03-20T16:00:00Z' : '2022-09-08T16:00:00Z');

describeByTurns('a pool that is copied for next year while this one is played', (engine) => {
  it.each(contests.map(({ type, leadsFrom }) => [type, leadsFrom] as const))('of %s hides nothing of it', async (type, leadsFrom) => {
    const league = await weekOneLeague(engine, type === 'football' ? 'underdogs' : 'football');
    const { as, call, clock, db } = league;
    clock.set(midSeason(leadsFrom));
    const opened = await call('POST ad/add_contest', { as: as.carl, body: { contest_type: type, name: 'Pool', year: 2022 } });
    const contest = opened.data!.id!;
    const entered = { contest_id: contest, user_id: league.users.ann, entry_name: "Ann's own" };
    expect((await call('POST ad/add_contest_entry', { as: as.carl, body: entered })).error).toBeUndefined();
    const home = async () => (await call('GET utils/home', { as: as.ann })).data!;
    const sources = openContests(db, contests).modules.flatMap(({ missingPicks }) => missingPicks ?? []);
    const needs = () =>
      db.read(async (tx) =>
        Promise.all(sources.map(async (source) => (await readOpenPicks(tx, [source], { now: clock.now() })).map(({ picks }) => picks))),
      );
    const page = async () => (await call('GET ad/pagedata', { as: as.carl })).data!;

    const [before, missing, console] = [await home(), await needs(), await page()];
    const copied = await call('POST ad/copy_contest', { as: as.carl, body: { contest_id: contest, year: 2023 } });
    expect(copied.error).toBeUndefined();

    expect(before.contests.data.some(({ pool }) => pool === 'Pool')).toBe(
      contests.some((plug) => plug.type === type && plug.built !== false),
    );
    const after = await home();
    const ids = new Set(before.contests.data.map(({ ID }) => ID));
    expect(after.contests.data.filter(({ ID }) => ids.has(ID))).toEqual(before.contests.data);
    expect([after.live, after.locks]).toEqual([before.live, before.locks]);
    expect(await needs()).toEqual(missing);
    expect((await page()).users.data).toEqual(console.users.data);
    expect((await page()).needs_action.data).toEqual(console.needs_action.data);
  });

  it('is not the one that a page without an id shows, nor whose next picks are made there', async () => {
    const { as, call, clock, contest, entries } = await weekOneLeague(engine, 'football');
    clock.set(midSeason(4));
    const copied = await call('POST ad/copy_contest', { as: as.carl, body: { contest_id: contest, year: 2023 } });
    const shown = async () => (await call('GET football/pagedata', { as: as.ann })).data!.config.data[0];
    expect(await shown()).toMatchObject({ contest_id: contest });
    expect((await call('GET football/makepicksdata', { as: as.ann })).data!.config.data[0]).toMatchObject({ entry_id: entries.ann });
    const rows = async () => (await call('GET utils/home', { as: as.ann })).data!.contests.data.map(({ href }) => href);
    expect(await rows()).toEqual([`/football?contest=${contest}`, `/football?contest=${copied.data!.id}`]);
    clock.set(Date.UTC(2023, 8, 1));
    expect(await shown()).toMatchObject({ contest_id: copied.data!.id });
    expect(await rows()).toEqual([`/football?contest=${copied.data!.id}`]);
  });
});
