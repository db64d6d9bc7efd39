import { newProofSite, type ProofSite } from '../../../ground/proof/proof-site';
import { describeByTurns } from '../../../testing/engines';
import { finish } from '../../../testing/scores.store';
import { putBackEntry } from '../../entries/entries.store';
import { MONDAY } from '../../football/testing/football-league';
import { contests as plugs } from '../../index';
import { openContests } from '../../open-contests';
import { logKeeper } from '../../proof/testing/log-keeper';
import { checkWins } from '../testing/checked-wins';
import { winsLeague } from '../testing/footballwins-league';

type League = Awaited<ReturnType<typeof winsLeague>>;

describeByTurns('the log of NFL wins', (engine) => {
  let league: League;
  let proof: ProofSite;
  let look: () => Promise<string>;
  beforeEach(async () => {
    const db = await engine.open();
    const contests = openContests(db, plugs);
    proof = newProofSite();
    league = await winsLeague({ ...engine, open: async () => db }, { contests, proof });
    look = logKeeper({ db, clock: league.clock, contests, proof }).look;
  });
  afterEach(() => league.app.close());

  const lines = async () => {
    const { data } = await league.call('GET proof/log', { as: league.as.bob, query: { contest_id: league.contest } });
    return (data?.lines ?? []).map((line) => JSON.parse(line) as { kind: string; body: Record<string, unknown> });
  };
  const since = async (n: number) => (await lines()).slice(n);
  const give = async (entry_id: number, team_name: string) => {
    const body = { entry_id, team_name, contest_id: league.contest };
    expect(await league.call('POST ad/nflwins_save_owner', { as: league.as.carl, body })).toMatchObject({ status: 200 });
  };
  const order = async (entry_ids: number[]) => {
    const body = { entry_ids, contest_id: league.contest };
    expect(await league.call('POST ad/nflwins_draft_order', { as: league.as.carl, body })).toMatchObject({ status: 200 });
  };
  const undo = async () => {
    const body = { contest_id: league.contest };
    expect(await league.call('POST ad/nflwins_draft_undo', { as: league.as.carl, body })).toMatchObject({ status: 200 });
  };
  const checked = async () => {
    await look();
    const { data } = await league.call('GET football/footballwins_pagedata', { as: league.as.bob, query: { week: 2 } });
    await checkWins(
      league.db,
      proof,
      league.contest,
      data!.standings.data.filter((row) => row.Week === 0),
    );
  };

  it('tells the order, each team as it is drafted, what was taken back, and teams that changed hands', async () => {
    await look();
    const { ann, bob, cat } = league.entries;
    const n = (await lines()).length;
    await order([bob, ann, cat]);
    await give(bob, 'KC');
    await give(ann, 'BUF');
    await undo();
    await give(ann, 'SF');
    expect(await since(n)).toMatchObject([
      { kind: 'draft.order', body: { entries: [bob, ann, cat] } },
      { kind: 'drafted', body: { turn: 1, entry: bob, team: 'KC' } },
      { kind: 'drafted', body: { turn: 2, entry: ann, team: 'BUF' } },
      { kind: 'draft.undone', body: { turn: 2, entry: ann, team: 'BUF' } },
      { kind: 'drafted', body: { turn: 2, entry: ann, team: 'SF' } },
    ]);
    await checked();
  });

  it('tells owners that an administrator sets, and with its reason that it was taken back', async () => {
    await look();
    const { ann, bob } = league.entries;
    const n = (await lines()).length;
    await give(ann, 'BUF');
    await give(bob, 'BUF');
    const { data } = await league.call('GET ad/overrides', { as: league.as.carl, query: { contest_id: league.contest } });
    const [latest] = data!.overrides.data;
    const body = { activity_id: latest!.ID, reason: 'the wrong team' };
    expect(await league.call('POST ad/undo_override', { as: league.as.carl, body })).toMatchObject({ status: 200 });
    expect(await since(n)).toMatchObject([
      { kind: 'owner', body: { team: 'BUF', before: null, after: ann } },
      { kind: 'owner', body: { team: 'BUF', before: ann, after: bob } },
      { kind: 'owner', body: { team: 'BUF', before: bob, after: ann, reason: 'the wrong team' } },
    ]);
    await checked();
  });

  it('follows the draft over an entry that leaves, and comes back', async () => {
    await look();
    const { ann, bob, cat } = league.entries;
    await order([bob, ann, cat]);
    await give(bob, 'KC');
    const body = { entry_id: ann, user_id: league.users.ann };
    expect(await league.call('POST ad/remove_contest_entry', { as: league.as.carl, body })).toMatchObject({ status: 200 });
    await give(cat, 'SF');
    await give(cat, 'BUF');
    const known = { id: ann, contestId: league.contest, userId: league.users.ann, name: 'Ann', createdAt: 0 };
    await league.db.write((tx, invalidate) => putBackEntry(tx, invalidate, known, league.clock.now()));
    await give(ann, 'DAL');
    await checked();
  });

  it('has the results of the regular season with their weeks, whenever it begins', async () => {
    const { ann, bob } = league.entries;
    await give(ann, 'BUF');
    await give(bob, 'LA');
    await finish(league.db, league.games.bufLa, 31, 10);
    await look();
    await finish(league.db, league.games.college, 3, 7);
    await finish(league.db, league.games.kcNyj, 20, 20);
    await give(ann, 'KC');
    await look();
    league.clock.set(MONDAY);
    const [began, ...more] = await lines();
    expect(began?.body['results']).toEqual([expect.objectContaining({ teams: ['BUF', 'LA'], week: 1, score1: 31 })]);
    expect(more.map(({ kind }) => kind).slice(0, 3)).toEqual(['teams', 'owner', 'owner']);
    await checked();
  });
});
