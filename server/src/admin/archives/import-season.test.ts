import { contests as plugs } from '../../contests';
import { openContests } from '../../contests/open-contests';
import { KeptProofSite } from '../../ground/proof/proof-site';
import { describeByTurns, type TestEngine } from '../../testing/engines';
import { addAccount, basic, testSite } from '../../testing/site';
import { importSeason, type SeasonImport } from './import-season';
import { PROGRAM, siteWithSeason, textsOf } from './testing/exported-season';
import { IMPORT_LIMITS } from './zip-files';

describeByTurns('a season of another site', (engine) => {
  it('comes in with its people, shows where their seasons are, and is not taken twice', async () => {
    const origin = await siteWithSeason(engine);
    await origin.close();
    const zip = await origin.exported();
    const { here, take, people } = await otherSite(engine);

    const tried = await take(zip, { dryRun: true });
    expect(tried.taken).toMatchObject([{ name: 'League 2022', entries: 3, members: 1 }]);
    expect(await people()).toEqual([]);

    const { taken, site } = await take(zip);
    expect(taken).toEqual([{ ...tried.taken[0], log: expect.stringMatching(/^Everything fits: \d+ lines/) }]);
    expect(site).toBe(origin.proof.id);
    // Ann has the same address in this group. Bob has an account in another one, which says nothing here.
    expect(await people()).toEqual([
      ["Ann's Aces", 'Ann', false],
      ['Bob', expect.stringMatching(/^removed:\d+$/), true],
      ['Eve', expect.stringMatching(/^removed:\d+$/), true],
    ]);

    const years = (await here.call('GET utils/years', { as: basic('Ann', 'secret'), query: {} })).data!;
    expect(years.players.data.map(({ Name, mine }) => [Name, mine])).toEqual(
      expect.arrayContaining([
        ["Ann's Aces", 1],
        ['Bob', 0],
      ]),
    );
    expect(years.shelf.data.map(({ Seasons }) => Seasons)).toContain(1);
    const [archive] = years.archives.data;
    expect(archive).toMatchObject({ contest: 'Football', pool: 'League', Year: 2022, Site: site, Entries: 3 });
    expect(years.periods.data).toEqual([expect.objectContaining({ Title: 'Season', href: archive!.href })]);
    const query = { archive: archive!.ID };
    const shown = (await here.call('GET utils/archive', { as: basic('Ann', 'secret'), query })).data!;
    expect(shown.tables.data.map(({ ID }) => ID)).toEqual(expect.arrayContaining(['Standings', 'Picks', 'Messages']));
    const { log } = (await here.call('GET utils/archive_log', { as: basic('Ann', 'secret'), query })).data!;
    expect(log).toBe(textsOf(zip)[`logs/2022-football-${origin.contest}.jsonl`]);
    // Somebody of the other group, and of no group's, sees nothing.
    for (const key of ['GET utils/archive', 'GET utils/archive_log'] as const)
      expect((await here.call(key, { as: basic('Bob', 'secret'), query })).status).toBe(404);

    expect(await take(zip)).toMatchObject({ taken: [], known: ['League 2022'] });
    // A message more is no other season, and neither is a later export.
    await origin.call('POST football/smack', { as: origin.as.bob, body: { Message: 'Still here', contest_id: origin.contest } });
    expect(await take(await origin.exported())).toMatchObject({ taken: [], known: ['League 2022'] });
    await origin.call('POST ad/reopen_season', { as: origin.as.carl, body: { contest_id: origin.contest, reason: 'A score was wrong' } });
    await expect(take(await origin.exported())).rejects.toThrow('League 2022 is not closed: only closed seasons are taken.');
    await origin.close();
    await expect(take(await origin.exported())).rejects.toThrow(
      'League 2022 is here already, from an export that says something else of it.',
    );
    expect(await people()).toHaveLength(3);
    await Promise.all([origin, here].map(({ app }) => app.close()));
  });

  it('gives its people what they have played by a hand-over, and keeps them one person over its seasons', async () => {
    const origin = await siteWithSeason(engine);
    await origin.close();
    const { here, take, people } = await otherSite(engine);
    await addAccount(here.db, 'Casey', 'secret', { isAdmin: true });
    await take(await origin.exported());
    const as = basic('Casey', 'secret');
    const closed = (await here.call('GET ad/closed_accounts', { as })).data!.closed_accounts.data;
    expect(closed.map(({ entries }) => entries)).toEqual(expect.arrayContaining([['Bob, League 2022'], ['Eve, League 2022']]));
    const bob = closed.find(({ entries }) => entries[0] === 'Bob, League 2022')!;
    const handed = await here.call('POST ad/hand_over_account', { as, body: { user_id: bob.ID, email: 'rob@example.org', name: 'Rob' } });
    expect(handed.status).toBe(200);
    expect((await people())[1]).toEqual(['Bob', 'Rob', false]);

    // The year after, with the same people: whoever has the account has that season too.
    await origin.call('POST ad/copy_contest', { as: origin.as.carl, body: { contest_id: origin.contest, year: 2023 } });
    const next = (await origin.call('GET ad/contests', { as: origin.as.carl, query: {} })).data!.active_contests.data[0]!;
    origin.clock.set(origin.clock.now() + 86_400_000);
    await origin.keeper.look();
    const body = { contest_id: next.id, confirm: 1 as const };
    expect((await origin.call('POST ad/freeze_season', { as: origin.as.carl, body })).status).toBe(200);
    expect(await take(await origin.exported())).toMatchObject({ taken: [{ name: 'League 2023', members: 3 }], known: ['League 2022'] });
    const rows = await people();
    expect(rows.slice(3).map(([, user]) => user)).toEqual(rows.slice(0, 3).map(([, user]) => user));

    const years = (await here.call('GET utils/years', { as, query: { group: 1 } })).data!;
    expect(years.archives.data.map(({ Year }) => Year)).toEqual([2023, 2022]);
    const [ann, rob] = ["Ann's Aces", 'Bob'].map((name) => years.players.data.find(({ Name }) => Name === name)!.ID);
    const duel = (await here.call('GET utils/rivals', { as: basic('Ann', 'secret'), query: { player: rob } })).data!;
    expect(duel.config.data[0]).toMatchObject({ Me: ann, Rival: rob });
    expect(duel.seasons.data.map(({ Year }) => Year)).toEqual([2023, 2022]);

    // Who wishes to be named no more is not, here; what their site has signed stays as it is.
    await here.call('POST ad/close_account', { as, body: { user_id: bob.ID, names: 'former' } });
    const query = { archive: years.archives.data[1]!.ID };
    const shown = (await here.call('GET utils/archive', { as, query })).data!;
    expect(JSON.stringify(shown.tables.data[0])).toContain('A former player');
    expect(JSON.stringify(shown.tables.data.slice(0, 2))).not.toContain('"Bob"');
    await Promise.all([origin, here].map(({ app }) => app.close()));
  });

  it('goes along when its group is exported again, as it came', async () => {
    const origin = await siteWithSeason(engine);
    await origin.close();
    const first = textsOf(await origin.exported());
    const { here, take } = await otherSite(engine);
    await addAccount(here.db, 'Casey', 'secret', { isAdmin: true });
    await take(await origin.exported());
    const answer = await here.inject({ url: '/api/v1/ad/export?group_number=1', headers: { authorization: basic('Casey', 'secret') } });
    const again = textsOf(answer.rawPayload);
    const folder = `archives/${origin.proof.id}-${origin.contest}`;
    const prefix = `2022-football-${origin.contest}`;
    expect(again[`${folder}/log.jsonl`]).toBe(first[`logs/${prefix}.jsonl`]);
    expect(JSON.parse(again[`${folder}/season.json`]!)).toMatchObject({
      season: { standings: JSON.parse(first[`seasons/${prefix}.json`]!).season.standings },
    });
    expect(again['index.html']).toContain('Ann&#39;s Aces');
    expect(again['index.html']).toContain(`href="${folder}/log.jsonl"`);
    expect(again['index.html']).toContain('Mine, all of it');
    await Promise.all([origin, here].map(({ app }) => app.close()));
  });
});

/** A site with Ann in its first group under the address that she has elsewhere, and Bob in its second. */
async function otherSite(engine: TestEngine) {
  const db = await engine.open();
  const here = await testSite(db, { contests: openContests(db, plugs), proof: await KeptProofSite.of(db) });
  await addAccount(db, 'Ann', 'secret');
  await addAccount(db, 'Bob', 'secret', { groupNumber: 2 });
  const site = { db, clock: here.clock, proof: await KeptProofSite.of(db), program: PROGRAM };
  const wish: SeasonImport = { groupNumber: 1, limits: IMPORT_LIMITS, contest: undefined, dryRun: false, by: 'command line', ip: '' };
  const people = () =>
    db.read(async (tx) => {
      const rows = await tx
        .selectFrom('archive_entries')
        .innerJoin('users', 'users.id', 'user_id')
        .select(['entry_name', 'username', 'closed_at'])
        .orderBy('archive_entries.id')
        .execute();
      return rows.map((row) => [row.entry_name, row.username, row.closed_at !== null]);
    });
  return { here, db, people, take: (zip: Buffer, more: Partial<SeasonImport> = {}) => importSeason(site, zip, { ...wish, ...more }) };
}
