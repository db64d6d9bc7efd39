import { describeByTurns } from '../../testing/engines';
import { give, winsLeague, type WinsLeague } from './testing/footballwins-league';

describeByTurns('the draft of NFL wins', (engine) => {
  let league: WinsLeague;
  beforeEach(async () => (league = await winsLeague(engine)));

  const order = (...entry_ids: number[]) =>
    league.call('POST ad/nflwins_draft_order', { as: league.as.carl, body: { contest_id: league.contest, entry_ids } });
  const undo = () => league.call('POST ad/nflwins_draft_undo', { as: league.as.carl, body: { contest_id: league.contest } });
  const save = (entry_id: number, team_name: string) =>
    league.call('POST ad/nflwins_save_owner', { as: league.as.carl, body: { entry_id, team_name, contest_id: league.contest } });
  const season = async () => (await league.call('GET football/footballwins_season', { as: league.as.ann })).data!;
  const turns = async () => (await season()).draft.data.map((row) => [row.ID, row.Round, row.EntryName, row.Abbrev]);
  const owner = async (team: string) =>
    (await season()).teams.data.filter((row) => row.ID === team).map((row) => [row.EntryName, row.drafted])[0];

  it('goes back and forth over ten rounds of three, and leaves two teams over', async () => {
    const { ann, bob, cat } = league.entries;
    expect(await turns()).toEqual([]);
    expect((await order(bob, cat, ann)).status).toBe(200);
    const all = await turns();
    expect(all).toHaveLength(30);
    expect(all.slice(0, 7)).toEqual([
      [1, 1, 'Bob', ''],
      [2, 1, 'Cat', ''],
      [3, 1, 'Ann', ''],
      [4, 2, 'Ann', ''],
      [5, 2, 'Cat', ''],
      [6, 2, 'Bob', ''],
      [7, 3, 'Bob', ''],
    ]);
    await give(league, bob, 'KC');
    await give(league, cat, 'Bills');
    await give(league, ann, 'phi', 'DET');
    expect((await turns()).slice(0, 5)).toEqual([
      [1, 1, 'Bob', 'KC'],
      [2, 1, 'Cat', 'BUF'],
      [3, 1, 'Ann', 'PHI'],
      [4, 2, 'Ann', 'DET'],
      [5, 2, 'Cat', ''],
    ]);
    expect(await owner('DET')).toEqual(['Ann', 4]);
    const { activity } = (await league.call('GET ad/pagedata', { as: league.as.carl })).data!;
    expect(activity.data.map((row) => row.Action).slice(0, 5)).toEqual([
      'nflwins.owner',
      'nflwins.owner',
      'nflwins.owner',
      'nflwins.owner',
      'nflwins.draft_order',
    ]);
  });

  it('refuses a team out of turn, one that is taken, and another order once it is on', async () => {
    const { ann, bob, cat } = league.entries;
    await give(league, cat, 'NE');
    await order(ann, bob, cat);
    expect((await save(bob, 'KC')).error).toMatchObject({ code: 'conflict', message: "The draft is on, and in round 1 it is Ann's turn." });
    expect((await save(ann, 'NE')).error).toMatchObject({
      code: 'conflict',
      message: "The Patriots belong to Cat already, and it is Ann's turn.",
    });
    await give(league, ann, 'KC');
    expect((await save(bob, 'KC')).error).toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('take teams back with undo'),
    });
    expect((await save(0, 'KC')).error?.code).toBe('conflict');
    expect((await order(cat, bob, ann)).error).toMatchObject({ code: 'conflict', message: expect.stringContaining('drafted already') });
    expect(await owner('KC')).toEqual(['Ann', 1]);
  });

  it('takes the latest pick back, one by one, and then the order may change', async () => {
    const { ann, bob, cat } = league.entries;
    await order(ann, bob, cat);
    await give(league, ann, 'KC');
    await give(league, bob, 'SF');
    expect((await undo()).data).toEqual({ result: 'success' });
    expect(await owner('SF')).toEqual(['', null]);
    expect((await turns()).slice(0, 2)).toEqual([
      [1, 1, 'Ann', 'KC'],
      [2, 1, 'Bob', ''],
    ]);
    await undo();
    expect((await undo()).error).toMatchObject({ code: 'conflict', message: 'No team has been drafted yet.' });
    expect((await order(cat, bob, ann)).status).toBe(200);
    expect((await turns())[0]).toEqual([1, 1, 'Cat', '']);
  });

  it('goes on without an entry that was taken out, whose teams are free again', async () => {
    const { ann, bob, cat } = league.entries;
    await order(ann, bob, cat);
    await give(league, ann, 'KC');
    await give(league, bob, 'SF');
    await league.call('POST ad/remove_contest_entry', { as: league.as.carl, body: { entry_id: bob, user_id: league.users.bob } });
    expect((await turns()).slice(0, 5)).toEqual([
      [1, 1, 'Ann', 'KC'],
      [2, 1, '', 'SF'],
      [3, 1, 'Cat', ''],
      [4, 2, 'Cat', ''],
      [6, 2, 'Ann', ''],
    ]);
    await give(league, cat, 'SF');
    expect(await owner('SF')).toEqual(['Cat', 3]);
  });

  it('lets teams change hands when it is done, and remembers who drafted them', async () => {
    const { ann, bob, cat } = league.entries;
    await order(ann, bob, cat);
    const free = (await season()).teams.data.map((row) => row.ID);
    for (const row of (await season()).draft.data) await give(league, row.entry_id, free.shift()!);
    expect((await turns()).filter(([, , , abbrev]) => abbrev === '')).toEqual([]);
    expect(await owner('ARI')).toEqual(['Ann', 1]);
    await give(league, cat, 'ARI');
    expect(await owner('ARI')).toEqual(['Cat', null]);
    expect((await turns())[0]).toEqual([1, 1, 'Ann', 'ARI']);
    expect((await save(0, 'ARI')).status).toBe(200);
    expect(await owner('ARI')).toEqual(['', null]);
  });
});
