import type { BodyOf } from '@poolhouse/contract';
import { ensureGroup } from '../../people/groups/groups.store';
import { gamesFile } from '../../sport/imports/games-file.fixture';
import { describeByTurns } from '../../testing/engines';
import { everyRow } from '../../testing/every-row.store';
import { addAccount, basic, testSite, type TestSite } from '../../testing/site';

const admin = basic('Ada', 'secret');

describeByTurns('from nothing to the first pick', (engine) => {
  let site: TestSite;
  beforeEach(async () => {
    site = await testSite(await engine.open());
    await addAccount(site.db, 'Ada', 'secret', { isAdmin: true });
  });
  afterEach(() => site.app.close());

  const csv = gamesFile({ game_id: '2022_01_NO_ATL' }, { game_id: '2022_01_BUF_LA', away_team: 'BUF', home_team: 'LA' });
  const input = {
    name: 'Oak Street Pool',
    games: { source: 'file' as const, season: 2022, csv },
    contests: [{ contest_type: 'football' as const, name: 'Oak Street Pool', year: 2022, points_per_entry: 24, cigar_points: 42 }],
    entries: 14,
    invite: { days: 14, uses: 40 },
  };
  const setUp = (body: BodyOf<'POST ad/set_up'>) => site.call('POST ad/set_up', { as: admin, body });
  const state = async () => (await site.call('GET ad/setup', { as: admin, query: {} })).data!;

  it('makes no group that nobody has added, so that there is always a next one', async () => {
    const before = await everyRow(site.db);
    expect(await setUp({ ...input, group_number: 2_147_483_647 })).toMatchObject({
      status: 404,
      error: { fields: { group_number: 'is not known' } },
    });
    expect(await everyRow(site.db)).toEqual(before);
    // As an older version has let one be made.
    await site.db.write((tx) => ensureGroup(tx, 2_147_483_647, 0));
    expect((await site.call('POST ad/add_group', { as: admin, body: { name: 'Cousins' } })).data).toMatchObject({ id: 2 });
  });

  it('is one call, after a preview that leaves nothing', async () => {
    const empty = await everyRow(site.db);
    const before = await state();
    expect(before.steps.data.filter(({ done }) => done === 1)).toEqual([]);
    expect(before.steps.data.find(({ ID }) => ID === 'lines')).toMatchObject({ message: 'Lines come with the games.' });
    expect(before.choices.data.filter(({ built }) => built === 0).map(({ ID }) => ID)).toEqual(['bowl_mania']);
    const usual = Object.fromEntries(before.choices.data.map((row) => [row.ID, row.usual]));
    expect([usual['football'], usual['footballwins'], usual['underdogs']]).toEqual([
      { points_per_entry: '10' },
      { points_per_entry: '50', overall_points: '250, 100, 50' },
      {},
    ]);
    const preview = await setUp({ ...input, dry_run: 1 });
    expect(preview.data).toMatchObject({ games: { added: 2 }, link: '', contests: [{ id: 0, pot: 336 }] });
    expect(await everyRow(site.db)).toEqual(empty);
    const done = await setUp(input);
    expect(done.data).toMatchObject({
      message: '2 new games, 1 contest, one link',
      contests: [{ pot: 336 }],
      next: expect.stringMatching(/^\/football\/makepicks\?entry=\d+$/),
    });
    expect(done.data!.link).toContain('/join#');
    const { figures, steps } = await state();
    expect(figures.data[0]).toMatchObject({
      group_name: 'Oak Street Pool',
      season: 2022,
      games: 2,
      contests: 1,
      first_pick: done.data!.next,
    });
    expect(steps.data.filter(({ done: is }) => is === 1).map(({ ID }) => ID)).toEqual(expect.arrayContaining(['name', 'games', 'contest']));
  });

  it('is all or nothing', async () => {
    const empty = await everyRow(site.db);
    expect(await setUp({ ...input, games: { ...input.games, csv: `${csv}\nbroken` } })).toMatchObject({ status: 400 });
    expect(await setUp({ ...input, contests: [...input.contests, ...input.contests] })).toMatchObject({ status: 409 });
    expect(await setUp({ ...input, contests: [{ ...input.contests[0]!, contest_type: 'underdogs' }] })).toMatchObject({ status: 400 });
    expect(await everyRow(site.db)).toEqual(empty);
  });

  it('reads a file before it is taken, line by line', async () => {
    const load = (dry_run: 0 | 1, text = csv) =>
      site.call('POST ad/load_games', { as: admin, body: { source: 'file', season: 2022, csv: text, dry_run } });
    expect((await load(1)).data).toMatchObject({ added: 2, refused: { data: [] } });
    expect((await load(1, `${csv}\nbroken`)).data!.refused.data.length).toBeGreaterThan(0);
    expect((await load(0, `${csv}\nbroken`)).status).toBe(400);
    expect((await load(0)).data).toMatchObject({ added: 2 });
    expect((await load(0)).data).toMatchObject({ added: 0, unchanged: 2 });
  });

  it('is for a commissioner as well, but for the games', async () => {
    const cora = await addAccount(site.db, 'Cora', 'secret');
    await site.call('POST ad/grant_role', { as: admin, body: { user_id: cora, role: 'commissioner', group_number: 1 } });
    const as = basic('Cora', 'secret');
    expect((await site.call('POST ad/set_up', { as, body: input })).status).toBe(403);
    await site.call('POST ad/load_games', { as: admin, body: input.games });
    const { games: _games, ...rest } = input;
    expect((await site.call('POST ad/set_up', { as, body: rest })).status).toBe(200);
    const copied = await site.call('POST ad/copy_contest', { as, body: { contest_id: 1, year: 2023, dry_run: 1 } });
    expect(copied.data).toMatchObject({ entries: 1, message: '2023 would open with 1 entry' });
  });
});
